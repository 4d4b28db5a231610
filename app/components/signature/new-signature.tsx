import { useTranslation } from "react-i18next"
import { HiddenField } from "~/components/form/hidden-field"
import type { FormConstraints, FormReply } from "~/components/form/reply"
import { FormScreen } from "~/components/screen/form-screen"
import { SignatureFields } from "./signature-fields"

interface NewSignatureProps {
  name: string
  of: "contract" | "quote"
  screen: string
  values: Record<string, unknown>
  constraints: FormConstraints
  reply?: FormReply
}

/** The form by which signatures are asked for. */
export function NewSignature({ name, of, screen, values, constraints, reply }: NewSignatureProps) {
  const { t } = useTranslation()
  return (
    <FormScreen
      title={t("signatures.new", { name })}
      text={t("signatures.newText")}
      constraints={constraints}
      defaultValue={values}
      labels="signatures"
      reply={reply}
      submitLabel={t("signatures.send")}
      cancelTo={screen}
    >
      <HiddenField name="amendmentId" />
      <SignatureFields of={of} />
      <p className="text-muted text-sm">{t("signatures.claim")}</p>
    </FormScreen>
  )
}
