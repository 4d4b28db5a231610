import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Navigation as Choices } from "#contract/navigation"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { AddSheet } from "./add-sheet"
import { AppearanceForm } from "./appearance-form"
import { Icon } from "./icon"
import { ItemLink, type ItemName } from "./item-link"
import { Groups } from "./navigation-groups"
import { groupsFor, placeOf } from "./navigation-items"

/**
 * The places: beside the page, or opened above the lower edge of a phone, where a bar has the first three of them.
 * Which of these it is, styles decide; `<details>` holds whether it is open. Plain links, for they are on every
 * page: FollowedLinks spares them a whole load.
 */
export function Navigation({ choices }: { choices: Choices }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  const mount = mountOf(pathname)
  const { group, place } = placeOf(pathname.slice(mount.length).split("/")[1])
  const own = groupsFor(permissions, choices.hidden).filter(({ name }) => name !== "administration")
  const space = groupsFor(permissions).find(({ name }) => name === "administration")?.items ?? []
  const isAdministration = space.length > 0 && group === "administration"
  // Groups are opened by buttons of a form; where there is none to open, there is none to send.
  const Frame = own.some(({ name, items }) => name && items.length > 1) ? AppearanceForm : "div"
  const mains = own
    .flatMap(({ items }) => items)
    .filter(({ main }) => main)
    .sort((one, other) => (one.main ?? 0) - (other.main ?? 0))
  const link = (to: ItemName) => <ItemLink key={to} mount={mount} to={to} isHere={to === place} />
  return (
    <nav
      className="shell-side"
      aria-label={t("shell.navigation")}
      data-follow=""
      data-print="no"
      data-drawer=""
    >
      <div className="shell-bar">
        {mains.slice(0, 2).map(({ to }) => link(to))}
        <AddSheet mount={mount} />
        {mains.slice(2).map(({ to }) => link(to))}
        <details className="shell-more" data-menu="" name="shell-bar">
          <summary className="shell-place">
            <Icon name="menu" />
            <span>{t("shell.menu")}</span>
            <Icon name="close" />
            <span>{t("screen.close")}</span>
          </summary>
        </details>
      </div>
      {isAdministration ? (
        <div className="shell-groups">
          <a
            className="shell-place"
            href={`${mount}/${own[0]?.items[0]?.to ?? "settings"}`}
            data-discover="true"
          >
            <Icon name="back" />
            <span>{t("shell.ownSpace")}</span>
          </a>
          <p className="shell-group-name" id="administration">
            {t("shell.groups.administration")}
          </p>
          <ul aria-labelledby="administration">
            {space.map(({ to }) => (
              <li key={to}>{link(to)}</li>
            ))}
          </ul>
        </div>
      ) : (
        <Frame className="shell-groups">
          <Groups mount={mount} groups={own} pins={choices.pins} here={{ group, place }} />
          <ul className="shell-foot">
            <li>{link("settings")}</li>
            {space[0] ? (
              <li>
                <a className="shell-place" href={`${mount}/${space[0].to}`} data-discover="true">
                  <Icon name="administration" />
                  <span>{t("shell.groups.administration")}</span>
                </a>
              </li>
            ) : null}
          </ul>
        </Frame>
      )}
    </nav>
  )
}
