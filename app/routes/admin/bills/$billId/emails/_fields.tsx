import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DateTimeField } from "~/components/form/date-time-field"
import { FilesField } from "~/components/form/files-field"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { TagsField } from "~/components/form/tags-field"
import { TextField } from "~/components/form/text-field"
import { Card } from "~/components/ui/card"

interface EmailFieldsProps {
  templates: { id: string; name: string }[]
  /** The template that the words come from. */
  chosen: string | null
}

/** What a message about a bill is made of. */
export function EmailFields({ templates, chosen }: EmailFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      {templates.length > 0 ? (
        <nav aria-label={t("bills.email.templates")} className="flex flex-wrap gap-x-4 gap-y-2">
          <span className="text-muted">{t("bills.email.templates")}</span>
          {templates.map(({ id, name }) => (
            <Link key={id} to={`?template=${id}`} aria-current={id === chosen ? "true" : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <Card className="grid gap-5">
        <HiddenField name="templateId" />
        <HiddenField name="replaces" />
        <TagsField
          name="to"
          label={t("bills.email.to")}
          hint={t("bills.email.toHint")}
          inputMode="email"
          required
        />
        <TagsField name="cc" label={t("bills.email.cc")} inputMode="email" />
        <TagsField
          name="bcc"
          label={t("bills.email.bcc")}
          hint={t("bills.email.bccHint")}
          inputMode="email"
        />
        <TextField name="subject" label={t("bills.email.subject")} />
        <LongTextField name="body" label={t("bills.email.body")} rows={10} />
        <FilesField
          name="attachmentIds"
          label={t("bills.email.attachments")}
          hint={t("bills.email.attachmentsHint")}
          files="../files"
        />
        <DateTimeField
          name="sendAt"
          label={t("bills.email.sendAt")}
          hint={t("bills.email.sendAtHint")}
        />
      </Card>
    </>
  )
}
