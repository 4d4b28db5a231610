import { NavLink, useLocation } from "@remix-run/react"
import { ChevronDown } from "lucide-react"
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
  const { beside, below } = shared(item.tabs, screen)
  const link = ({ to }: Tab) => (
    <NavLink key={to} to={`${mount}/${to}`} end className="shell-place">
      {t(`shell.screens.${to}`)}
    </NavLink>
  )
  return (
    <nav aria-label={t(`shell.screens.${item.place}`)} className="shell-tabs" data-print="no">
      <ul>
        {beside.map((tab) => (
          <li key={tab.to}>{link(tab)}</li>
        ))}
        {below.length > 0 ? (
          <li>
            <details className="shell-menu" data-menu="">
              <summary className="shell-place cursor-pointer">
                {t("screen.more")}
                <ChevronDown size={16} aria-hidden="true" className="ml-1 inline" />
              </summary>
              <div className="shell-panel">{below.map(link)}</div>
            </details>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

type Tab = { to: string }

/** So many stand beside a title; of more, the others lie below a button, but never the one that is shown. */
const most = 5

function shared<Of extends Tab>(tabs: readonly Of[], shown: string) {
  if (tabs.length <= most + 1) return { beside: tabs, below: [] }
  const first = tabs.slice(0, most)
  const current = tabs.find(({ to }) => to === shown)
  const beside = !current || first.includes(current) ? first : [...first.slice(0, -1), current]
  return { beside, below: tabs.filter((tab) => !beside.includes(tab)) }
}
