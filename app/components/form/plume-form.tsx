import { FormProvider, getFormProps } from "@conform-to/react"
import { Form } from "@remix-run/react"
import { type ReactNode, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useKeptDraft } from "~/services/form/kept-draft"
import { formatDay } from "../format"
import { ButtonLink } from "../ui/button-link"
import { ErrorSummary } from "./error-summary"
import { FormContextProvider } from "./form-context"
import { useOwnAddress } from "./own-address"
import { ProblemBanner } from "./problem-banner"
import type { FormConstraints, FormReply } from "./reply"
import { SubmitButton } from "./submit-button"
import { UnsavedChanges } from "./unsaved-changes"
import { usePlumeForm } from "./use-plume-form"

export interface PlumeFormProps {
  /** What the action answered when it did not accept the form. */
  reply?: FormReply
  constraints?: FormConstraints
  /** The record as the API gives it; a `version` in it goes back hidden. */
  defaultValue?: Record<string, unknown>
  submitLabel?: string
  /** What the button says besides that it was pressed. */
  submitAs?: { name: string; value: string }
  /** What the form does takes something away. */
  danger?: boolean
  cancelTo?: string
  /** The areas of the locale keys that name the fields ("products"), the nearest first, for the error summary. */
  labels?: string | readonly string[]
  /** Who looks at it may not save it: its fields show what they hold, and nothing is sent. */
  readOnly?: boolean
  /** The form sends files. */
  files?: boolean
  /** The idempotency key, where the loader makes it; else the form makes its own. */
  formKey?: string
  /** Beside the submit button: other ways to submit. */
  moreActions?: ReactNode
  children: ReactNode
}

/** A form of ours: nothing typed in it is ever lost. */
export function PlumeForm(props: PlumeFormProps) {
  const kept = useKeptDraft()
  const reply = props.reply ?? kept
  const searched = reply?.searched
  // What a search filled in is what the form now begins with.
  const found = searched ? reply?.found?.[searched] : undefined
  const filled = found?.fill ?? found?.insert
  return <FormBody {...props} key={filled ? reply?.key : "typed"} reply={reply} />
}

function FormBody(props: PlumeFormProps) {
  const { defaultValue, reply, children } = props
  const address = useOwnAddress()
  const { t } = useTranslation()
  const { form, busy, leaving, key, errors, onInput } = usePlumeForm({ ...props, reply })
  const { labelOf, register } = useLabels(props.labels)
  const intent = reply?.result.intent
  const inserted = intent?.type === "insert" ? intent.payload.name : undefined
  // Rows that were added or moved are not judged yet.
  const judged = intent ? undefined : reply?.result.error
  const firstError = reply?.searched ?? Object.keys(judged ?? {}).find((name) => name !== "")
  const { found, files } = reply ?? {}
  const problem = reply?.problem
  const version = problem?.current?.version ?? defaultValue?.version
  const context = useMemo(
    () => ({ firstError, inserted, problem, found, files, register }),
    [firstError, inserted, problem, found, files, register],
  )
  if (props.readOnly)
    return (
      <FormProvider context={form.context}>
        <FormContextProvider value={context}>
          <p className="mb-5 text-sm text-muted">{t("form.readOnly")}</p>
          <fieldset disabled className="grid min-w-0 gap-5">
            {children}
          </fieldset>
        </FormContextProvider>
      </FormProvider>
    )
  return (
    <>
      <FormProvider context={form.context}>
        <FormContextProvider value={context}>
          <Form
            {...getFormProps(form)}
            method="post"
            action={address}
            encType={props.files ? "multipart/form-data" : undefined}
            onInput={onInput}
            className="group/form grid gap-5"
          >
            {/* Enter in a field presses the first submit button, which must not be one of a row. The
                server tells by it that Enter may have meant a search, which no empty field may stop. */}
            <button
              type="submit"
              name="_enter"
              value="1"
              className="hidden"
              aria-hidden="true"
              tabIndex={-1}
            />
            <input type="hidden" name="_key" value={key} suppressHydrationWarning />
            {version === undefined ? null : (
              <input type="hidden" name="version" value={String(version)} />
            )}
            {problem ? <ProblemBanner problem={problem} /> : null}
            <ErrorSummary errors={errors} labelOf={labelOf} idOf={(name) => `${form.id}-${name}`} />
            {children}
            <div className="flex flex-wrap items-center justify-end gap-3">
              <p className="mr-auto hidden text-sm text-muted group-has-data-required/form:block max-sm:w-full">
                {t("form.requiredNote")}
              </p>
              {props.cancelTo ? (
                <ButtonLink to={props.cancelTo} variant="ghost">
                  {t("form.cancel")}
                </ButtonLink>
              ) : null}
              {props.moreActions}
              <SubmitButton
                variant={props.danger ? "destructive" : "default"}
                busy={busy}
                {...props.submitAs}
              >
                {props.submitLabel ?? t("form.save")}
              </SubmitButton>
            </div>
          </Form>
        </FormContextProvider>
      </FormProvider>
      <UnsavedChanges leaving={leaving} />
    </>
  )
}

/** The name of a field: by the locale's convention, or as its field told once scripts run. */
function useLabels(areas: PlumeFormProps["labels"] = []) {
  const { t, i18n } = useTranslation()
  const [told, setTold] = useState<Record<string, string>>({})
  const register = useMemo(
    () => (name: string, label: string) =>
      setTold((labels) => (labels[name] === label ? labels : { ...labels, [name]: label })),
    [],
  )
  const said = (path: string) => {
    // Where texts are grouped under a field's name, the one of them that names it.
    const keys = [areas].flat().flatMap((area) => [`${area}.${path}`, `${area}.${path}.one`])
    const texts = keys
      .filter((key) => i18n.exists(key))
      .map((key) => t(key, { returnObjects: true }) as unknown)
    // What asks for more words than a path has is the name of no field.
    return texts.find((text): text is string => typeof text === "string" && !text.includes("{{"))
  }
  const labelOf = (name: string) => {
    // One of several values of a field: the field's own name.
    const field = name.replace(/\[\d+\]$/, "")
    // A field of a row, "lines[2].unit", is named after both: "Ligne 3 – Unité".
    const [, one, row, leaf] = /^(\w+)s\[(\d+)\]\.(.+)/.exec(field) ?? []
    // A cell of a month: its row, and its day.
    const [day] = /\d{4}-\d\d-\d\d$/.exec(leaf ?? "") ?? []
    if (day) return `${said(`${one}.one`)} ${Number(row) + 1} – ${formatDay(day, i18n.language)}`
    const own = field.slice(field.lastIndexOf(".") + 1)
    const named = told[field] ?? said(field) ?? said(own.replace(/Id(s?)$/, "$1")) ?? said(own)
    if (!leaf) return named
    const place = `${said(`${one}.one`) ?? said(`${one}`) ?? ""} ${Number(row) + 1}`.trim()
    return [place, said(`${one}.${leaf}`) ?? named].filter(Boolean).join(" – ")
  }
  return { labelOf, register }
}
