import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { useCells } from "~/components/table/cells"
import { ListProblem } from "~/components/table/list-problem"
import { ResourceTable } from "~/components/table/resource-table"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { columnsOf, keepColumns } from "~/services/columns.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { roleName } from "~/services/role-name"
import { permissionMenus } from "./_menus"

export const handle = titled("roles.title")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const { searchParams } = new URL(args.request.url)
  // Without a length, the API tells all roles.
  const query = new URLSearchParams({ limit: "25", ...Object.fromEntries(searchParams) })
  return { page: await api.list("/Roles", { query }), columns: columnsOf(args.request, "roles") }
}

/** Which columns the list shows. */
export const action = (args: ActionFunctionArgs) => keepColumns(args, "roles", "roles.see")

/** What people may do, by role. Administrators only. */
export default function RolesScreen() {
  const { t } = useTranslation()
  const cells = useCells()
  const { page, columns } = useLoaderData<typeof loader>()
  const can = useCan()
  const add = can("roles.create") ? <ButtonLink to="new">{t("roles.new")}</ButtonLink> : null
  return (
    <>
      <PageHeader title={t("roles.title")} text={t("roles.text")} action={add} />
      <div className="grid gap-6">
        <SectionCard title={t("roles.builtIn")}>
          <dl className="grid gap-3">
            {(["admin", "freelancer"] as const).map((role) => (
              <div key={role} className="grid items-center gap-x-3 sm:grid-cols-[1fr_auto]">
                <dt className="font-medium">{roleName(role, t)}</dt>
                <dd className="text-muted">{t(`roles.builtIns.${role}`)}</dd>
                <dd className="max-sm:mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
                  <ButtonLink to={`../roles/${role}/preview`} variant="outline" size="sm">
                    {t("roles.openPreview")}
                    <span className="sr-only">{` ${roleName(role, t)}`}</span>
                  </ButtonLink>
                </dd>
              </div>
            ))}
          </dl>
        </SectionCard>
        <ResourceTable
          label={t("roles.own")}
          rows={page.rows}
          page={page}
          rowTo={(role) => role.id}
          sortedBy="name"
          search={t("roles.search")}
          columnChoice
          chosen={columns}
          columns={[
            { name: "name", header: t("roles.name"), sort: "name", cell: (role) => role.name },
            {
              name: "menus",
              header: t("roles.menus"),
              card: "small",
              cell: (role) =>
                permissionMenus(role.permissions)
                  .map((menu) => t(`roles.menu.${menu}`))
                  .join(", "),
            },
            {
              name: "members",
              header: t("roles.members"),
              align: "end",
              card: "small",
              cell: (role) => role.members,
            },
            {
              name: "changedAt",
              header: t("table.changedAt"),
              sort: "changedAt",
              shown: "wide",
              cell: (role) => cells.date(role.changedAt),
            },
          ]}
          empty={{ title: t("roles.empty.title"), text: t("roles.empty.text"), action: add }}
        />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation()
  return <ListProblem title={t("roles.title")} />
}
