import type { ClipboardEvent, KeyboardEvent } from "react"

const cellAt = (table: Element, row: number, place: number) =>
  table.querySelector<HTMLInputElement>(`[data-place="${row}:${place}"]`)

const placeOf = (target: EventTarget): [HTMLInputElement, number, number] | undefined => {
  const cell = target instanceof HTMLInputElement ? target : undefined
  const [row, place] = cell?.dataset.place?.split(":").map(Number) ?? []
  return cell && row !== undefined && place !== undefined ? [cell, row, place] : undefined
}

/** As a person types it, so that the form knows that it has changed. */
function type(cell: HTMLInputElement | null, text: string): void {
  if (!cell || cell.readOnly) return
  cell.value = text
  cell.dispatchEvent(new Event("input", { bubbles: true }))
}

/** The keys of a spreadsheet: arrows, Enter, Home, End, Shift+Enter to fill to the right, and pasting of a block. */
export function useGridKeys() {
  return {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const found = placeOf(event.target)
      if (!found || event.ctrlKey || event.altKey || event.metaKey) return
      const [cell, row, place] = found
      const table = event.currentTarget
      const isAtStart = cell.selectionStart === 0
      const isAtEnd = cell.selectionEnd === cell.value.length
      const go = (next: HTMLInputElement | null) => {
        if (!next) return
        event.preventDefault()
        next.focus()
        next.select()
      }
      switch (event.key) {
        case "ArrowLeft":
          return isAtStart ? go(cellAt(table, row, place - 1)) : undefined
        case "ArrowRight":
          return isAtEnd ? go(cellAt(table, row, place + 1)) : undefined
        case "ArrowUp":
          return go(cellAt(table, row - 1, place))
        case "ArrowDown":
          return go(cellAt(table, row + 1, place))
        case "Home":
          return go(cellAt(table, row, 0))
        case "End": {
          const cells = table.querySelectorAll<HTMLInputElement>(`[data-place^="${row}:"]`)
          return go(cells[cells.length - 1] ?? null)
        }
        case "Enter": {
          event.preventDefault()
          if (!event.shiftKey) return go(cellAt(table, row + 1, place))
          const next = cellAt(table, row, place + 1)
          type(next, cell.value)
          return go(next)
        }
      }
    },
    onPaste(event: ClipboardEvent<HTMLTableElement>) {
      const found = placeOf(event.target)
      const text = event.clipboardData.getData("text/plain")
      if (!found || !/[\t\n]/.test(text.trimEnd())) return
      event.preventDefault()
      const [, row, place] = found
      text
        .trimEnd()
        .split(/\r?\n/)
        .forEach((line, down) => {
          line.split("\t").forEach((value, right) => {
            type(cellAt(event.currentTarget, row + down, place + right), value.trim())
          })
        })
    },
  }
}
