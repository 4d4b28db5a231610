import { Form, useSearchParams } from "@remix-run/react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { mailThemes, mailWidths } from "#contract/mail-purposes"
import { SectionCard } from "~/components/screen/section-card"
import { Button, buttonVariants } from "~/components/ui/button"
import { Select } from "~/components/ui/input"

interface Said {
  language: "fr" | "en"
  subject: string
  body: string
}

/** How a message reads in each of its languages, as text here and as mail programs show it beside. */
export function MailPreview({
  said,
  at,
  query = {},
}: {
  said: Said[]
  /** The address of the page that shows it alone. */
  at: string
  query?: Record<string, string>
}) {
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {said.map(({ language, subject, body }) => (
        <SectionCard key={language} title={t(`mailTemplates.${language}`)}>
          <ul className="mb-4 flex flex-wrap gap-2 p-0" aria-label={t("mailTemplates.looks.label")}>
            {mailWidths.flatMap((width) =>
              mailThemes.map((theme) => (
                <li key={`${width}-${theme}`} className="list-none">
                  <a
                    href={`${at}?${new URLSearchParams({ ...query, language, width, theme })}`}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonVariants({ variant: "outline", size: "sm" })}
                  >
                    {t(`mailTemplates.looks.${theme}`, { width })}
                  </a>
                </li>
              )),
            )}
          </ul>
          <div lang={language}>
            <p className="mb-3 font-semibold">{subject}</p>
            <p className="break-words whitespace-pre-wrap">{body}</p>
          </div>
        </SectionCard>
      ))}
    </div>
  )
}

/** With which record it is tried; a form without scripts. */
export function RecordChoice({
  name,
  records,
  chosen,
}: {
  name: string
  records: { id: string; number: string; clientName: string }[]
  chosen: string | undefined
}) {
  const { t } = useTranslation()
  const id = useId()
  const [params] = useSearchParams()
  if (records.length < 2) return null
  return (
    <Form method="get" className="mb-5 flex flex-wrap items-end gap-3">
      <div className="list-field">
        <label htmlFor={id}>{t("mailTemplates.tryWith")}</label>
        <Select id={id} name={name} defaultValue={params.get(name) ?? chosen} key={chosen}>
          {records.map((record) => (
            <option key={record.id} value={record.id}>
              {[record.number, record.clientName].filter(Boolean).join(" – ")}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="outline">
        {t("mailTemplates.try")}
      </Button>
    </Form>
  )
}
