import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { Icon } from "./icon"
import { groupsFor, itemOf, type NavigationItem } from "./navigation-items"
import { SideForm } from "./side-form"

/**
 * One list, wherever it stands: beside the page, at the lower edge of a phone (its four main places), or
 * opened above that edge. Which of these it is, styles decide; `<details>` holds whether it is open.
 * Plain links, for they are on every page: FollowedLinks spares them a whole load.
 */
export function Navigation() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  const mount = mountOf(pathname)
  const here = itemOf(pathname.slice(mount.length).split("/")[1])
  const seen = groupsFor(permissions)
  return (
    <nav
      className="shell-side"
      aria-label={t("shell.navigation")}
      data-follow=""
      data-print="no"
      data-drawer=""
    >
      <details className="shell-more" data-menu="">
        <summary className="shell-place">
          <Icon name="menu" />
          <span>{t("shell.menu")}</span>
          <Icon name="close" />
          <span>{t("screen.close")}</span>
        </summary>
      </details>
      <div className="shell-groups">
        {seen.map(({ name, items }) => (
          <ul key={items[0]?.to} aria-label={name ? t(`shell.groups.${name}`) : undefined}>
            {name ? (
              <li className="shell-group-name" aria-hidden="true">
                {t(`shell.groups.${name}`)}
              </li>
            ) : null}
            {items.map((item) => (
              <li key={item.to} className={item.main && "main"}>
                <ItemLink
                  href={`${mount}/${item.to}`}
                  icon={item.to}
                  label={t(`shell.screens.${item.to}`)}
                  current={pathname === `${mount}/${item.to}` ? "page" : item.to === here}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <SideForm />
    </nav>
  )
}

interface ItemLinkProps {
  href: string
  icon: NavigationItem["to"]
  label: string
  /** A screen below the place is still there, but is not the page that the link leads to. */
  current: "page" | boolean
}

function ItemLink({ href, icon, label, current }: ItemLinkProps) {
  return (
    <a className="shell-place" href={href} aria-current={current || undefined} data-discover="true">
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  )
}
