import { useTranslation } from "react-i18next"
import { EmailFields } from "~/components/email/email-fields"
import { NoMailServer } from "~/components/email/no-mail-server"
import { FormScreen } from "~/components/screen/form-screen"
import { Button } from "~/components/ui/button"

type FormProps = React.ComponentProps<typeof FormScreen>

interface NewEmailProps extends Pick<FormProps, "constraints" | "reply"> {
  /** The names of the PDFs that go with it by themselves. */
  documents: string[]
  /** Its screen. */
  screen: string
  /** What the message begins with. */
  message: { templateId: string | null; reminder?: boolean } & NonNullable<
    FormProps["defaultValue"]
  >
  templates: { id: string; name: string }[]
  /** Whether it leaves: there is a mail server. */
  sendsMail: boolean
}

/** The form of a message that sends a bill or a quote to its client. */
export function NewEmail({
  documents,
  screen,
  message,
  templates,
  sendsMail,
  constraints,
  reply,
}: NewEmailProps) {
  const { t, i18n } = useTranslation()
  const file = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(documents)
  return (
    <FormScreen
      key={message.templateId}
      title={t(message.reminder ? "billEmail.remind" : "billEmail.new")}
      text={
        documents.length === 0
          ? t("billEmail.form")
          : t("billEmail.text", { count: documents.length, file })
      }
      constraints={constraints}
      labels="billEmail"
      files
      defaultValue={message}
      reply={reply}
      submitLabel={t("billEmail.send")}
      moreActions={
        <Button type="submit" name="draft" value="on" variant="outline">
          {t("billEmail.preview")}
        </Button>
      }
      cancelTo={screen}
    >
      {sendsMail ? null : <NoMailServer />}
      <EmailFields templates={templates} chosen={message.templateId} reminds={message.reminder} />
    </FormScreen>
  )
}
