import { useFetcher } from "@remix-run/react"
import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { AssistantAnswer } from "#contract/assistant"
import type { FormReply } from "../form/reply"
import { SubmitButton } from "../form/submit-button"
import { Button } from "../ui/button"

export interface AssistantPanelProps {
  mount: string
  onClose: () => void
}

/** What the form of the assistant answers here: the answer itself, or why there is none. */
type Told = { answer: AssistantAnswer } | FormReply

/**
 * Asks beside any screen, by the form of the assistant's own page. What is proposed is confirmed on the page of its
 * answer, where the whole change stands.
 */
export function AssistantPanel({ mount, onClose }: AssistantPanelProps) {
  const { t } = useTranslation()
  const fetcher = useFetcher<Told>()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const told = fetcher.data
  const busy = fetcher.state !== "idle"
  useEffect(() => field.current?.focus(), [])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.stopPropagation()
    onClose()
  }
  return (
    <aside
      aria-label={t("assistant.title")}
      data-print="no"
      onKeyDown={onKey}
      className="fixed inset-y-0 right-0 z-50 grid w-full max-w-md content-start gap-4 overflow-y-auto border-line border-l bg-raised p-4 text-ink shadow-over"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("assistant.title")}</h2>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t("assistant.close")}
        </Button>
      </div>
      <fetcher.Form method="post" action={`${mount}/assistant?index&panel`} className="grid gap-3">
        <label htmlFor={id} className="font-medium">
          {t("assistant.text")}
        </label>
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={3}
          required
          maxLength={2000}
          onKeyDown={sendByEnter}
          aria-describedby={`${id}-hint`}
          className="rounded-control border border-line bg-surface p-2"
        />
        <p id={`${id}-hint`} className="text-muted text-sm">
          {t("assistant.questionHint")}
        </p>
        <SubmitButton busy={busy}>{t("assistant.ask")}</SubmitButton>
      </fetcher.Form>
      <div aria-live="polite" aria-busy={busy} className="grid gap-3">
        {told && !busy ? <Reply told={told} mount={mount} onFollow={onClose} /> : null}
      </div>
      <a
        href={`${mount}/assistant`}
        data-follow=""
        onClick={onClose}
        className="text-accent underline"
      >
        {t("assistant.history")}
      </a>
    </aside>
  )
}

/** Enter asks, as everywhere one writes to somebody; with Shift it begins a line. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** As many rows as the panel has room for. */
const mostRows = 6

interface ReplyProps {
  told: Told
  mount: string
  onFollow: () => void
}

function Reply({ told, mount, onFollow }: ReplyProps) {
  const { t } = useTranslation()
  if (!("answer" in told)) {
    const { problem, result } = told
    const errors = Object.values(result?.error ?? {}).flatMap((texts) => texts ?? [])
    return <p className="text-danger">{problem?.text ?? errors.join(". ")}</p>
  }
  const { id, sentence, figure, table, links, proposal, language } = told.answer
  const whole = proposal || table || told.answer.offers.length > 0
  return (
    <div lang={language} className="grid gap-3">
      <p className="wrap-anywhere">{sentence}</p>
      {figure ? <p className="font-semibold text-2xl tabular-nums">{figure}</p> : null}
      {table && !proposal ? (
        <ul className="grid gap-2 text-sm">
          {table.rows.slice(0, mostRows).map(({ cells, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be alike
            <li key={at} className="flex flex-wrap justify-between gap-x-4">
              {to ? (
                <a
                  href={`${mount}/${to}`}
                  data-follow=""
                  onClick={onFollow}
                  className="wrap-anywhere text-accent underline"
                >
                  {cells.slice(0, -1).join(" · ")}
                </a>
              ) : (
                <span className="wrap-anywhere">{cells.slice(0, -1).join(" · ")}</span>
              )}
              <span className="tabular-nums">{cells.at(-1)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {whole ? (
        <a
          href={`${mount}/assistant/${id}`}
          data-follow=""
          onClick={onFollow}
          className="font-medium text-accent underline"
        >
          {t(proposal ? "assistant.seeProposal" : "assistant.seeAnswer")}
        </a>
      ) : null}
      {links.length > 0 ? (
        <ul className="grid gap-2">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a
                href={`${mount}/${to}`}
                data-follow=""
                onClick={onFollow}
                className="wrap-anywhere inline-block min-h-6 text-accent underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
