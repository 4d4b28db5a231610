import { NavLink, useLocation } from "@remix-run/react"
import { ChevronDown } from "lucide-react"
import { buttonVariants } from "../ui/button"
import type { Tab } from "./tabs"

interface SectionNavProps {
  label: string
  groups: { label: string; tabs: Tab[] }[]
}

/**
 * More pages of one thing than tabs can hold in a row: beside the page where there is room, else below a
 * button that opens without scripts and says which one is open.
 */
export function SectionNav({ label, groups }: SectionNavProps) {
  const { pathname } = useLocation()
  const current = groups
    .flatMap(({ tabs }) => tabs)
    .find(({ to }) => pathname.endsWith(to.replace("..", "")))
  return (
    <nav aria-label={label} className="section-nav">
      <details className="shell-menu" data-menu="">
        <summary className={buttonVariants({ variant: "outline", className: "w-full" })}>
          <span className="truncate">{current?.label ?? label}</span>
          <ChevronDown size={18} aria-hidden="true" className="ml-auto" />
        </summary>
      </details>
      <div className="section-list">
        {groups.map((group) => (
          <div key={group.label}>
            <p className="shell-group-name" aria-hidden="true">
              {group.label}
            </p>
            <ul aria-label={group.label}>
              {group.tabs.map((tab) => (
                <li key={tab.to}>
                  <NavLink to={tab.to} end={!tab.deep} className="shell-place">
                    {tab.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
