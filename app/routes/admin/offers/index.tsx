import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { stateTones } from "./_choices"
import { askedIn, boardQuery } from "./_filter-problem.server"
import { OfferFilters, useActiveFilters } from "./_filters"
import { OpenTotals } from "./_totals"
import { OfferViews } from "./_views"

export const handle = titled("offers.list")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { query, refusal } = await askedIn(args.request)
  const asked = boardQuery(query)
  // Sums are kept ready, but not those of a search: where it finds too many to count, they mean little.
  const sum = () => api.get("/Offers/totals", { query: asked })
  const [page, sources, ready] = await Promise.all([
    api.list("/Offers", { query }),
    optionNames(args.request, api, "offerSource"),
    query.has("q") ? undefined : sum(),
  ])
  const totals = ready ?? (page.atLeast ? undefined : await sum())
  const rows = page.rows.map((offer) => ({ ...offer, source: sources.read(offer.source) }))
  const choices = { refusal, sources: sources.choices }
  return {
    page: showing({ ...page, rows }, shown),
    totals,
    ...choices,
    columns: columnsOf(args.request, "offers"),
  }
}

const shown = [
  "id",
  "title",
  "clientName",
  "contactName",
  "state",
  "tjmHT",
  "expectedDays",
  "valueHT",
  "weightedHT",
  "currency",
  "source",
  "expectedStart",
  "nextAction",
  "nextActionOn",
  "modifiedAt",
] as const

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "offers", "offers.see")

export default function OffersScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, totals, refusal, sources, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const active = useActiveFilters(sources)
  const add = can("offers.create") ? <ButtonLink to="new">{t("offers.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader
        title={t("offers.list")}
        text={t("offers.text")}
        secondary={<OfferViews current="list" />}
        action={add}
      />
      <ResourceTable
        label={t("offers.list")}
        rows={page.rows}
        page={page}
        rowTo={(offer) => offer.id}
        sortedBy="-modifiedAt"
        search={t("offers.search")}
        active={active}
        filters={<OfferFilters refusal={refusal} sources={sources} />}
        refused={refusal !== undefined}
        sums={totals && totals.count > 0 ? <OpenTotals totals={totals} /> : null}
        aside={can("offers.export") ? <ExportLink href="offers/export" /> : null}
        rowName={(offer) => offer.title}
        bulk={<ExportOrDelete mayExport={can("offers.export")} mayDelete={can("offers.delete")} />}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "title",
            header: t("offers.title"),
            sort: "title",
            cell: (offer) => offer.title,
          },
          {
            name: "client",
            header: t("offers.client"),
            sort: "client",
            card: "small",
            cell: (offer) => offer.clientName,
          },
          {
            name: "contact",
            header: t("offers.contact"),
            shown: "chosen",
            cell: (offer) => offer.contactName,
          },
          {
            name: "tjmHT",
            header: t("offers.tjmHT"),
            align: "end",
            shown: "chosen",
            cell: (offer) => cells.money(offer.tjmHT, offer.currency),
          },
          {
            name: "valueHT",
            header: t("offers.valueHT"),
            sort: "valueHT",
            align: "end",
            card: "amount",
            cell: (offer) => cells.money(offer.valueHT, offer.currency),
          },
          {
            name: "weightedHT",
            header: t("offers.weightedHT"),
            align: "end",
            shown: "wide",
            cell: (offer) => cells.money(offer.weightedHT, offer.currency),
          },
          {
            name: "source",
            header: t("offers.source"),
            shown: "chosen",
            cell: ({ source }) => source,
          },
          {
            name: "expectedStart",
            header: t("offers.expectedStart"),
            sort: "expectedStart",
            shown: "chosen",
            cell: (offer) => cells.date(offer.expectedStart),
          },
          {
            name: "nextAction",
            header: t("offers.nextAction"),
            sort: "nextActionOn",
            shown: "wide",
            cell: (offer) => cells.date(offer.nextActionOn),
          },
          {
            name: "modifiedAt",
            header: t("offers.modifiedAt"),
            sort: "modifiedAt",
            shown: "chosen",
            cell: (offer) => cells.date(offer.modifiedAt),
          },
          {
            name: "state",
            header: t("offers.state"),
            card: "state",
            cell: ({ state }) => cells.status(stateTones[state], t(`offers.states.${state}`)),
          },
        ]}
        empty={{ title: t("offers.empty.title"), text: t("offers.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("offers.list")} />
}
