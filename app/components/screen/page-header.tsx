import { Link } from "@remix-run/react"
import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface Crumb {
  label: string
  to: string
}

interface PageHeaderProps {
  title: ReactNode
  /** The places above this one, the nearest last. */
  breadcrumb?: Crumb[]
  text?: ReactNode
  /** The one thing most people come here to do. */
  action?: ReactNode
  /** Everything else, quieter. */
  secondary?: ReactNode
  /** Beside the title: a status. */
  badge?: ReactNode
}

/** The page's one h1, where it stands and what one does from it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, breadcrumb, text, action, secondary, badge } = props
  return (
    <header className="mb-6">
      {breadcrumb?.length ? <Breadcrumb crumbs={breadcrumb} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl font-semibold tracking-tight">{title}</h1>
            {badge}
          </div>
          {text ? <div className="mt-1 max-w-prose text-muted">{text}</div> : null}
        </div>
        {action || secondary ? (
          <div className="flex flex-wrap items-center gap-2" data-print="no">
            {secondary}
            {action}
          </div>
        ) : null}
      </div>
    </header>
  )
}

function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("screen.breadcrumb")} className="mb-1.5">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="flex items-center gap-1">
            <Link to={crumb.to} className="inline-block min-h-6 hover:text-ink hover:underline">
              {crumb.label}
            </Link>
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
