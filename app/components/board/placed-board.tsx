import { memo, type ReactNode, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Banner } from "../screen/banner"
import { useHydrated } from "../use-hydrated"
import { usePlaceDrag } from "./use-place-drag"
import { cardId, usePlacedMoves } from "./use-placed-moves"

export interface PlacedItem {
  id: string
  title: string
  /** Its own page. */
  to: string
  /** The page that asks where it goes; without one it stays. */
  place?: string
  /** Of the palette of swatches. */
  color?: string | null
  body?: ReactNode
}

export interface PlacedColumn {
  id: string
  title: string
  color?: string
  /** How many there are, in words too. */
  summary?: ReactNode
  items: PlacedItem[]
  /** How many there are, where it does not show them all. */
  total?: number
  more?: ReactNode
  empty: string
  /** Its cards are not shown. */
  collapsed?: boolean
}

interface PlacedBoardProps {
  label: string
  columns: PlacedColumn[]
  /** Takes the fields `columnId`, `afterId` and `beforeId`, and answers with a problem or nothing. */
  moves: (id: string) => string
}

/**
 * Columns of cards that have an order: a card goes to a place by the page behind its link; where scripts run, by
 * dragging and by the keyboard too. Boxes named `id` let a form around it take several. It knows nothing of what it
 * shows, and a card is few elements: boards have hundreds.
 */
export function PlacedBoard({ label, columns, moves: addressOf }: PlacedBoardProps) {
  const { t } = useTranslation()
  const board = useRef<HTMLElement>(null)
  const helpId = useId()
  const hydrated = useHydrated()
  const moves = usePlacedMoves(columns, addressOf)
  const over = usePlaceDrag(board, moves.move, moves.shown)
  return (
    // One handler for hundreds of links, which are what has the focus.
    <section
      ref={board}
      aria-label={label}
      data-follow=""
      onKeyDown={moves.onKeyDown}
      onBlur={moves.onBlur}
    >
      {moves.refused ? (
        <div className="sticky top-16 z-10 mb-4">
          <Banner tone="danger" title={moves.refused.why}>
            {moves.refused.back}
          </Banner>
        </div>
      ) : null}
      {/* Without scripts a card is moved by its own page. */}
      <p id={helpId} className="sr-only">
        {hydrated ? t("board.placesHelp") : null}
      </p>
      <p aria-live="assertive" className="sr-only">
        {moves.said}
      </p>
      <div className="grid grid-cols-1 items-start gap-3 pb-2 sm:auto-cols-[minmax(14rem,1fr)] sm:grid-flow-col sm:grid-cols-none sm:overflow-x-auto">
        {moves.shown.map((column) => (
          <Column
            key={column.id}
            column={column}
            helpId={helpId}
            held={column.items.some(({ id }) => id === moves.held) ? moves.held : undefined}
            dropAt={over?.columnId === column.id ? over.at : undefined}
          />
        ))}
      </div>
    </section>
  )
}

interface ColumnProps {
  column: PlacedColumn
  helpId: string
  held: string | undefined
  /** A card that is dragged would go behind so many. */
  dropAt: number | undefined
}

const Column = memo(function Column({ column, helpId, held, dropAt }: ColumnProps) {
  const titleId = `${helpId}-${column.id}`
  const isOver = dropAt !== undefined
  return (
    <section
      data-column={column.id}
      aria-labelledby={titleId}
      className={cn(
        "min-w-0 rounded-card border border-line bg-sunken p-3",
        column.color && `swatch-${column.color} border-t-4 border-t-(--swatch)`,
        isOver && "ring-2 ring-accent",
      )}
    >
      <h2 id={titleId} className="font-semibold wrap-anywhere">
        {column.title}
      </h2>
      {column.summary}
      {/* One that is carried over it, or was just put into it, is seen all the same. */}
      {column.collapsed && column.items.length === 0 ? null : (
        <>
          <ul className="mt-3 grid gap-2">
            {column.items.map((item, at) => (
              <Card
                key={item.id}
                item={item}
                helpId={helpId}
                isHeld={item.id === held}
                isBelow={dropAt === at}
              />
            ))}
          </ul>
          {column.items.length === 0 ? <p className="text-sm text-muted">{column.empty}</p> : null}
          {isOver && dropAt >= column.items.length ? (
            <p className="mt-2 h-1 rounded-full bg-accent" />
          ) : null}
        </>
      )}
      {column.more ? <div className="mt-3 text-sm">{column.more}</div> : null}
    </section>
  )
})

interface CardProps {
  item: PlacedItem
  helpId: string
  isHeld: boolean
  isBelow: boolean
}

const Card = memo(function Card({ item, helpId, isHeld, isBelow }: CardProps) {
  const { t } = useTranslation()
  return (
    <li
      data-card={item.place ? item.id : undefined}
      className={cn(
        "flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1 rounded-card border border-line p-2.5 shadow-card",
        item.color
          ? `swatch-${item.color} bg-[color-mix(in_oklab,var(--swatch)_14%,var(--surface))]`
          : "bg-surface",
        isHeld && "ring-2 ring-accent",
        isBelow && "border-t-4 border-t-accent",
      )}
    >
      {item.place ? (
        <input
          type="checkbox"
          name="id"
          value={item.id}
          aria-label={item.title}
          className="mt-1 size-4.5"
        />
      ) : null}
      <a
        id={cardId(item.id)}
        href={item.to}
        draggable={false}
        aria-describedby={item.place ? helpId : undefined}
        className="min-h-6 min-w-0 flex-1 font-medium wrap-anywhere hover:underline"
      >
        {item.title}
      </a>
      {item.body}
      {item.place ? (
        <a
          href={item.place}
          draggable={false}
          aria-label={`${t("board.moveTo")} ${item.title}`}
          className="ml-auto min-h-6 text-muted text-sm hover:text-ink hover:underline"
          data-print="no"
        >
          {t("board.moveTo")}
        </a>
      ) : null}
    </li>
  )
})
