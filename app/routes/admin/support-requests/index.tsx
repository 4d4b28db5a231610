import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { supportAccounts, supportStates } from "#contract/choices"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import type { ActiveFilter } from "~/components/table/filter-chips"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { now } from "~/services/today.server"

export const handle = titled("supportRequests.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const query = new URL(args.request.url).searchParams
  return {
    page: await api.list("/SupportRequests", { query }),
    state: supportStates.find((state) => state === query.get("state")) ?? "waiting",
    now: now().getTime(),
    columns: columnsOf(args.request, "support-requests"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) =>
  keepColumns(args, "support-requests", "supportRequests.see")

/** What people ask of those who run this installation: those that wait, the oldest first. */
export default function SupportRequestsScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const { page, state, now, columns } = useLoaderData<typeof loader>()
  const age = (at: string) => {
    const minutes = Math.floor((now - new Date(at).getTime()) / 60_000)
    if (minutes < 1) return t("supportRequests.now")
    if (minutes < 60) return t("supportRequests.minutes", { count: minutes })
    if (minutes < 1_440) return t("supportRequests.hours", { count: Math.floor(minutes / 60) })
    return t("supportRequests.days", { count: Math.floor(minutes / 1_440) })
  }
  return (
    <>
      <PageHeader
        title={t("supportRequests.title")}
        text={t("supportRequests.text")}
        secondary={
          <ButtonLink to="texts" variant="outline">
            {t("supportRequests.texts.title")}
          </ButtonLink>
        }
      />
      <States current={state} />
      <ResourceTable
        label={t("supportRequests.title")}
        rows={page.rows}
        page={page}
        rowTo={(request) => request.id}
        sortedBy="createdAt"
        search={t("supportRequests.search")}
        active={useActiveFilters()}
        filters={
          <>
            <FilterSelect
              name="account"
              label={t("supportRequests.account")}
              options={supportAccounts.map((value) => ({
                value,
                label: t(`supportRequests.accounts.${value}`),
              }))}
            />
            <FilterSelect
              name="language"
              label={t("supportRequests.language")}
              options={(["fr", "en"] as const).map((value) => ({
                value,
                label: t(`supportRequests.texts.${value}`),
              }))}
            />
          </>
        }
        aside={can("supportRequests.export") ? <ExportLink href="support-requests/export" /> : null}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "reference",
            header: t("supportRequests.reference"),
            cell: (request) => request.reference,
          },
          {
            name: "subject",
            header: t("supportRequests.subject"),
            card: "second",
            cell: (request) => request.subject ?? request.message.slice(0, 80),
          },
          {
            name: "email",
            header: t("supportRequests.email"),
            card: "small",
            cell: (request) => request.email,
          },
          {
            name: "createdAt",
            header: t("supportRequests.createdAt"),
            sort: "createdAt",
            card: "small",
            cell: (request) =>
              request.treatedAt ? cells.date(request.createdAt) : age(request.createdAt),
          },
          {
            name: "state",
            header: t("supportRequests.state"),
            card: "state",
            cell: (request) =>
              request.treatedAt
                ? cells.status("success", t("supportRequests.states.treated"))
                : cells.status("warning", t("supportRequests.states.waiting")),
          },
        ]}
        empty={{ title: t("supportRequests.empty.title"), text: t("supportRequests.empty.text") }}
      />
    </>
  )
}

/** What the list is narrowed to besides the search. */
function useActiveFilters(): ActiveFilter[] {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const account = supportAccounts.find((each) => each === params.get("account"))
  const language = (["fr", "en"] as const).find((each) => each === params.get("language"))
  return [
    ...(account ? [{ text: t(`supportRequests.accounts.${account}`), names: ["account"] }] : []),
    ...(language ? [{ text: t(`supportRequests.texts.${language}`), names: ["language"] }] : []),
  ]
}

const pill =
  "inline-flex min-h-8 items-center rounded-full border border-line px-3 text-sm hover:bg-hover aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium"

function States({ current }: { current: (typeof supportStates)[number] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("supportRequests.state")} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {supportStates.map((state) => (
          <li key={state}>
            <Link
              to={`?state=${state}`}
              aria-current={state === current ? "true" : undefined}
              className={pill}
            >
              {t(`supportRequests.lists.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("supportRequests.title")} />
}
