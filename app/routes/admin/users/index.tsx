import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { useCells } from "~/components/table/cells"
import { ExportLink } from "~/components/table/export-link"
import { FilterSelect } from "~/components/table/filters"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { roleName } from "~/services/role-name"
import { now } from "~/services/today.server"
import { personState } from "./_state"

export const handle = titled("users.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const [page, builtIn, made] = await Promise.all([
    api.list("/Users/allWithRoles", { query: new URL(args.request.url).searchParams }),
    api.get("/Roles/builtIn"),
    api.get("/Roles"),
  ])
  return {
    page,
    roles: [...builtIn, ...made].map(({ name }) => name),
    now: now().toISOString(),
    columns: columnsOf(args.request, "users"),
  }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "users", "users.see")

/** Everyone who may sign in. Administrators only. */
export default function UsersScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const can = useCan()
  const [params] = useSearchParams()
  const { page, roles, now, columns } = useLoaderData<typeof loader>()
  const states = ["suspended", "unvalidated", "inSearch"].map((state) => ({
    value: state,
    label: t(`users.states.${state}`),
  }))
  const role = roles.find((each) => each === params.get("role"))
  return (
    <>
      <PageHeader
        title={t("users.title")}
        text={t("users.text")}
        secondary={
          can("users.edit") ? (
            <ButtonLink to="limits" variant="outline">
              {t("users.quotas.title")}
            </ButtonLink>
          ) : null
        }
      />
      <ResourceTable
        label={t("users.title")}
        rows={page.rows}
        page={page}
        rowTo={(person) => person.id}
        sortedBy="username"
        search={t("users.search")}
        active={[
          ...(role ? [{ text: role, names: ["role"] }] : []),
          ...states
            .filter(({ value }) => value === params.get("state"))
            .map(({ label }) => ({ text: label, names: ["state"] })),
        ]}
        filters={
          <>
            <FilterSelect
              name="role"
              label={t("users.role")}
              options={roles.map((role) => ({ value: role, label: roleName(role, t) }))}
            />
            <FilterSelect name="state" label={t("users.state")} options={states} />
          </>
        }
        aside={can("users.export") ? <ExportLink href="users/export" /> : null}
        columnChoice
        chosen={columns}
        columns={[
          {
            name: "username",
            header: t("users.username"),
            sort: "username",
            cell: (person) => person.username,
          },
          {
            name: "name",
            header: t("users.name"),
            card: "second",
            cell: (person) => person.name,
          },
          {
            name: "roles",
            header: t("users.roles"),
            card: "small",
            cell: (person) => person.roles.map((role) => roleName(role, t)).join(", "),
          },
          {
            name: "lastConnectionAt",
            header: t("users.lastConnectionAt"),
            sort: "lastConnectionAt",
            card: "small",
            cell: (person) =>
              person.lastConnectionAt ? cells.date(person.lastConnectionAt) : t("users.neverCame"),
          },
          {
            name: "showInSearch",
            header: t("users.states.inSearch"),
            cell: (person) => t(person.showInSearch ? "form.yes" : "form.no"),
          },
          {
            name: "state",
            header: t("users.state"),
            card: "state",
            cell: (person) => {
              const { tone, state } = personState(person, now)
              return cells.status(tone, t(`users.states.${state}`))
            },
          },
        ]}
        empty={{ title: t("users.empty.title"), text: t("users.empty.text") }}
      />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("users.title")} />
}
