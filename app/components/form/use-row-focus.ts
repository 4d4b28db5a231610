import { useEffect, useRef } from "react"

/**
 * Where scripts run, keeps the focus among the rows: a new row begins at its first field, and a row that
 * is gone hands it to the one that took its place.
 */
export function useRowFocus(count: number, fieldOf: (index: number) => string) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  const removed = useRef(0)
  useEffect(() => {
    const was = before.current
    before.current = count
    if (count === was) return
    const index = count > was ? count : removed.current + 1
    const name = fieldOf(Math.min(index, count) - 1)
    list.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  })
  return {
    list,
    /** Says which row is about to go. */
    removing: (index: number) => {
      removed.current = index
    },
  }
}
