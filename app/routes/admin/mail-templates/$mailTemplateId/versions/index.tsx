import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { MailTemplateVersion } from "#contract/mail-templates"
import { formatInstant } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled<typeof loader>("mailTemplates.versions.of", ({ template }) => ({
  name: template.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "mailTemplates.see")
  const path = { mailTemplateId: args.params.mailTemplateId ?? "" }
  const [template, versions] = await Promise.all([
    api.get("/MailTemplates/{mailTemplateId}", { path }),
    api.get("/MailTemplates/{mailTemplateId}/versions", { path }),
  ])
  const { id, name, version, can } = template
  return { template: { id, name, version, can }, versions }
}

/** What a template said, by whom and when, with what changed each time. */
export default function MailTemplateVersionsScreen() {
  const { t, i18n } = useTranslation()
  const { template, versions } = useLoaderData<typeof loader>()
  const here = `../mail-templates/${template.id}`
  return (
    <>
      <PageHeader
        title={t("mailTemplates.versions.of", { name: template.name })}
        text={t("mailTemplates.versions.text")}
        action={
          <ButtonLink to={here} variant="outline">
            {t("mailTemplates.versions.back")}
          </ButtonLink>
        }
      />
      {versions.length === 0 ? (
        <EmptyState
          title={t("mailTemplates.versions.none")}
          text={t("mailTemplates.versions.noneText")}
        />
      ) : null}
      <div className="grid gap-4">
        {versions.map(({ version, at, by, changes, current }) => (
          <SectionCard
            key={version}
            title={t("mailTemplates.versions.version", { version })}
            aside={
              !current && template.can.includes("change") ? (
                <StatusButton
                  action={`${here}/versions/return`}
                  values={{ to: version, version: template.version }}
                  size="sm"
                >
                  {t("mailTemplates.versions.restore")}
                  <span className="sr-only">{` ${version}`}</span>
                </StatusButton>
              ) : null
            }
          >
            <p className="text-muted text-sm">
              {[formatInstant(at, i18n.language), by].filter(Boolean).join(" · ")}
            </p>
            <Changes changes={changes} />
          </SectionCard>
        ))}
      </div>
    </>
  )
}

/** Each field that changed, as it was and as it became. */
function Changes({ changes }: Pick<MailTemplateVersion, "changes">) {
  const { t } = useTranslation()
  const said = (field: string, value: string | null) =>
    field === "purpose" && value ? t(`mailTemplates.purposes.${value}`) : value
  return (
    <dl className="mt-2 grid gap-3">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="font-medium">{t(`mailTemplates.${field}`)}</dt>
          <dd className="break-words whitespace-pre-wrap">
            {before === null ? null : <del className="text-muted">{said(field, before)}</del>}
          </dd>
          <dd className="break-words whitespace-pre-wrap">
            {after === null ? null : <ins>{said(field, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
