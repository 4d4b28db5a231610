import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterDay, FilterSelect } from "~/components/table/filters"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { auditActs } from "../../../../contract/audit"
import { changeOf } from "./_change"

export const handle = titled("audit.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return {
    page: await api.list("/Audit", { query }),
    acts: auditActs,
  }
}

/** Who did what that matters to security. Administrators only. */
export default function AuditScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const { page, acts } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={t("audit.title")} text={t("audit.text")} />
      <ResourceTable
        label={t("audit.title")}
        rows={page.rows}
        page={page}
        sortedBy="-at"
        search={t("audit.search")}
        filters={
          <>
            <FilterSelect
              name="act"
              label={t("audit.act")}
              options={acts.map((act) => ({ value: act, label: t(`audit.acts.${act}`) }))}
            />
            <FilterDay name="from" label={t("audit.from")} />
            <FilterDay name="to" label={t("audit.to")} />
          </>
        }
        aside={<ExportLink href="audit/export" />}
        columns={[
          {
            name: "act",
            header: t("audit.act"),
            cell: (entry) => t(`audit.acts.${entry.act}`),
          },
          {
            name: "at",
            header: t("audit.at"),
            sort: "at",
            card: "small",
            cell: (entry) => cells.date(entry.at),
          },
          {
            name: "actor",
            header: t("audit.actor"),
            card: "small",
            cell: (entry) => entry.actorName,
          },
          {
            name: "subject",
            header: t("audit.subject"),
            card: "second",
            cell: (entry) => entry.subjectName,
          },
          {
            name: "change",
            header: t("audit.change"),
            card: "small",
            cell: (entry) => changeOf(entry, t, i18n.language),
          },
        ]}
        empty={{ title: t("audit.empty.title"), text: t("audit.empty.text") }}
      />
    </>
  )
}
