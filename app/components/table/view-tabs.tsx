import { Link, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { viewQuery } from "#contract/view-query"
import { useViewsAt } from "~/services/views"

/** The pinned views of the list that stands at this address, and the way to keep it as it is shown. */
export function ViewTabs({ chosen }: { chosen: string[] | undefined }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const list = useViewsAt(pathname)
  if (!list) return null
  const { area, views } = list
  const shown = viewQuery(search)
  const params = new URLSearchParams(search)
  if (chosen) params.set("columns", chosen.join("."))
  const query = viewQuery(params.toString())
  const isKept = query === "" || views.some((view) => [shown, query].includes(view.query))
  if (views.length === 0 && isKept) return null
  const tabs = [{ id: "all", name: t("views.all"), query: "" }, ...views]
  return (
    <nav aria-label={t("views.tabs")} className="list-views">
      {views.length > 0
        ? tabs.map(({ id, name, query: kept }) => (
            <a
              key={id}
              href={`?${kept}`}
              className="tab"
              aria-current={kept === shown ? "page" : undefined}
            >
              {name}
            </a>
          ))
        : null}
      {isKept ? null : (
        <Link to={`../views/new?${new URLSearchParams({ area, query })}`} className="list-keep">
          {t("views.keep")}
        </Link>
      )}
    </nav>
  )
}
