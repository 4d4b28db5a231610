import { useLocation } from "@remix-run/react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Banner } from "../screen/banner"
import { BoardCard } from "./board-card"
import { useBoardMoves } from "./use-board-moves"

export interface BoardItem {
  id: string
  title: string
  /** Its own page. */
  to: string
  /** The page that moves it: it takes the fields `from` and `to`, which name columns. */
  moves: string
  movable: boolean
  body: ReactNode
}

export interface BoardColumn {
  id: string
  title: string
  /** What all of its items come to. */
  summary?: ReactNode
  items: BoardItem[]
  /** Those that the column does not show. */
  more?: ReactNode
  /** Said where it has none. */
  empty: string
  /** Nothing is dropped here at once: this page asks for more first. It is told the column as `to`. */
  asks?: (item: BoardItem) => string
}

interface BoardProps {
  label: string
  columns: BoardColumn[]
}

/**
 * Columns of cards, which are moved by a form; where scripts run, by dragging and by the keyboard too. It knows
 * nothing of what it shows.
 */
export function Board({ label, columns }: BoardProps) {
  const { t } = useTranslation()
  const moves = useBoardMoves(columns)
  const { pathname, search } = useLocation()
  const helpId = useId()
  return (
    <section aria-label={label} className="@container">
      {moves.refused ? (
        <div className="mb-4">
          <Banner tone="danger" title={moves.refused} />
        </div>
      ) : null}
      <p id={helpId} className="sr-only">
        {t("board.help")}
      </p>
      <p aria-live="assertive" className="sr-only">
        {moves.said}
      </p>
      <div className="grid grid-cols-1 items-start gap-3 @min-[44rem]:grid-cols-2 @min-[56rem]:grid-flow-col @min-[56rem]:auto-cols-[minmax(11rem,1fr)] @min-[56rem]:grid-cols-none @min-[56rem]:overflow-x-auto @min-[56rem]:pb-2">
        {columns.map((column) => (
          <section
            key={column.id}
            ref={moves.columnRef(column.id)}
            aria-labelledby={`${helpId}-${column.id}`}
            className={cn(
              "min-w-0 rounded-card border border-line bg-sunken p-3",
              moves.target === column.id && "border-accent ring-2 ring-accent",
            )}
          >
            <h2 id={`${helpId}-${column.id}`} className="font-semibold">
              {column.title}
            </h2>
            {column.summary}
            <ul className="mt-3 grid gap-3">
              {column.items.map((item) => (
                <BoardCard
                  key={item.id}
                  item={item}
                  column={column}
                  columns={columns}
                  moves={moves}
                  helpId={helpId}
                  returnTo={pathname + search}
                />
              ))}
            </ul>
            {column.items.length === 0 ? (
              <p className="text-sm text-muted">{column.empty}</p>
            ) : null}
            {column.more ? <div className="mt-3 text-sm">{column.more}</div> : null}
          </section>
        ))}
      </div>
    </section>
  )
}
