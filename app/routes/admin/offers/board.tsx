import type { LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OfferStage } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { Board, type BoardColumn } from "~/components/board/board"
import { formatMoney } from "~/components/format"
import { EmptyState } from "~/components/screen/empty-state"
import { PageHeader } from "~/components/screen/page-header"
import { FilterChips } from "~/components/table/filter-chips"
import { TableToolbar } from "~/components/table/table-toolbar"
import { isFiltered, searchWith } from "~/components/table/table-url"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { today } from "~/services/today.server"
import { askedIn, boardQuery } from "./_filter-problem.server"
import { OfferFilters, useActiveFilters } from "./_filters"
import { OpenTotals } from "./_totals"
import { OfferViews } from "./_views"
import { NextStep, OfferWorth, StageAge } from "./_worth"

export const handle = titled("offers.board")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { query, refusal } = await askedIn(args.request)
  const asked = boardQuery(query)
  const [stages, totals, sources] = await Promise.all([
    api.get("/Offers/board", { query: asked }),
    api.get("/Offers/totals", { query: asked }),
    optionNames(args.request, api, "offerSource"),
  ])
  return { stages, totals, refusal, sources: sources.choices, today: today() }
}

export default function OfferBoardScreen() {
  const { t } = useTranslation()
  const { stages, totals, refusal, sources, today } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const can = useCan()
  const active = useActiveFilters(sources)
  const words = params.get("q")
  const filters = words ? [{ text: t("table.quoted", { words }), names: ["q"] }, ...active] : active
  const add = can("offers.create") ? (
    <ButtonLink to="../offers/new">{t("offers.new")}</ButtonLink>
  ) : null
  const settings = can("offers.edit") ? (
    <ButtonLink to="../offers/settings" variant="outline">
      {t("offers.settings.title")}
    </ButtonLink>
  ) : null
  const isEmpty = !isFiltered(params) && stages.every(({ count }) => count === 0)
  const columns = useColumns(stages, today)
  return (
    <>
      <PageHeader
        title={t("offers.board")}
        text={t("offers.boardText")}
        secondary={
          <>
            {settings}
            <OfferViews current="board" />
          </>
        }
        action={add}
      />
      {isEmpty ? (
        <EmptyState title={t("offers.empty.title")} text={t("offers.empty.text")} action={add} />
      ) : (
        <>
          <div className="mb-4">
            <TableToolbar
              search={t("offers.search")}
              filters={<OfferFilters refusal={refusal} sources={sources} />}
              active={active.length}
              refused={refusal !== undefined}
              columns={[]}
            />
            <FilterChips filters={filters} />
          </div>
          {totals.count > 0 ? (
            <div className="mb-4">
              <OpenTotals totals={totals} />
            </div>
          ) : null}
          <Board label={t("offers.board")} columns={columns} />
        </>
      )}
    </>
  )
}

/** The stages as columns; what has ended asks for more than a place. */
function useColumns(stages: OfferStage[], today: string): BoardColumn[] {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const can = useCan()
  return stages.map((stage) => {
    const { state, cards, count } = stage
    const more = count - cards.length
    return {
      id: state,
      title: t(`offers.states.${state}`),
      summary: <StageSummary stage={stage} />,
      empty: t("offers.column.empty"),
      asks: isOpenStage(state)
        ? undefined
        : (item) =>
            state === "accepted" ? `../offers/${item.id}/acceptance` : `../offers/${item.id}/moves`,
      more:
        more > 0 ? (
          <Link
            to={`../offers?${searchWith(params, { state })}`}
            className="inline-block min-h-6 text-accent underline"
          >
            {t("offers.column.more", { count: more })}
          </Link>
        ) : null,
      items: cards.map((card) => ({
        id: card.id,
        title: card.title,
        to: `../offers/${card.id}`,
        moves: `../offers/${card.id}/moves`,
        movable: can("offers.edit"),
        body: (
          <ul className="grid gap-0.5 text-muted">
            <li className="text-ink">{card.clientName}</li>
            <li>
              <OfferWorth offer={card} />
            </li>
            <li>
              <StageAge offer={card} />
            </li>
            {isOpenStage(card.state) ? (
              <li>
                <NextStep offer={card} today={today} />
              </li>
            ) : null}
          </ul>
        ),
      })),
    }
  })
}

/** What all offers of a stage come to; no currency is added to another. */
function StageSummary({ stage }: { stage: OfferStage }) {
  const { t, i18n } = useTranslation()
  const money = (cents: number, currency: string) => formatMoney(cents, currency, i18n.language)
  return (
    <ul className="mt-1 text-sm text-muted">
      <li>
        {t("offers.column.count", { count: stage.count })}
        {stage.withoutValue > 0
          ? `, ${t("offers.column.withoutValue", { count: stage.withoutValue })}`
          : null}
      </li>
      {stage.totals.map(({ currency, valueHT, weightedHT }) => (
        <li key={currency}>
          {t("offers.column.value", { amount: money(valueHT, currency) })}
          <br />
          {t("offers.column.weighted", { amount: money(weightedHT, currency) })}
        </li>
      ))}
      {isOpenStage(stage.state) ? null : <li>{t("offers.column.thirtyDays")}</li>}
    </ul>
  )
}
