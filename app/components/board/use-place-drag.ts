import { useEffect, useRef, useState } from "react"
import type { Place } from "./places"

type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter")

/** Dragging over places, once its library has come: nobody waits for it. Cards are `[data-card]` in `[data-column]`. */
export function usePlaceDrag(
  board: React.RefObject<HTMLElement>,
  drop: (id: string, place: Place) => void,
  shown: unknown,
) {
  const [adapter, setAdapter] = useState<Adapter>()
  const [over, setOver] = useState<Place>()
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    let isHere = true
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then(
      (loaded) => isHere && setAdapter(loaded),
      // Without it, cards are moved by the keyboard and by their page.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which elements there are
  useEffect(() => {
    const root = board.current
    if (!adapter || !root) return
    const cards = root.querySelectorAll<HTMLElement>("[data-card]")
    const columns = root.querySelectorAll<HTMLElement>("[data-column]")
    const stops = [
      ...[...cards].map((element) =>
        adapter.draggable({ element, getInitialData: () => ({ card: element.dataset.card }) }),
      ),
      ...[...columns].map((element) => {
        const placeAt = (card: string, y: number): Place => ({
          columnId: element.dataset.column ?? "",
          at: cardsAbove(element, card, y),
        })
        return adapter.dropTargetForElements({
          element,
          onDrag: ({ source, location }) => {
            const place = placeAt(String(source.data.card), location.current.input.clientY)
            setOver((was) =>
              was?.columnId === place.columnId && was.at === place.at ? was : place,
            )
          },
          onDragLeave: () => setOver(undefined),
          onDrop: ({ source, location }) => {
            setOver(undefined)
            const card = String(source.data.card)
            latest.current(card, placeAt(card, location.current.input.clientY))
          },
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [adapter, board, shown])
  return over
}

/** How many of a column's other cards have their middle above a height. */
function cardsAbove(column: HTMLElement, card: string, y: number): number {
  return [...column.querySelectorAll<HTMLElement>("[data-card]")].filter((element) => {
    if (element.dataset.card === card) return false
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}
