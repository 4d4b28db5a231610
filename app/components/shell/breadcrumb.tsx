import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { useScreenName } from "~/services/page-title"
import { usePermissions } from "~/services/person"
import { Icon } from "./icon"
import { itemOf, mayOpen, placeOf } from "./navigation-items"

/**
 * Where the screen stands, read from its address and its title: the place of the navigation, the record
 * (what the title calls `name`), the screen. On phones only the nearest one above is shown, as the way
 * back.
 */
export function Breadcrumb() {
  const { t } = useTranslation()
  const screen = useScreenName()
  const permissions = usePermissions()
  if (!screen) return null
  const mount = mountOf(screen.path)
  const parts = screen.path.slice(mount.length).split("/").filter(Boolean)
  // A place may stand below another one: `cv/versions`.
  const two = parts.slice(0, 2).join("/")
  const first = itemOf(two) ? two : parts[0]
  const [record, ...deeper] = parts.slice(first?.split("/").length ?? 0)
  const item = itemOf(first)
  const above: { label: string; href: string }[] = []
  if (placeOf(first).place === "settings" && (first !== "settings" || record))
    above.push({ label: t("shell.screens.settings"), href: `${mount}/settings` })
  // Some screens below a place open for who may not see the place itself.
  if (item && item !== "profile" && mayOpen(item, permissions) && record)
    above.push({ label: t(`shell.screens.${item}`), href: `${mount}/${item}` })
  if (item && mayOpen(item, permissions) && screen.name && deeper.length > 0)
    above.push({ label: screen.name, href: `${mount}/${first}/${record}` })
  return (
    <nav className="shell-crumbs" aria-label={t("screen.breadcrumb")} data-follow="">
      <ol>
        {above.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name="back" />
              <span>{label}</span>
            </a>
            <Icon name="forward" />
          </li>
        ))}
        <li aria-current="page">
          <span>{screen.title}</span>
        </li>
      </ol>
    </nav>
  )
}
