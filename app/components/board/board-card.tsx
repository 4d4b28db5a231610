import { Form, Link } from "@remix-run/react"
import { GripVertical } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "../class-names"
import { Button, buttonVariants } from "../ui/button"
import { Select } from "../ui/input"
import type { BoardColumn, BoardItem } from "./board"
import type { BoardMoves } from "./use-board-moves"

interface BoardCardProps {
  item: BoardItem
  column: BoardColumn
  columns: BoardColumn[]
  moves: BoardMoves
  helpId: string
  /** Where a move by the form comes back to. */
  returnTo: string
}

/** A card, what moves it, and the way to its page. */
export function BoardCard(props: BoardCardProps) {
  const { item, column, columns, moves } = props
  const { t } = useTranslation()
  const card = useRef<HTMLLIElement>(null)
  const place = { item, column }
  const { draggable } = moves
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is another object each time
  useEffect(() => {
    if (!card.current || !item.movable) return
    return draggable?.(card.current, place)
  }, [draggable, item.id, item.movable, column.id])
  const isTaken = moves.taken === item.id
  return (
    <li
      ref={card}
      className={cn(
        "relative min-w-0 rounded-card border border-line bg-surface p-3 shadow-card",
        isTaken && "ring-2 ring-accent",
        moves.saving === item.id && "opacity-60",
      )}
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-medium wrap-anywhere">
          {/* It is the card that is dragged, not its address. */}
          <Link to={item.to} draggable={false} className="inline-block min-h-6 hover:underline">
            {item.title}
          </Link>
        </h3>
        {item.movable && moves.ready ? (
          <button
            id={`grip-${item.id}`}
            type="button"
            aria-label={t("board.grip", { name: item.title })}
            aria-describedby={props.helpId}
            aria-pressed={isTaken}
            onKeyDown={(event) => moves.onKey(event, place)}
            onBlur={() => isTaken && moves.leave()}
            className={cn(
              buttonVariants({ variant: "ghost", size: "icon-sm" }),
              "-mt-1 -mr-1 cursor-grab",
            )}
          >
            <GripVertical size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      <div className="mt-1 text-sm [&_.status]:whitespace-normal">{item.body}</div>
      {item.movable ? (
        <MoveForm item={item} column={column} columns={columns} returnTo={props.returnTo} />
      ) : null}
    </li>
  )
}

/** Moves a card without scripts, and whoever would rather choose from a list. */
function MoveForm({
  item,
  column,
  columns,
  returnTo,
}: Pick<BoardCardProps, "item" | "column" | "columns" | "returnTo">) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <details className="mt-2 border-t border-line pt-2 text-sm" data-print="no">
      <summary className="min-h-6 cursor-pointer text-muted hover:text-ink">
        {t("board.moveTo")}
        <span className="sr-only"> {item.title}</span>
      </summary>
      <Form
        method="post"
        action={`${item.moves}?${new URLSearchParams({ returnTo })}`}
        className="mt-2 flex flex-wrap items-center gap-2"
      >
        <input type="hidden" name="from" value={column.id} />
        <label htmlFor={id} className="sr-only">
          {t("board.column")}
        </label>
        <Select id={id} name="to" className="min-w-0 flex-1">
          {columns
            .filter((other) => other.id !== column.id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {other.title}
              </option>
            ))}
        </Select>
        <Button type="submit" variant="outline" size="sm">
          {t("board.move")}
        </Button>
      </Form>
    </details>
  )
}
