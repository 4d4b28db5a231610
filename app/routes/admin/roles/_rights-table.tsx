import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { acts, menus, type Permission, permissionTo } from "#contract/permissions"
import { cn } from "~/components/class-names"

interface RightsTableProps {
  /** What stands for one right: a box, or a sign. An act that does nothing in a menu has none. */
  cell: (right: Permission, act: string) => ReactNode
  /** Menus that are left out on phones, where each takes a block of its own. */
  isClosed?: (menu: (typeof menus)[number]) => boolean
}

/** Which menu, and what may be done in it. On phones, a menu's cells stand below its name. */
export function RightsTable({ cell, isClosed }: RightsTableProps) {
  const { t } = useTranslation()
  return (
    // By the room there is for text of this size, which a window's width does not tell.
    <div className="@container">
      <table className="w-full border-collapse text-sm @max-lg:block">
        <caption className="sr-only">{t("roles.permissions")}</caption>
        <thead className="text-left text-muted @max-lg:hidden">
          <tr>
            <th scope="col" className="py-2 pr-3 font-medium">
              {t("roles.menus")}
            </th>
            {acts.map((act) => (
              <th key={act} scope="col" className="px-1 py-2 text-center font-medium">
                {t(`roles.act.${act}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-lg:block">
          {menus.map((menu) => (
            <tr
              key={menu}
              className={cn("@max-lg:block @max-lg:py-2", isClosed?.(menu) && "@max-lg:hidden")}
            >
              <th
                scope="row"
                className="py-1 pr-3 text-left font-normal @max-lg:block @max-lg:font-medium"
              >
                {t(`roles.menu.${menu}`)}
              </th>
              {acts.map((act) => {
                const right = permissionTo(menu, act)
                return (
                  <td key={act} className="px-1 text-center @max-lg:inline-block @max-lg:px-0">
                    {right ? cell(right, t(`roles.act.${act}`)) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
