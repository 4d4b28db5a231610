import { useTranslation } from "react-i18next"

interface ChartTableProps {
  title: string
  /** What the rows are: "Période". */
  firstHeading: string
  columns: readonly string[]
  rows: readonly {
    name: string
    href?: string
    cells: readonly (string | null)[]
    hrefs?: readonly (string | undefined)[]
  }[]
}

/** The figures that a chart was drawn from; each leads to what it was added up from. */
export function ChartTable({ title, firstHeading, columns, rows }: ChartTableProps) {
  const { t } = useTranslation()
  return (
    <details className="chart-table mt-2 text-sm">
      <summary className="inline-flex min-h-6 items-center text-accent">
        {t("screen.chart.table")}
        <span className="sr-only">{t("screen.named", { name: title })}</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{firstHeading}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, href, cells, hrefs }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may bear one name
              <tr key={row}>
                <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]}>
                    {hrefs?.[at] && cell !== null ? <a href={hrefs[at]}>{cell}</a> : (cell ?? "–")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
