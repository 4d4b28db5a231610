import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { cards } from "#contract/areas"
import { mountOf } from "~/services/mount"
import { Icon } from "./icon"

/** The help on the place where one stands. On phones it is in the menu of the account. */
export function HelpTool() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const mount = mountOf(pathname)
  const [first] = pathname.slice(mount.length).split("/").filter(Boolean)
  const isPlace = first !== undefined && cards.some(({ screen }) => screen?.split("/")[0] === first)
  const topic = isPlace ? `/${first}` : ""
  return (
    <a
      className="shell-tool shell-help"
      href={`${mount}/help${topic}`}
      aria-label={t("help.title")}
      data-follow=""
    >
      <Icon name="help" />
    </a>
  )
}
