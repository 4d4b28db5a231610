import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MailPreview, RecordChoice } from "~/components/email/mail-preview"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("screen.named", ({ template }) => ({
  name: template.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const asked = new URL(args.request.url).searchParams
  const chosen = Object.fromEntries(
    kinds.flatMap((kind) => {
      const id = asked.get(`${kind}Id`)
      return id ? [[`${kind}Id`, id]] : []
    }),
  )
  const template = await api.get("/MailTemplates/{mailTemplateId}", { path })
  const trials = []
  for (const language of ["fr", "en"] as const)
    if (template[language === "fr" ? "bodyFr" : "bodyEn"] !== null)
      trials.push(
        await api.get("/MailTemplates/{mailTemplateId}/trial", {
          path,
          query: { ...chosen, language },
        }),
      )
  return { template, trials }
}

/** What a template may be tried with, and where that is. */
const kinds = ["bill", "quote", "timesheet", "contract", "contact"] as const
const places = {
  bill: "bills",
  quote: "quotes",
  timesheet: "timesheets",
  contract: "contracts",
  contact: "contacts",
} as const

/** The template as a client would read it: with the values of the newest record, or of one that is chosen. */
export default function MailTemplateScreen() {
  const { t } = useTranslation()
  const { template, trials } = useLoaderData<typeof loader>()
  const [first] = trials
  const kind = kinds.find((one) => first?.[one])
  const tried = kind && first?.[kind]
  const query: Record<string, string> = kind && tried ? { [`${kind}Id`]: tried.id } : {}
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
            {template.can.includes("change") ? (
              <StatusButton
                action={`../mail-templates/${template.id}/tests`}
                values={{ ...query, language: trials[0]?.language ?? "fr" }}
              >
                {t("billEmail.testToMe")}
              </StatusButton>
            ) : null}
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
        {kind && tried ? (
          <>
            {t(`mailTemplates.triedWith.${kind}`)}{" "}
            <Link to={`../${places[kind]}/${tried.id}`}>
              {[tried.number, tried.clientName].filter(Boolean).join(" – ")}
            </Link>
          </>
        ) : (
          t("mailTemplates.notTried")
        )}
      </p>
      {kind ? (
        <RecordChoice name={`${kind}Id`} records={first?.records ?? []} chosen={tried?.id} />
      ) : null}
      <MailPreview said={trials} at={`../mail-templates/${template.id}/preview`} query={query} />
    </>
  )
}
