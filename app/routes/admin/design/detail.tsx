import type { LoaderFunctionArgs } from "@remix-run/node"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { StatusBadge } from "~/components/screen/status-badge"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { SampleProperties, SampleTimeline, sampleName } from "./_detail-specimens"

export const handle = titled("design.screens.properties.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  return null
}

/** A page of one thing, to be opened as a page and in a side sheet. */
export default function DesignDetailScreen() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={sampleName}
        badge={<StatusBadge tone="success">{t("design.screens.badge.success")}</StatusBadge>}
      />
      <div className="grid gap-6">
        <SampleProperties />
        <SampleTimeline />
      </div>
    </>
  )
}
