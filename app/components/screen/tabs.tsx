import { NavLink } from "@remix-run/react"

export interface Tab {
  label: string
  to: string
  /** Also current below its address. */
  deep?: boolean
}

/** The pages of one thing, side by side: navigation, not panels. On phones they wrap: none is out of sight. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="mb-6 sm:border-line sm:border-b">
      <ul className="flex flex-wrap gap-1 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-1">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <NavLink to={tab.to} end={!tab.deep} className="tab">
              {tab.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
