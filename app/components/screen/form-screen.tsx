import { FormProvider, getFormProps } from "@conform-to/react"
import { Form } from "@remix-run/react"
import { type ReactNode, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useKeptDraft } from "~/services/kept-draft"
import { ErrorSummary } from "../form/error-summary"
import { FormContextProvider } from "../form/form-context"
import { ProblemBanner } from "../form/problem-banner"
import type { FormConstraints, FormReply } from "../form/reply"
import { UnsavedChanges } from "../form/unsaved-changes"
import { usePlumeForm } from "../form/use-plume-form"
import { Button, ButtonLink } from "../ui/button"
import { PageHeader } from "./page-header"

interface FormScreenProps {
  title: string
  /** What the action answered when it did not accept the form. */
  reply?: FormReply
  constraints?: FormConstraints
  /** The record as the API gives it; a `version` in it goes back hidden. */
  defaultValue?: Record<string, unknown>
  submitLabel?: string
  cancelTo?: string
  /** The area of the locale keys that name the fields ("products"), for the error summary. */
  labels?: string
  /** The form sends files. */
  files?: boolean
  /** The idempotency key, where the loader makes it; else the form makes its own. */
  formKey?: string
  /** Below the title: what this form is for. */
  text?: ReactNode
  /** Between the title and the form: what fills it in. */
  lead?: ReactNode
  /** Beside the submit button: other ways to submit. */
  moreActions?: ReactNode
  children: ReactNode
}

/** A page that is one form: nothing typed in it is ever lost. */
export function FormScreen(props: FormScreenProps) {
  const { defaultValue, children } = props
  const kept = useKeptDraft()
  const reply = props.reply ?? kept
  const { t } = useTranslation()
  const { form, busy, leaving, key, errors, onInput } = usePlumeForm({ ...props, reply })
  const { labelOf, register } = useLabels(props.labels)
  const firstError = Object.keys(reply?.result.error ?? {}).find((name) => name !== "")
  const problem = reply?.problem
  const version = problem?.current?.version ?? defaultValue?.version
  const context = useMemo(
    () => ({ firstError, problem, register }),
    [firstError, problem, register],
  )
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeader title={props.title} text={props.text} />
      {props.lead}
      <FormProvider context={form.context}>
        <FormContextProvider value={context}>
          <Form
            {...getFormProps(form)}
            method="post"
            encType={props.files ? "multipart/form-data" : undefined}
            onInput={onInput}
            className="grid gap-5"
          >
            {/* Enter in a field presses the first submit button, which must not be one of a row. */}
            <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
            <input type="hidden" name="_key" value={key} suppressHydrationWarning />
            {version === undefined ? null : (
              <input type="hidden" name="version" value={String(version)} />
            )}
            {problem ? <ProblemBanner problem={problem} /> : null}
            <ErrorSummary errors={errors} labelOf={labelOf} idOf={(name) => `${form.id}-${name}`} />
            {children}
            <div className="flex flex-wrap items-center justify-end gap-3">
              <p className="mr-auto text-sm text-muted">{t("form.requiredNote")}</p>
              {props.cancelTo ? (
                <ButtonLink to={props.cancelTo} variant="quiet">
                  {t("form.cancel")}
                </ButtonLink>
              ) : null}
              {props.moreActions}
              <Button type="submit" busy={busy}>
                {props.submitLabel ?? t("form.save")}
              </Button>
            </div>
          </Form>
        </FormContextProvider>
      </FormProvider>
      <UnsavedChanges leaving={leaving} />
    </div>
  )
}

/** The name of a field: by the locale's convention, or as its field told once scripts run. */
function useLabels(area: string | undefined) {
  const { t, i18n } = useTranslation()
  const [told, setTold] = useState<Record<string, string>>({})
  const register = useMemo(
    () => (name: string, label: string) =>
      setTold((labels) => (labels[name] === label ? labels : { ...labels, [name]: label })),
    [],
  )
  const labelOf = (name: string) => {
    const leaf = name.split(".").at(-1)?.replace(/Id$/, "")
    const key = `${area}.${leaf}`
    return told[name] ?? (area && i18n.exists(key) ? t(key) : undefined)
  }
  return { labelOf, register }
}
