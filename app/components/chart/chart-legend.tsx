import type { ReactNode } from "react"

/** Names beside the marks of what is drawn; the table says the same to who does not see it. */
export function ChartLegend({ items }: { items: { name: string; sign: ReactNode }[] }) {
  if (items.length < 2) return null
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {items.map(({ name, sign }) => (
        <li key={name} className="flex items-center gap-2">
          {sign}
          {name}
        </li>
      ))}
    </ul>
  )
}
