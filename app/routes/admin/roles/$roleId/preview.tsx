import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { acts } from "#contract/permissions"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { SectionCard } from "~/components/screen/section-card"
import { Icon } from "~/components/shell/icon"
import { groupsFor } from "~/components/shell/navigation-items"
import { settingsFor } from "~/components/shell/settings-entries"
import { ButtonLink } from "~/components/ui/button-link"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { roleName } from "~/services/role-name"
import { RightsTable } from "../_rights-table"

export const handle = titled<typeof loader>("roles.viewAs", ({ role }) => ({ name: role.name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const roleId = args.params.roleId ?? ""
  const builtIn = (await api.get("/Roles/builtIn")).find(({ name }) => name === roleId)
  // A built-in role has no page of its own to go back to.
  if (builtIn) return { role: builtIn, from: "../roles" }
  const role = await api.get("/Roles/{roleId}", { path: { roleId } })
  return { role, from: `../roles/${roleId}` }
}

/**
 * The application as someone with this role alone finds it: drawn from the role, in the name of nobody
 * but who looks. There is nothing in it to click, so nothing can be done through it.
 */
export default function RolePreviewScreen() {
  const { t } = useTranslation()
  const { role, from } = useLoaderData<typeof loader>()
  const allowed = new Set<string>(role.permissions)
  const seen = groupsFor(role.permissions)
  const hasSettings = settingsFor(role.permissions).some(({ needs }) => needs.length > 0)
  const isClosed = (menu: string) => !acts.some((act) => allowed.has(`${menu}.${act}`))
  return (
    <>
      <PageHeader
        title={t("roles.viewAs", { name: roleName(role.name, t) })}
        action={
          <ButtonLink to={from} variant="outline">
            {t("roles.leavePreview")}
          </ButtonLink>
        }
      />
      <div className="@container grid gap-6">
        <Banner title={t("roles.previewing", { name: roleName(role.name, t) })}>
          {t("roles.previewingText")}
        </Banner>
        <div className="grid items-start gap-6 @min-[48rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <SectionCard title={t("roles.previewMenus")}>
            {seen.length === 0 && !hasSettings ? (
              <p className="text-muted">{t("roles.previewNoMenu")}</p>
            ) : null}
            <div className="grid gap-4">
              {seen.map(({ name, items }) => (
                <div key={items[0]?.to}>
                  {name ? (
                    <p className="mb-1 text-muted text-sm">{t(`shell.groups.${name}`)}</p>
                  ) : null}
                  <ul className="grid gap-1">
                    {items
                      .flatMap(({ tabs }) => tabs)
                      .map(({ to }) => (
                        <li key={to} className="flex min-h-9 items-center gap-3 [&_svg]:size-5">
                          <Icon name={to} />
                          {t(`shell.screens.${to}`)}
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
              {hasSettings ? (
                <p className="flex min-h-9 items-center gap-3 [&_svg]:size-5">
                  <Icon name="settings" />
                  {t("shell.screens.settings")}
                </p>
              ) : null}
            </div>
          </SectionCard>
          <SectionCard title={t("roles.permissions")}>
            <RightsTable
              isClosed={isClosed}
              cell={(right, act) => <Allowed is={allowed.has(right)} act={act} />}
            />
          </SectionCard>
        </div>
      </div>
    </>
  )
}

/** A sign in its column; on phones, where there are no columns, what is allowed by its name. */
function Allowed({ is, act }: { is: boolean; act: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t(is ? "form.yes" : "form.no")}</span>
      {is ? (
        <span aria-hidden="true" className="inline-flex min-h-9 items-center gap-1 @max-lg:pr-3">
          <Check size={18} className="text-success" />
          <span className="@lg:hidden">{act}</span>
        </span>
      ) : (
        <span aria-hidden="true" className="text-muted @max-lg:hidden">
          –
        </span>
      )}
    </>
  )
}
