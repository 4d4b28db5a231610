import { useRevalidator } from "@remix-run/react"
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { postForm } from "../form/post-form"
import type { PlacedColumn } from "./placed-board"
import {
  countWith,
  type Move,
  moveTo,
  neighbour,
  type Place,
  placeOf,
  stepped,
  withCardAt,
  withMove,
} from "./places"

/** A card that the keyboard has taken, where it is shown now. */
interface Held extends Place {
  id: string
}

/** A move, and what its card is called: it may be gone when the answer comes. */
interface Named extends Move {
  title: string
}

interface Answer {
  problem?: { text: string }
}

/** As the names of cards' elements begin. */
const prefix = "card-"
export const cardId = (id: string) => `${prefix}${id}`

/**
 * How cards are moved over places where scripts run: shown at once, sent one after the other, and put back with the
 * reason where one is refused.
 */
export function usePlacedMoves(columns: PlacedColumn[], addressOf: (id: string) => string) {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  const [queue, setQueue] = useState<Named[]>([])
  const [held, setHeld] = useState<Held>()
  const [said, setSaid] = useState("")
  const [refused, setRefused] = useState<{ why: string; back: string }>()
  // Sent, taken, and shown anew: only then the next one goes.
  const stage = useRef<"waits" | "sent" | "taken" | "shown">("waits")
  const before = useRef(columns)
  const kept = useMemo(() => queue.reduce(withMove<Item, PlacedColumn>, columns), [columns, queue])
  const shown = useMemo(
    () => (held ? withCardAt<Item, PlacedColumn>(kept, held.id, held) : kept),
    [kept, held],
  )
  const itemOf = (id: string) => shown.flatMap(({ items }) => items).find((it) => it.id === id)

  /** Where a card is, as sentences say it. */
  const placed = (id: string, { columnId, at }: Place) => {
    const column = kept.find((one) => one.id === columnId)
    const name = itemOf(id)?.title
    const count = countWith(columns, kept, id, columnId)
    return { name, place: at + 1, count, column: column?.title }
  }
  const move = (id: string, place: Place) => {
    const from = placeOf(kept, id)
    if (!from || (from.columnId === place.columnId && from.at === place.at)) return
    setRefused(undefined)
    setSaid(t("board.placed", placed(id, place)))
    const title = itemOf(id)?.title ?? ""
    setQueue((moves) => [...moves, { ...moveTo(kept, id, place), title }])
  }

  // One after the other: the next names neighbours that the one before has moved.
  const [next] = queue
  useEffect(() => {
    if (!next) return
    const done = () => {
      stage.current = "waits"
      setQueue((moves) => moves.slice(1))
    }
    const isAnew = state === "loading" || before.current !== columns
    if (stage.current === "taken" && isAnew) stage.current = "shown"
    if (stage.current === "shown" && state === "idle") return done()
    if (stage.current !== "waits") return
    stage.current = "sent"
    before.current = columns
    send(addressOf(next.id), next).then((answer) => {
      if (answer && !answer.problem) {
        stage.current = "taken"
        return revalidate()
      }
      const { id, title: name } = next
      const why = answer?.problem?.text ?? t("board.unanswered")
      // Deleted meanwhile, in another tab, it is back nowhere.
      const back = placeOf(columns, id) ? t("board.putBack", { name }) : t("board.gone", { name })
      setRefused({ why, back })
      setSaid(`${why}. ${back}`)
      done()
    })
  }, [next, state, revalidate, addressOf, columns, t])

  // A card that goes to another column is another element there.
  const heldId = held?.id
  const heldColumn = held?.columnId
  useEffect(() => {
    if (heldId && heldColumn) document.getElementById(cardId(heldId))?.focus()
  }, [heldId, heldColumn])
  const focused = useRef<string>()
  useEffect(() => {
    const id = focused.current
    if (!id || document.activeElement !== document.body) return
    const card = document.getElementById(cardId(id))
    if (card) return card.focus()
    // Its column does not show it: one goes on from the first card that there is.
    focused.current = undefined
    const [first] = shown.flatMap(({ items }) => items)
    if (first) document.getElementById(cardId(first.id))?.focus()
  }, [shown])

  const leave = () => {
    if (!held) return
    setSaid(t("board.left", { name: itemOf(held.id)?.title }))
    setHeld(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !target.id.startsWith(prefix)) return
    const id = target.id.slice(prefix.length)
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (held) {
      if (key.startsWith("Arrow")) {
        const to = stepped(kept, held.id, held, key)
        setHeld({ id: held.id, ...to })
        setSaid(t("board.place", placed(held.id, to)))
      } else if (key === " " || key === "Enter") {
        focused.current = held.id
        move(held.id, held)
        setHeld(undefined)
      } else if (key === "Escape") {
        focused.current = held.id
        leave()
      } else return
      event.preventDefault()
      return
    }
    if (key.startsWith("Arrow")) {
      event.preventDefault()
      const to = neighbour(kept, id, key)
      if (to) document.getElementById(cardId(to.id))?.focus()
    } else if (key === " " && itemOf(id)?.place) {
      event.preventDefault()
      const place = placeOf(kept, id)
      if (!place) return
      setHeld({ id, ...place })
      setSaid(t("board.takenAt", placed(id, place)))
    }
  }
  /** Who goes elsewhere lets the card go. */
  const onBlur = (event: React.FocusEvent<HTMLElement>) => {
    const { relatedTarget } = event
    if (held && relatedTarget instanceof HTMLElement && relatedTarget.id !== cardId(held.id))
      leave()
  }
  return { shown, held: held?.id, said, refused, move, onKeyDown, onBlur }
}

type Item = PlacedColumn["items"][number]

/** What the page that makes a move says of it; nothing where it could not be asked, and the board stays as it is. */
async function send(
  address: string,
  { columnId, afterId, beforeId }: Move,
): Promise<Answer | undefined> {
  const fields = { columnId, afterId: afterId ?? "", beforeId: beforeId ?? "" }
  const reply = await postForm(address, fields)
  // Led on, to where one signs in, they go there with what is shown anew.
  if (reply?.type === "opaqueredirect") return {}
  const isSaid = reply?.headers.get("content-type")?.startsWith("application/json")
  return isSaid ? reply?.json() : undefined
}
