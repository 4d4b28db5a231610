import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { subscriptionLists } from "#contract/subscriptions"
import { formatMonth } from "~/components/format"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { findOffer } from "~/services/public/prices.server"
import { tones, useDates } from "./_dates"

export const handle = titled("subscriptions.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return {
    page: await api.list("/Subscriptions", { query: new URL(args.request.url).searchParams }),
    lists: subscriptionLists,
    isFree: (await findOffer(args)) !== "plans",
  }
}

/** The subscriptions of everyone. Administrators only. */
export default function SubscriptionsScreen() {
  const { t } = useTranslation()
  const { money, status } = useCells()
  const can = useCan()
  const dates = useDates()
  const { page, lists, isFree } = useLoaderData<typeof loader>()
  const states = lists.map((value) => ({ value, label: t(`subscriptions.lists.${value}`) }))
  return (
    <>
      <PageHeader
        title={t("subscriptions.title")}
        text={t("subscriptions.text")}
        secondary={
          <ButtonLink to="months" variant="outline">
            {t("subscriptions.months.title")}
          </ButtonLink>
        }
      />
      {isFree ? <Banner title={t("subscriptions.free")} /> : null}
      <ResourceTable
        label={t("subscriptions.title")}
        rows={page.rows}
        page={page}
        rowTo={(row) => row.id}
        sortedBy="username"
        search={t("subscriptions.search")}
        active={useActive(states)}
        filters={<FilterSelect name="state" label={t("subscription.state")} options={states} />}
        aside={can("subscriptions.export") ? <ExportLink href="subscriptions/export" /> : null}
        columns={[
          {
            name: "username",
            header: t("users.username"),
            sort: "username",
            cell: (row) => row.username,
          },
          { name: "name", header: t("users.name"), card: "second", cell: (row) => row.name },
          {
            name: "state",
            header: t("subscription.state"),
            card: "state",
            cell: (row) => status(tones[row.state], t(`subscription.states.${row.state}`)),
          },
          {
            name: "dates",
            header: t("subscription.dates"),
            card: "small",
            cell: (row) => dates(row),
          },
          {
            name: "plan",
            header: t("subscriptions.plan"),
            card: "small",
            cell: (row) => row.plan,
          },
          {
            name: "priceHT",
            header: t("plans.priceHT"),
            align: "end",
            card: "amount",
            cell: (row) => money(row.priceHT),
          },
        ]}
        empty={{ title: t("subscriptions.empty.title"), text: t("subscriptions.empty.text") }}
      />
    </>
  )
}

/** The filters in force, those of the figures of a month among them. */
function useActive(states: { value: string; label: string }[]): ActiveFilter[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const [params] = useSearchParams()
  const month = (name: string) => formatMonth(params.get(name) ?? "", language)
  const became = params.get("became") === "plan" ? "became" : "endedTrials"
  return [
    ...states
      .filter(({ value }) => value === params.get("state"))
      .map(({ label }) => ({ text: label, names: ["state"] })),
    ...(params.get("trialEnded")
      ? [
          {
            text: t(`subscriptions.filters.${became}`, { month: month("trialEnded") }),
            names: ["trialEnded", "became"],
          },
        ]
      : []),
    ...(params.get("ended")
      ? [{ text: t("subscriptions.filters.ended", { month: month("ended") }), names: ["ended"] }]
      : []),
  ]
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("subscriptions.title")} />
}
