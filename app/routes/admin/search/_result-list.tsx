import { Link } from "@remix-run/react"
import { useId } from "react"
import { Icon } from "~/components/shell/icon"
import type { SearchResult } from "~/services/search-results"

interface ResultListProps {
  label: string
  hits: SearchResult[]
  /** Where all of them are. */
  all?: { to: string; label: string }
}

/** What was found of one kind. */
export function ResultList({ label, hits, all }: ResultListProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <h2 id={id} className="border-line border-b px-4 py-3 font-semibold">
        {label}
      </h2>
      <ul className="divide-y divide-line">
        {hits.map((hit) => (
          <li key={hit.to}>
            <Link
              to={`../${hit.to}`}
              className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-hover"
            >
              <span className="text-muted">
                <Icon name={hit.icon} />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{hit.title}</span>
                {hit.detail ? <span className="block text-muted text-sm">{hit.detail}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {all ? (
        <Link
          to={all.to}
          className="block border-line border-t px-4 py-3 font-medium text-accent text-sm -outline-offset-2 hover:bg-hover"
        >
          {all.label}
        </Link>
      ) : null}
    </section>
  )
}
