import { useFetcher, useLocation, useNavigate } from "@remix-run/react"
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { FormReply } from "../form/reply"
import type { BoardColumn, BoardItem } from "./board"

interface Place {
  item: BoardItem
  column: BoardColumn
}

export interface BoardMoves {
  /** Scripts run: cards have a grip. */
  ready: boolean
  /** The card that the keyboard has taken. */
  taken?: string
  /** The column over which a card is held. */
  target?: string
  /** The card whose move is being saved. */
  saving?: string
  /** What those hear who do not see it. */
  said: string
  /** Why the last move was refused. */
  refused?: string
  columnRef(id: string): (element: HTMLElement | null) => void
  draggable?: (element: HTMLElement, place: Place) => () => void
  onKey(event: KeyboardEvent, place: Place): void
  leave(): void
}

/** How cards are moved where scripts run: a move is saved before it is said, and a refused one never shown. */
export function useBoardMoves(columns: BoardColumn[]): BoardMoves {
  const { t } = useTranslation()
  const [held, setHeld] = useState<{ place: Place; at: number }>()
  const [over, setOver] = useState<string>()
  const [said, setSaid] = useState("")
  const { move, saving, refused } = useSavedMove(columns, setSaid)
  const drop = (place: Place, id: string) => {
    const column = columns.find((one) => one.id === id)
    if (column && column.id !== place.column.id) move(place, column)
  }
  const latest = useRef(drop)
  latest.current = drop
  const drag = useDrag(latest, setOver)

  const leave = () => {
    if (held) setSaid(t("board.left", { name: held.place.item.title }))
    setHeld(undefined)
  }
  const onKey = (event: KeyboardEvent, place: Place) => {
    const at = columns.findIndex(({ id }) => id === place.column.id)
    if (!held) {
      if (event.key !== " " && event.key !== "Enter") return
      event.preventDefault()
      setHeld({ place, at })
      return setSaid(t("board.taken", { name: place.item.title, column: place.column.title }))
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const next = Math.min(columns.length - 1, Math.max(0, held.at + step))
      setHeld({ ...held, at: next })
      setSaid(t("board.over", { column: columns[next]?.title ?? "" }))
    } else if (event.key === "Escape") {
      event.preventDefault()
      leave()
    } else if (event.key === " " || event.key === "Enter") {
      event.preventDefault()
      const target = columns[held.at]
      if (!target || target.id === held.place.column.id) return leave()
      setHeld(undefined)
      drop(held.place, target.id)
    }
  }
  return {
    ...{ ready: drag.ready, taken: held?.place.item.id, said, refused, saving },
    target: held ? columns[held.at]?.id : over,
    ...{ columnRef: drag.columnRef, draggable: drag.draggable, onKey, leave },
  }
}

/** Sends a move to the page that makes it; one that asks for more first is opened. */
function useSavedMove(columns: BoardColumn[], say: (text: string) => void) {
  const { t } = useTranslation()
  const fetcher = useFetcher<FormReply>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const sent = useRef<{ place: Place; to: BoardColumn }>()
  const returnTo = pathname + search

  const move = (place: Place, to: BoardColumn) => {
    if (to.asks)
      return navigate(`${to.asks(place.item)}?${new URLSearchParams({ to: to.id, returnTo })}`)
    sent.current = { place, to }
    fetcher.submit(
      { from: place.column.id, to: to.id },
      { method: "post", action: `${place.item.moves}?${new URLSearchParams({ returnTo })}` },
    )
  }
  const refused = fetcher.state === "idle" ? fetcher.data?.problem?.text : undefined
  useEffect(() => {
    const done = sent.current
    if (fetcher.state !== "idle" || !done) return
    sent.current = undefined
    const { item } = done.place
    const isThere = columns
      .find(({ id }) => id === done.to.id)
      ?.items.some(({ id }) => id === item.id)
    say(
      isThere
        ? t("board.moved", { name: item.title, column: done.to.title })
        : (refused ?? t("board.notMoved", { name: item.title })),
    )
    document.getElementById(`grip-${item.id}`)?.focus()
  }, [fetcher.state, columns, refused, say, t])
  return {
    ...{ move, refused },
    saving: fetcher.state === "idle" ? undefined : sent.current?.place.item.id,
  }
}

type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter")

/** Dragging, once its library has come: nobody waits for it. */
function useDrag(
  drop: { current: (place: Place, column: string) => void },
  setOver: (column: string | undefined) => void,
) {
  const [adapter, setAdapter] = useState<Adapter>()
  const elements = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    let isHere = true
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then(
      (loaded) => isHere && setAdapter(loaded),
      // Without it, cards are moved by the keyboard and by their forms.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  useEffect(() => {
    if (!adapter) return
    const stops = [...elements.current].map(([column, element]) =>
      adapter.dropTargetForElements({
        element,
        getData: () => ({ column }),
        onDragEnter: () => setOver(column),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source }) => {
          setOver(undefined)
          drop.current(source.data.place as Place, column)
        },
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [adapter, drop, setOver])
  const columnRef = useCallback(
    (id: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(id, element)
      else elements.current.delete(id)
    },
    [],
  )
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const draggable = useMemo(
    () =>
      adapter &&
      ((element: HTMLElement, place: Place) =>
        adapter.draggable({ element, getInitialData: () => ({ place }) })),
    [adapter],
  )
  return { ready, columnRef, draggable }
}
