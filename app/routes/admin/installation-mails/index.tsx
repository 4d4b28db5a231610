import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mailGroups } from "#contract/mail-purposes"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { StatusBadge } from "~/components/screen/status-badge"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"

export const handle = titled("installationMails.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "installationMails.see")
  const mails = await api.get("/InstallationMails")
  return {
    groups: mailGroups.map((group) => ({
      group,
      mails: mails
        .filter((mail) => mail.group === group)
        .map(({ purpose, version }) => ({ purpose, version })),
    })),
  }
}

/** What the installation sends in its own name. Administrators only. */
export default function InstallationMailsScreen() {
  const { t } = useTranslation()
  const { groups } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("installationMails.title")} text={t("installationMails.text")} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {groups.map(({ group, mails }) => (
          <SectionCard key={group} title={t(`installationMails.groups.${group}`)}>
            <ul className="divide-y divide-line p-0">
              {mails.map(({ purpose, version }) => (
                <li key={purpose} className="flex list-none flex-wrap items-center gap-3 py-2">
                  <Link to={purpose} className="inline-block min-h-6 flex-1">
                    {t(`mailTemplates.purposes.${purpose}`)}
                  </Link>
                  {version > 0 ? (
                    <StatusBadge tone="info">
                      {t("mailTemplates.versions.version", { version })}
                    </StatusBadge>
                  ) : null}
                </li>
              ))}
            </ul>
          </SectionCard>
        ))}
      </div>
    </>
  )
}
