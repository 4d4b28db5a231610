import { useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { mountOf } from "~/services/mount"
import { usePermissions } from "~/services/person"
import { Breadcrumb } from "./breadcrumb"
import { Logo } from "./logo"
import { firstItem } from "./navigation-items"
import { SideForm } from "./side-form"

/** Above every screen: whose product this is, where one stands, and what one reaches from everywhere. */
export function TopBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const home = firstItem(usePermissions()) ?? ""
  return (
    <header className="shell-top" data-print="no" data-behind="">
      <a
        className="logo"
        href={`${mountOf(pathname)}/${home}`}
        aria-label={t("shell.home")}
        data-follow=""
      >
        <Logo />
      </a>
      <SideForm />
      <Breadcrumb />
      <div className="shell-tools">{children}</div>
    </header>
  )
}
