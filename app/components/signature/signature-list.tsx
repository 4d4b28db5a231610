import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { SignatureRequest } from "#contract/signatures"
import { formatDay } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { Card } from "~/components/ui/card"
import type { Tone } from "~/components/ui/tone"
import { useLanguage } from "~/components/use-language"

const tones: Record<SignatureRequest["state"], Tone> = {
  open: "info",
  signed: "success",
  refused: "danger",
  withdrawn: "neutral",
  changed: "warning",
  expired: "warning",
}

export function SignatureState({ state }: Pick<SignatureRequest, "state">) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`signatures.states.${state}`)}</StatusBadge>
}

interface SignatureListProps {
  name: string
  requests: SignatureRequest[]
  /** The screen of what is signed. */
  record: string
  mayAdd: boolean
}

/** What was asked to be signed of a contract or a quote. */
export function SignatureList({ name, requests, record, mayAdd }: SignatureListProps) {
  const { t } = useTranslation()
  const isOpen = requests.some(({ state, amendmentId }) => state === "open" && !amendmentId)
  const add =
    mayAdd && !isOpen ? (
      <ButtonLink to={`${record}/signatures/new`}>{t("signatures.ask")}</ButtonLink>
    ) : null
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader
        title={t("signatures.of", { name })}
        text={t("signatures.text")}
        action={requests.length > 0 ? add : null}
      />
      {requests.length === 0 ? (
        <EmptyState title={t("signatures.none")} text={t("signatures.noneText")} action={add} />
      ) : (
        <Card>
          <SignatureRows requests={requests} record={record} />
        </Card>
      )}
    </div>
  )
}

/** Each with its day, how many signed, and what became of it; it leads to its page. */
export function SignatureRows({
  requests,
  record,
}: Pick<SignatureListProps, "requests" | "record">) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li
          key={request.id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:bg-hover"
        >
          <span className="min-w-44 flex-1">
            <Link
              to={`${record}/signatures/${request.id}`}
              className="whole-row block font-medium hover:underline"
            >
              {t("signatures.askedOn", {
                day: formatDay(request.createdAt.slice(0, 10), language),
              })}
            </Link>
            <span className="block text-muted text-sm">
              {request.amendmentId ? `${request.title} · ` : null}
              {t("signatures.signedBy", {
                signed: request.signers.filter(({ signedAt }) => signedAt).length,
                count: request.signers.length,
              })}
            </span>
          </span>
          <SignatureState state={request.state} />
        </li>
      ))}
    </ul>
  )
}
