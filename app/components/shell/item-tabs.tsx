import { NavLink, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { groupsFor } from "./navigation-items"

/** Beside the titles of one place's lists, on phones above them, the way from each to the others. */
export function ItemTabs() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  const mount = mountOf(pathname)
  const screen = pathname.slice(mount.length + 1)
  const item = groupsFor(permissions)
    .flatMap(({ items }) => items)
    .find(({ tabs }) => tabs.some(({ to }) => to === screen))
  if (!item || item.tabs.length < 2) return null
  return (
    <nav aria-label={t(`shell.screens.${item.place}`)} className="shell-tabs" data-print="no">
      <ul>
        {item.tabs.map(({ to }) => (
          <li key={to}>
            <NavLink to={`${mount}/${to}`} end className="shell-place">
              {t(`shell.screens.${to}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
