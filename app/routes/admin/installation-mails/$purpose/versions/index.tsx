import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MailVersions } from "~/components/email/mail-versions"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { purposeOf } from "../../_purpose.server"

export const handle = titled<typeof loader>("installationMails.versions")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "installationMails.see")
  const path = { purpose: purposeOf(args) }
  const [mail, versions] = await Promise.all([
    api.get("/InstallationMails/{purpose}", { path }),
    api.get("/InstallationMails/{purpose}/versions", { path }),
  ])
  const { purpose, version, can } = mail
  return { purpose, version, mayChange: can.includes("change"), versions }
}

/** What a message of the installation said, by whom and when, with what changed each time. */
export default function InstallationMailVersionsScreen() {
  const { t } = useTranslation()
  const { purpose, version, mayChange, versions } = useLoaderData<typeof loader>()
  const here = `../installation-mails/${purpose}`
  const action = `${here}/versions/return`
  return (
    <>
      <PageHeader
        title={t("mailTemplates.versions.of", { name: t(`mailTemplates.purposes.${purpose}`) })}
        text={t("mailTemplates.versions.text")}
        secondary={
          mayChange && version > 0 ? (
            <StatusButton action={action} values={{ to: 0, version }}>
              {t("installationMails.toBuiltIn")}
            </StatusButton>
          ) : null
        }
        action={
          <ButtonLink to={here} variant="outline">
            {t("installationMails.back")}
          </ButtonLink>
        }
      />
      <MailVersions versions={versions} current={version} mayChange={mayChange} action={action} />
    </>
  )
}
