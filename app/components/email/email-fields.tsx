import { useField } from "@conform-to/react"
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
  /** It reminds of a bill. */
  reminds?: boolean
}

/** What a message is made of. */
export function EmailFields({ templates, chosen, reminds }: EmailFieldsProps) {
  const { t } = useTranslation()
  const [body] = useField<string>("body")
  // Its address is made when the message leaves.
  const variable = /{{\s*(?:lien|link)\s*}}/i.exec(body.initialValue ?? "")?.[0]
  return (
    <>
      {templates.length > 0 ? (
        <nav aria-label={t("billEmail.templates")} className="flex flex-wrap gap-x-4 gap-y-2">
          <span className="text-muted">{t("billEmail.templates")}</span>
          {templates.map(({ id, name }) => (
            <Link
              key={id}
              to={`?template=${id}`}
              aria-current={id === chosen ? "true" : undefined}
              className="inline-block min-h-6 text-accent underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {name}
            </Link>
          ))}
        </nav>
      ) : null}
      <Card className="grid gap-5">
        <HiddenField name="templateId" />
        <HiddenField name="replaces" />
        {reminds ? <HiddenField name="reminder" value="on" /> : null}
        <TagsField
          name="to"
          label={t("billEmail.to")}
          hint={t("billEmail.toHint")}
          inputMode="email"
          required
        />
        <TagsField name="cc" label={t("billEmail.cc")} inputMode="email" />
        <TagsField
          name="bcc"
          label={t("billEmail.bcc")}
          hint={t("billEmail.bccHint")}
          inputMode="email"
        />
        <TextField name="subject" label={t("billEmail.subject")} />
        <LongTextField
          name="body"
          label={t("billEmail.body")}
          hint={variable ? t("billEmail.bodyHint", { variable }) : undefined}
          rows={10}
        />
        <FilesField
          name="attachmentIds"
          label={t("billEmail.attachments")}
          hint={t("billEmail.attachmentsHint")}
          files="../files"
        />
        <DateTimeField
          name="sendAt"
          label={t("billEmail.sendAt")}
          hint={t("billEmail.sendAtHint")}
        />
      </Card>
    </>
  )
}
