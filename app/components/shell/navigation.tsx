import { Link, NavLink } from "@remix-run/react"
import {
  Building2,
  Contact,
  LayoutDashboard,
  type LucideIcon,
  Menu,
  Package,
  Palette,
  ReceiptText,
  Send,
  UserRound,
} from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useCan } from "~/services/person"
import type { Permission } from "../../../contract/permissions"

const screens: { to: string; needs: Permission; icon: LucideIcon }[] = [
  { to: "dashboard", needs: "dashboard.see", icon: LayoutDashboard },
  { to: "companies", needs: "clients.see", icon: Building2 },
  { to: "contacts", needs: "contacts.see", icon: Contact },
  { to: "products", needs: "products.see", icon: Package },
  { to: "bills", needs: "bills.see", icon: ReceiptText },
  { to: "profile", needs: "profile.see", icon: UserRound },
  { to: "outbox", needs: "outbox.see", icon: Send },
  { to: "design", needs: "design.see", icon: Palette },
]

/** Beside the page where there is room, else behind a button that needs no script. */
export function Navigation({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className="border-line border-b bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r lg:border-b-0">
      <div className="hidden px-5 pt-5 pb-3 lg:block">
        <Home />
      </div>
      <details className="group lg:hidden">
        <summary className="flex min-h-14 list-none items-center justify-between px-4 [&::-webkit-details-marker]:hidden">
          <span className="font-semibold text-lg tracking-tight">{t("general.name")}</span>
          <span className="flex items-center gap-2">
            {t("shell.menu")}
            <Menu aria-hidden="true" className="size-5" />
          </span>
        </summary>
        <div className="flex flex-col gap-2 border-line border-t pb-3">
          <Links label={t("shell.navigation")} />
          {children}
        </div>
      </details>
      <div className="hidden flex-1 flex-col justify-between gap-4 lg:flex">
        <Links label={t("shell.navigation")} />
        {children}
      </div>
    </header>
  )
}

function Home() {
  const { t } = useTranslation()
  return (
    <Link to="dashboard" className="font-semibold text-xl tracking-tight">
      {t("general.name")}
    </Link>
  )
}

function Links({ label }: { label: string }) {
  const { t } = useTranslation()
  const can = useCan()
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5 px-3 py-2">
        {screens
          .filter(({ needs }) => can(needs))
          .map(({ to, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                prefetch="intent"
                className={({ isActive }) =>
                  `flex min-h-11 items-center gap-3 rounded-control px-3 lg:min-h-10 ${
                    isActive ? "bg-accent-soft font-medium text-accent" : "hover:bg-hover"
                  }`
                }
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {t(`shell.screens.${to}`)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
