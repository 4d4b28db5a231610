import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { acts } from "#contract/permissions"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { LinkCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { permissionMenus } from "../_menus"

export const handle = titled<typeof loader>("screen.named", ({ role }) => ({ name: role.name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const path = { roleId: args.params.roleId ?? "" }
  const builtIn = await api.get("/Roles/builtIn")
  // A built-in role has no members to list and nothing to change: what it opens is all there is.
  if (builtIn.some(({ name }) => name === path.roleId))
    throw redirect(`../roles/${path.roleId}/preview`)
  const [role, members] = await Promise.all([
    api.get("/Roles/{roleId}", { path }),
    api.get("/Roles/{roleId}/members", { path }),
  ])
  return { role, members }
}

/** What the application is like for someone with this role alone: the menus they find, and what they may do. */
export default function RoleScreen() {
  const { t } = useTranslation()
  const { role, members } = useLoaderData<typeof loader>()
  const allowed = (menu: string) =>
    acts.filter((act) => (role.permissions as string[]).includes(`${menu}.${act}`))
  return (
    <>
      <PageHeader
        title={role.name}
        text={t("roles.memberCount", { count: members.length })}
        secondary={
          role.can.includes("remove") ? (
            <ButtonLink to={`../roles/${role.id}/delete`} variant="ghost">
              {t("roles.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          role.can.includes("change") ? (
            <ButtonLink to={`../roles/${role.id}/edit`} variant="outline">
              {t("roles.change")}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <SectionCard
          title={t("roles.preview")}
          aside={
            <ButtonLink to={`../roles/${role.id}/preview`} variant="outline" size="sm">
              {t("roles.openPreview")}
            </ButtonLink>
          }
        >
          <p className="mb-4 text-muted text-sm">{t("roles.previewText")}</p>
          <dl className="grid gap-3">
            {permissionMenus(role.permissions).map((menu) => (
              <div key={menu} className="flex flex-wrap justify-between gap-x-4">
                <dt className="font-medium">{t(`roles.menu.${menu}`)}</dt>
                <dd className="text-muted">
                  {allowed(menu)
                    .map((act) => t(`roles.act.${act}`))
                    .join(", ")}
                </dd>
              </div>
            ))}
          </dl>
        </SectionCard>
        <SectionCard title={t("roles.members")}>
          {members.length === 0 ? (
            <p className="text-muted">{t("roles.noMember")}</p>
          ) : (
            <ul className="grid gap-2">
              {members.map((person) => (
                <li key={person.id}>
                  <LinkCell to={`../users/${person.id}`} needs="users.see">
                    {person.username}
                  </LinkCell>
                </li>
              ))}
            </ul>
          )}
        </SectionCard>
      </div>
    </>
  )
}
