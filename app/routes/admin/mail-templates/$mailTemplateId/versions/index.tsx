import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MailVersions } from "~/components/email/mail-versions"
import { PageHeader } from "~/components/screen/page-header"
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
  const { t } = useTranslation()
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
      <MailVersions
        versions={versions}
        current={template.version}
        mayChange={template.can.includes("change")}
        action={`${here}/versions/return`}
      />
    </>
  )
}
