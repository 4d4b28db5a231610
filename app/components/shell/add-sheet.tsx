import { useTranslation } from "react-i18next"
import { cards } from "#contract/areas"
import { usePermissions } from "~/services/person"
import { Icon } from "./icon"
import type { IconName } from "./icon-names"
import { mayOpen, type NavigationItem } from "./navigation-items"

/** On phones, what one may add, above the bar: `<details>`, which opens without scripts. */
export function AddSheet({ mount }: { mount: string }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const added = cards.filter(
    ({ name, menu = name, screen, add }) =>
      add &&
      permissions.includes(`${menu}.create`) &&
      mayOpen(screen as NavigationItem["to"], permissions),
  )
  if (added.length === 0) return null
  return (
    <details className="shell-add" data-menu="" name="shell-bar">
      <summary className="shell-place" aria-label={t("shell.add")}>
        <Icon name="add" />
      </summary>
      <section className="shell-sheet" aria-label={t("shell.add")}>
        {added.map(({ screen }) => (
          <a key={screen} className="shell-place" href={`${mount}/${screen}/new`}>
            <Icon name={screen as IconName} />
            <span>{t(`shell.adds.${screen}`)}</span>
          </a>
        ))}
      </section>
    </details>
  )
}
