import { useLocation, useSearchParams } from "@remix-run/react"
import type { FigureName, statisticTables } from "#contract/statistic-figures"
import { mountOf } from "~/services/mount"

type Query = Record<string, string | null | undefined>

/** The address of each page, with the period that one is looking at. */
export function useStatisticLinks() {
  const { pathname } = useLocation()
  const mount = mountOf(pathname)
  const [params] = useSearchParams()
  const search = (changes: Query = {}) => {
    const next = new URLSearchParams()
    for (const name of ["period", "month", "clientId", "service"]) {
      const value = name in changes ? changes[name] : params.get(name)
      if (value) next.set(name, value)
    }
    for (const name of ["figure", "table"]) {
      const value = changes[name]
      if (value) next.set(name, value)
    }
    const text = next.toString()
    return text && `?${text}`
  }
  const below = `${mount}/statistics`
  return {
    page: (path: string, changes?: Query) => `${below}${path && `/${path}`}${search(changes)}`,
    /** The page that one is on, changed so. */
    same: (changes: Query) => `${pathname}${search(changes)}`,
    /** The records behind a figure, of this period or of another. */
    rows: (figure: FigureName, changes?: Query) => `${below}/rows${search({ figure, ...changes })}`,
    table: (table: (typeof statisticTables)[number], format: "csv" | "xlsx") =>
      `${below}/table-${format}${search({ table })}`,
    file: (figure: FigureName, format: "csv" | "xlsx") => `${below}/${format}${search({ figure })}`,
    record: (path: string) => `${mount}/${path}`,
  }
}
