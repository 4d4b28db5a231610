import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { MailPreview } from "~/components/email/mail-preview"
import { PageHeader } from "~/components/screen/page-header"
import { StatusButton } from "~/components/screen/status-button"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { purposeOf } from "../_purpose.server"

export const handle = titled<typeof loader>("installationMails.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "installationMails.see")
  const path = { purpose: purposeOf(args) }
  const mail = await api.get("/InstallationMails/{purpose}", { path })
  const trials = []
  for (const language of ["fr", "en"] as const)
    if (mail[language === "fr" ? "bodyFr" : "bodyEn"] !== null)
      trials.push(
        await api.get("/InstallationMails/{purpose}/trial", { path, query: { language } }),
      )
  const { purpose, version, can } = mail
  return { purpose, version, can, trials }
}

/** How a message of the installation reads, with the values of an example. */
export default function InstallationMailScreen() {
  const { t } = useTranslation()
  const { purpose, version, can, trials } = useLoaderData<typeof loader>()
  const here = `../installation-mails/${purpose}`
  const mayChange = can.includes("change")
  return (
    <>
      <PageHeader
        title={t(`mailTemplates.purposes.${purpose}`)}
        text={
          version > 0
            ? t("mailTemplates.versions.version", { version })
            : t("installationMails.builtIn")
        }
        secondary={
          <>
            {(mayChange ? trials : []).map(({ language }) => (
              <StatusButton key={language} action={`${here}/tests`} values={{ language }}>
                {t(language === "fr" ? "installationMails.testFr" : "installationMails.testEn")}
              </StatusButton>
            ))}
            <ButtonLink to={`${here}/versions`} variant="outline">
              {t("mailTemplates.versions.open")}
            </ButtonLink>
          </>
        }
        action={mayChange ? <ButtonLink to="edit">{t("mailTemplates.change")}</ButtonLink> : null}
      />
      <p className="mb-5 text-muted">{t("installationMails.example")}</p>
      <MailPreview said={trials} at={`${here}/preview`} />
    </>
  )
}
