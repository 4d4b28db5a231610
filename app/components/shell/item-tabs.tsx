import { NavLink, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { groupsFor } from "./navigation-items"

/** Above the lists of one place, the way from each to the others. */
export function ItemTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  const screen = pathname.slice(mountOf(pathname).length + 1)
  const item = groupsFor(permissions)
    .flatMap(({ items }) => items)
    .find(({ tabs }) => tabs.some(({ to }) => to === screen))
  if (!item || item.tabs.length < 2) return null
  return (
    <nav aria-label={t(`shell.screens.${item.place}`)} className="shell-tabs" data-print="no">
      <ul>
        {item.tabs.map(({ to }) => (
          <li key={to}>
            <NavLink to={to} end className="shell-place">
              {t(`shell.screens.${to}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
