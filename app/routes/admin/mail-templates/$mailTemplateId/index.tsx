import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ template }) => ({
  name: template.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const template = await api.get("/MailTemplates/{mailTemplateId}", { path })
  const trials = []
  for (const language of ["fr", "en"] as const)
    if (template[language === "fr" ? "bodyFr" : "bodyEn"] !== null)
      trials.push(
        await api.get("/MailTemplates/{mailTemplateId}/trial", { path, query: { language } }),
      )
  return { template, trials }
}

/** The template as a client would read it: with the values of the bill, or the quote, that was issued last. */
export default function MailTemplateScreen() {
  const { t } = useTranslation()
  const { template, trials } = useLoaderData<typeof loader>()
  const bill = trials[0]?.bill
  const quote = trials[0]?.quote
  const tried = bill ?? quote
  return (
    <>
      <PageHeader
        title={template.name}
        badge={
          template.usual ? (
            <StatusBadge tone="success">{t("mailTemplates.isUsual")}</StatusBadge>
          ) : null
        }
        text={t(`mailTemplates.purposes.${template.purpose}`)}
        secondary={
          <>
            <ButtonLink to={`../mail-templates/${template.id}/versions`} variant="outline">
              {t("mailTemplates.versions.open")}
            </ButtonLink>
            {template.can.includes("remove") ? (
              <ButtonLink
                to={`../mail-templates/${template.id}/delete`}
                variant="ghost"
                data-overlay="dialog"
              >
                {t("mailTemplates.delete")}
              </ButtonLink>
            ) : null}
          </>
        }
        action={
          template.can.includes("change") ? (
            <ButtonLink to="edit">{t("mailTemplates.change")}</ButtonLink>
          ) : null
        }
      />
      <p className="mb-5 text-muted">
        {tried ? (
          <>
            {t(bill ? "mailTemplates.triedWith" : "mailTemplates.triedWithQuote")}{" "}
            <Link to={`../${bill ? "bills" : "quotes"}/${tried.id}`}>
              {tried.number} – {tried.clientName}
            </Link>
          </>
        ) : (
          t("mailTemplates.notTried")
        )}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {trials.map(({ language, subject, body }) => (
          <SectionCard key={language} title={t(`mailTemplates.${language}`)}>
            <div lang={language}>
              <p className="mb-3 font-semibold">{subject}</p>
              <p className="break-words whitespace-pre-wrap">{body}</p>
            </div>
          </SectionCard>
        ))}
      </div>
    </>
  )
}
