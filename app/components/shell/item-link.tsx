import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "./icon"
import type { NavigationItem } from "./navigation-items"

export type ItemName = NavigationItem["to"] | "settings"

interface ItemLinkProps {
  mount: string
  to: ItemName
  /** Whether one is there: on its page, or on one below. */
  isHere: boolean
}

/** A link of the navigation. */
export function ItemLink({ mount, to, isHere }: ItemLinkProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const href = `${mount}/${to}`
  return (
    <a
      className="shell-place"
      href={href}
      // A screen below the place is still there, but is not the page that the link leads to.
      aria-current={pathname === href ? "page" : isHere || undefined}
      data-discover="true"
    >
      <Icon name={to} />
      <span>{t(`shell.screens.${to}`)}</span>
    </a>
  )
}
