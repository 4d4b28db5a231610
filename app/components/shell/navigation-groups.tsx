import { useTranslation } from "react-i18next"
import type { Navigation as Choices } from "#contract/navigation"
import { useAppearance } from "~/services/appearance/use-appearance"
import { Icon } from "./icon"
import { ItemLink } from "./item-link"
import type { groupsFor, placeOf } from "./navigation-items"

interface GroupsProps {
  mount: string
  groups: ReturnType<typeof groupsFor>
  pins: Choices["pins"]
  here: ReturnType<typeof placeOf>
}

/**
 * The places of one's own business. One group is open: the page's own, unless another one was opened since one is
 * there. Its name is a button of a form, so that it needs no scripts, and the choice is remembered.
 */
export function Groups({ mount, groups, pins, here }: GroupsProps) {
  const { t } = useTranslation()
  const [opened, where] = useAppearance().group.split(".")
  const open = here.group && where !== here.group ? here.group : opened
  const home = groups.find(({ name }) => !name)
  const seen = groups.flatMap(({ items }) => items.flatMap(({ tabs }) => tabs.map(({ to }) => to)))
  const pinned = pins.filter((pin) => seen.includes(pin))
  return (
    <ul>
      {home?.items.map(({ to, place }) => (
        <li key={to}>
          <ItemLink mount={mount} to={to} isHere={place === here.place} />
        </li>
      ))}
      {pinned.length > 0 ? (
        <li className="shell-pins">
          <ul aria-label={t("shell.pins")}>
            {pinned.map((to) => (
              <li key={to}>
                <ItemLink mount={mount} to={to} isHere={false} />
              </li>
            ))}
          </ul>
        </li>
      ) : null}
      {groups.map(({ name, items }) => {
        const places = items.map(({ to, place }) => (
          <li key={to}>
            <ItemLink mount={mount} to={to} isHere={place === here.place} />
          </li>
        ))
        // A group of which someone sees one place is that place.
        if (items.length === 1) return name ? places : null
        return name ? (
          <li key={name}>
            <button
              type="submit"
              name="group"
              value={`${open === name ? "none" : name}.${here.group ?? "none"}`}
              className="shell-place"
              aria-expanded={open === name}
              data-within={name === here.group || undefined}
            >
              <Icon name={name} />
              <span>{t(`shell.groups.${name}`)}</span>
              <Icon name="forward" />
            </button>
            <ul aria-label={t(`shell.groups.${name}`)} className="shell-group">
              {places}
            </ul>
          </li>
        ) : null
      })}
    </ul>
  )
}
