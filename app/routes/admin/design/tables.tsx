import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BulkButton } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { FilterDay, FilterSelect } from "~/components/table/filters"
import { ListProblemState } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import type { Tone } from "~/components/ui/tone"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { DesignFrame } from "./_frame"
import { Specimen } from "./_specimen"

export const handle = titled("design.tables.title")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args)
  const words = new URL(args.request.url).searchParams.get("q") ?? ""
  const rows = samples.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
  return { rows, columns: columnsOf(args.request, "design/tables") }
}

/** Which columns the sample shows. */
export async function action(args: ActionFunctionArgs) {
  await apiFor(args)
  return keepColumns(args, "design/tables")
}

const tones = ["neutral", "info", "success", "warning", "danger"] as const satisfies Tone[]
const samples = [
  { id: "1", name: "F-2026-0016", tone: tones[0], day: "2026-11-21", cents: 123_450 },
  { id: "2", name: "F-2026-0015", tone: tones[1], day: "2026-11-20", cents: 0 },
  { id: "3", name: "F-2026-0014", tone: tones[2], day: null, cents: null },
  { id: "4", name: "F-2026-0013", tone: tones[3], day: "2026-11-19T08:30:00Z", cents: -99_900 },
  { id: "5", name: "F".repeat(60), tone: tones[4], day: "2026-02-28", cents: 999_999_999_900 },
]

/** Lists: a full one, and every state in which there are no rows to show. */
export default function DesignTablesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const [params] = useSearchParams()
  const { rows, columns } = useLoaderData<typeof loader>()
  const tone = params.get("tone")
  return (
    <DesignFrame title={t("design.tables.title")}>
      <section>
        <h2 className="font-semibold text-lg">{t("design.tables.full")}</h2>
        <p className="mt-1 mb-3 max-w-prose text-muted">{t("design.tables.text")}</p>
        <ResourceTable
          label={t("design.tables.full")}
          rows={rows}
          page={{ total: 12_345, atLeast: true, from: 1, to: rows.length, next: "next" }}
          rowTo={() => "../tables"}
          sortedBy="-day"
          search={t("design.tables.search")}
          active={tone ? [{ text: tone, names: ["tone"] }] : []}
          filters={
            <>
              <FilterSelect
                name="tone"
                label={t("design.tables.state")}
                options={tones.map((value) => ({ value, label: value }))}
              />
              <FilterDay
                name="from"
                label={t("design.tables.day")}
                error={params.get("from") ? t("errors.endBeforeStart") : undefined}
              />
            </>
          }
          columnChoice
          chosen={columns}
          rowName={({ name }) => name}
          bulk={<BulkButton to="../tables">{t("design.tables.act")}</BulkButton>}
          columns={[
            {
              name: "name",
              header: t("design.tables.name"),
              sort: "name",
              cell: (row) => row.name,
            },
            {
              name: "day",
              header: t("design.tables.day"),
              sort: "day",
              card: "small",
              cell: (row) => cells.date(row.day),
            },
            {
              name: "amount",
              header: t("design.tables.amount"),
              sort: "amount",
              align: "end",
              card: "amount",
              cell: (row) => cells.money(row.cents),
            },
            {
              name: "state",
              header: t("design.tables.state"),
              card: "state",
              cell: (row) => cells.status(row.tone, row.tone),
            },
            {
              name: "id",
              header: t("design.tables.more"),
              shown: "chosen",
              cell: (row) => row.id,
            },
          ]}
          empty={{ title: t("design.tables.empty") }}
        />
      </section>
      <Specimen title={t("design.tables.failed")}>
        {() => <ListProblemState kind="failed" />}
      </Specimen>
      <Specimen title={t("design.tables.forbidden")}>
        {() => <ListProblemState kind="forbidden" />}
      </Specimen>
      <Specimen title={t("design.tables.unknown")}>
        {() => <ListProblemState kind="unknown" />}
      </Specimen>
    </DesignFrame>
  )
}
