import { useTranslation } from "react-i18next"
import type { FormReply } from "~/components/form/reply"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"

interface WithdrawSignatureProps {
  title: string
  back: string
  reply?: Pick<FormReply, "problem" | "key">
}

/** Asks before a request is called off. */
export function WithdrawSignature({ title, back, reply }: WithdrawSignatureProps) {
  const { t } = useTranslation()
  return (
    <ConfirmPrompt
      title={t("signatures.withdraw.title")}
      confirmLabel={t("signatures.withdraw.confirm")}
      cancelTo={back}
      reply={reply}
      danger
    >
      <p className="font-medium text-ink">{title}</p>
      <p className="mt-1">{t("signatures.withdraw.text")}</p>
    </ConfirmPrompt>
  )
}
