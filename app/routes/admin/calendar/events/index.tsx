import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { ExportOrDelete } from "~/components/table/bulk"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { showing } from "~/services/api-page"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { useRuleSentence } from "./_sentence"

export const handle = titled("events.list")

const shown = [
  "id",
  "title",
  "startDate",
  "startTime",
  "recurrence",
  "counted",
  "custom",
  "place",
] as const

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const page = await api.list("/Events", { query: new URL(args.request.url).searchParams })
  return { page: showing(page, shown) }
}

export default function EventsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const sentence = useRuleSentence()
  const { page } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("calendar.create") ? (
    <ButtonLink to="../calendar/events/new">{t("events.new")}</ButtonLink>
  ) : null
  return (
    <>
      <PageHeader
        title={t("events.list")}
        text={t("events.text")}
        action={add}
        secondary={
          can("calendar.create") ? (
            <ButtonLink to="../imports/new?kind=events" variant="outline">
              {t("events.import")}
            </ButtonLink>
          ) : null
        }
      />
      <ResourceTable
        label={t("events.list")}
        rows={page.rows}
        page={page}
        rowTo={(event) => event.id}
        sortedBy="-startDate"
        search={t("events.search")}
        rowName={(event) => event.title}
        bulk={
          <ExportOrDelete mayExport={can("calendar.export")} mayDelete={can("calendar.delete")} />
        }
        columns={[
          { name: "title", header: t("events.title"), sort: "title", cell: ({ title }) => title },
          {
            name: "startDate",
            header: t("events.startDate"),
            sort: "startDate",
            cell: ({ startDate }) => cells.date(startDate),
          },
          {
            name: "startTime",
            header: t("events.startTime"),
            card: "small",
            cell: ({ startTime }) => startTime,
          },
          {
            name: "recurrence",
            header: t("events.recurrence"),
            cell: ({ recurrence, counted, custom }) =>
              recurrence ? sentence(recurrence, counted) : custom ? t("events.custom") : null,
          },
          { name: "place", header: t("events.place"), cell: ({ place }) => place },
        ]}
        empty={{ title: t("events.empty.title"), text: t("events.empty.text"), action: add }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("events.list")} />
}
