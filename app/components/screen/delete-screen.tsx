import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { FormReply } from "../form/reply"
import { Unbroken } from "../unbroken"
import { ConfirmPrompt } from "./confirm-prompt"

interface DeleteScreenProps {
  /** What would be gone, as the person calls it. */
  name: string
  /** What else would be gone with it. */
  consequences?: ReactNode
  /** Why it cannot be deleted now, and what to do first: said before it is asked. */
  refusal?: ReactNode
  cancelTo: string
  version?: number
  reply?: Pick<FormReply, "problem" | "key">
}

/** The confirmation of a deletion, which names the thing. */
export function DeleteScreen(props: DeleteScreenProps) {
  const { name, consequences, refusal, cancelTo, version, reply } = props
  const { t } = useTranslation()
  return (
    <ConfirmPrompt
      danger
      title={t(refusal ? "screen.delete.refused" : "screen.delete.title")}
      confirmLabel={refusal ? null : t("screen.delete.confirm")}
      cancelTo={cancelTo}
      reply={reply}
      values={version === undefined ? undefined : { version }}
    >
      <p className="font-medium text-ink">
        <Unbroken>{name}</Unbroken>
      </p>
      <div className="mt-1">
        <Unbroken>{refusal ?? consequences ?? t("screen.delete.text")}</Unbroken>
      </div>
    </ConfirmPrompt>
  )
}
