import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatBytes, formatInstant, formatNumber } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useStatisticLinks } from "./_links"

export const handle = titled("statistics.installation.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "operations.see")
  return api.get("/Statistics/installation")
}

/** How the installation stands, in counts: nothing of anyone’s business. */
export default function InstallationScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const to = useStatisticLinks()
  const counts = useLoaderData<typeof loader>()
  const number = (count: number) => formatNumber(count, language)
  const none = t("statistics.installation.noCopy")
  return (
    <>
      <PageHeader
        title={t("statistics.installation.title")}
        text={t("statistics.installation.text")}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("statistics.installation.people")}>
          <PropertyList
            properties={[
              {
                label: t("statistics.installation.accounts"),
                value: (
                  <LinkCell to={to.record("users")} needs="users.see">
                    {number(counts.accounts)}
                  </LinkCell>
                ),
              },
              { label: t("statistics.installation.suspended"), value: number(counts.suspended) },
              { label: t("statistics.installation.trials"), value: number(counts.trials) },
              ...counts.plans.map(({ nameFr, nameEn, count }) => ({
                label: t("statistics.installation.plan", {
                  name: language === "en" ? nameEn : nameFr,
                }),
                value: number(count),
              })),
            ]}
          />
        </SectionCard>
        <SectionCard title={t("statistics.installation.state")}>
          <PropertyList
            properties={[
              {
                label: t("statistics.installation.requestsWaiting"),
                value: (
                  <LinkCell to={to.record("support-requests")} needs="supportRequests.see">
                    {number(counts.requestsWaiting)}
                  </LinkCell>
                ),
              },
              {
                label: t("statistics.installation.mailsFailing"),
                value: number(counts.mailsFailing),
              },
              {
                label: t("statistics.installation.jobsFailing"),
                value: number(counts.jobsFailing),
              },
              {
                label: t("statistics.installation.disk"),
                value: t("statistics.installation.diskUsed", {
                  used: formatBytes(counts.disk.used, language),
                  size: formatBytes(counts.disk.size, language),
                }),
              },
              {
                label: t("statistics.installation.lastCopy"),
                value: counts.lastCopy ? formatInstant(counts.lastCopy, language) : none,
              },
              {
                label: t("statistics.installation.safeUntil"),
                value: counts.safeUntil ? formatInstant(counts.safeUntil, language) : none,
              },
            ]}
          />
        </SectionCard>
      </div>
    </>
  )
}
