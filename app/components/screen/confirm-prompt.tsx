import { Form, useNavigation } from "@remix-run/react"
import { TriangleAlert } from "lucide-react"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { newFormKey } from "../form/form-key"
import { useOwnAddress } from "../form/own-address"
import { ProblemBanner } from "../form/problem-banner"
import type { FormReply } from "../form/reply"
import { SubmitButton } from "../form/submit-button"
import { ButtonLink } from "../ui/button-link"
import { Unbroken } from "../unbroken"

interface ConfirmPromptProps {
  title: ReactNode
  children?: ReactNode
  /** None where it is refused: then the page says why, and there is only the way back. */
  confirmLabel: string | null
  cancelTo: string
  danger?: boolean
  reply?: Pick<FormReply, "problem" | "key"> & Partial<Pick<FormReply, "result">>
  /** What else travels: the version. */
  values?: Record<string, string | number>
}

/** A page that asks before something that matters. Its first way out is the harmless one. */
export function ConfirmPrompt(props: ConfirmPromptProps) {
  const { reply, values = {} } = props
  const { t } = useTranslation()
  const [ownKey] = useState(newFormKey)
  const address = useOwnAddress()
  const busy = useNavigation().formMethod === "POST"
  const problem = reply?.problem ?? refusalOf(reply?.result)
  return (
    <div className="confirm mx-auto max-w-lg rounded-card border border-line bg-surface p-6 shadow-card sm:mt-8 sm:p-8">
      {props.danger ? (
        <span className="mb-4 grid size-11 place-items-center rounded-full bg-danger-soft text-danger">
          <TriangleAlert size={22} aria-hidden="true" />
        </span>
      ) : null}
      <h1 className="text-xl font-semibold">
        <Unbroken>{props.title}</Unbroken>
      </h1>
      {props.children ? (
        <div className="mt-2 text-muted">
          <Unbroken>{props.children}</Unbroken>
        </div>
      ) : null}
      {problem ? (
        <div className="mt-4">
          <ProblemBanner problem={problem} />
        </div>
      ) : null}
      <Form method="post" action={address} className="mt-6 flex flex-wrap justify-end gap-2">
        <input type="hidden" name="_key" value={reply?.key ?? ownKey} suppressHydrationWarning />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonLink to={props.cancelTo} variant="outline" data-overlay-close="">
          {t(props.confirmLabel === null ? "screen.delete.back" : "form.cancel")}
        </ButtonLink>
        {props.confirmLabel === null ? null : (
          <SubmitButton variant={props.danger ? "destructive" : "default"} busy={busy}>
            {props.confirmLabel}
          </SubmitButton>
        )}
      </Form>
    </div>
  )
}

/** What is said of a field: a question has none, so that it stands above. */
function refusalOf(result: FormReply["result"] | undefined) {
  const texts = Object.values(result?.error ?? {}).flatMap((said) => said ?? [])
  return texts.length > 0 ? { code: "invalid", text: texts.join(" ") } : undefined
}
