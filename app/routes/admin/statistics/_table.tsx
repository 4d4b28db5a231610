import type { ReactNode } from "react"

interface TableProps {
  caption: string
  heads: string[]
  rows: { id: string; cells: ReactNode[] }[]
}

/** A few figures of each client or bill; the first cell names the row. */
export function FigureTable({ caption, heads, rows }: TableProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left text-muted">
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={at ? "py-2 pl-4 text-right font-medium" : "py-2 pr-4 font-medium"}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={heads[at + 1]} className="py-2 pl-4 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
