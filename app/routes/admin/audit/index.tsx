import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type AuditAct, auditActs } from "#contract/audit"
import { formatDay } from "~/components/format"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterDay, FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { changeOf } from "./_change"
import { type AuditFilterProblem, refusalIn } from "./_filter-problem.server"

export const handle = titled("audit.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  const refusal = await refusalIn(args.request, query)
  // A period that is refused is said, and the log shown without it.
  if (refusal) for (const name of ["from", "to"]) query.delete(name)
  return {
    page: await api.list("/Audit", { query }),
    acts: auditActs,
    refusal,
    columns: columnsOf(args.request, "audit"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "audit", "audit.see")

/** Who did what that matters to security. Administrators only. */
export default function AuditScreen() {
  const { t, i18n } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { page, acts, refusal, columns } = useLoaderData<typeof loader>()
  const errorOf = (path: AuditFilterProblem["path"]) =>
    refusal?.path === path ? refusal.text : undefined
  return (
    <>
      <PageHeader title={t("audit.title")} text={t("audit.text")} />
      <ResourceTable
        label={t("audit.title")}
        rows={page.rows}
        page={page}
        sortedBy="-at"
        search={t("audit.search")}
        active={useActiveFilters(acts, refusal !== undefined)}
        refused={refusal !== undefined}
        filters={
          <>
            <FilterSelect
              name="act"
              label={t("audit.act")}
              options={acts.map((act) => ({ value: act, label: t(`audit.acts.${act}`) }))}
            />
            <FilterDay name="from" label={t("audit.from")} error={errorOf("from")} />
            <FilterDay name="to" label={t("audit.to")} error={errorOf("to")} />
          </>
        }
        aside={can("audit.export") ? <ExportLink href="audit/export" /> : null}
        columnChoice
        chosen={columns}
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

/** What the log is narrowed to besides the search; days that are refused narrow nothing. */
function useActiveFilters(acts: readonly AuditAct[], refused: boolean): ActiveFilter[] {
  const { t, i18n } = useTranslation()
  const [params] = useSearchParams()
  const act = acts.find((each) => each === params.get("act"))
  const active: ActiveFilter[] = act ? [{ text: t(`audit.acts.${act}`), names: ["act"] }] : []
  if (refused) return active
  for (const name of ["from", "to"] as const) {
    const day = params.get(name)
    const label = name === "from" ? t("audit.from") : t("audit.to")
    if (day) active.push({ text: `${label} ${formatDay(day, i18n.language)}`, names: [name] })
  }
  return active
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("audit.title")} />
}
