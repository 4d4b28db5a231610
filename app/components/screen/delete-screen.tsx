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
  cancelTo: string
  version?: number
  reply?: Pick<FormReply, "problem" | "key">
}

/** The confirmation of a deletion, which names the thing. */
export function DeleteScreen({ name, consequences, cancelTo, version, reply }: DeleteScreenProps) {
  const { t } = useTranslation()
  return (
    <ConfirmPrompt
      danger
      title={t("screen.delete.title")}
      confirmLabel={t("screen.delete.confirm")}
      cancelTo={cancelTo}
      reply={reply}
      values={version === undefined ? undefined : { version }}
    >
      <p className="font-medium text-ink">
        <Unbroken>{name}</Unbroken>
      </p>
      <p className="mt-1">
        <Unbroken>{consequences ?? t("screen.delete.text")}</Unbroken>
      </p>
    </ConfirmPrompt>
  )
}
