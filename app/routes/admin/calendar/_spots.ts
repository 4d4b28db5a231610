import { addDays, type Day } from "#domain/day"

/** A place of the calendar: a day, and of a day with hours the quarter of an hour. */
export interface Spot {
  day: Day
  quarter?: number
}

const pad = (number: number) => String(number).padStart(2, "0")

export const timeAt = (quarter: number): string =>
  `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`

/** In quarters of an hour since midnight; of no time, none. */
export const quarterOf = (time: string): number | undefined =>
  time ? Number(time.slice(0, 2)) * 4 + Math.round(Number(time.slice(3)) / 15) : undefined

const hoursOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>("[data-first]")

/** What of the calendar lies under a point of the window. */
export function spotAt(table: HTMLElement, x: number, y: number): Spot | undefined {
  const cells = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("td[data-day]"))
  const cell = cells.find((one) => one && table.contains(one))
  if (!cell) return undefined
  const day = cell.dataset.day ?? ""
  const hours = hoursOf(cell)
  if (!hours) return { day }
  const { top, height } = hours.getBoundingClientRect()
  const count = Number(hours.dataset.count)
  const at = Math.floor(((y - top) / height) * count)
  return { day, quarter: Number(hours.dataset.first) * 4 + Math.max(0, Math.min(count - 1, at)) }
}

/** Lays something over a day, or over some of its hours; hides it where the day is not shown. */
export function layOver(
  table: HTMLElement,
  ghost: HTMLElement | null,
  where?: { day: Day; from?: number; to?: number },
): void {
  if (!ghost) return
  const cells = [...table.querySelectorAll<HTMLElement>(`td[data-day="${where?.day}"]`)]
  const isTimed = where?.from !== undefined
  const cell = cells.find((one) => Boolean(hoursOf(one)) === isTimed) ?? cells[0]
  ghost.hidden = !cell
  if (!cell || !where) return
  const hours = hoursOf(cell)
  const box = (hours ?? cell).getBoundingClientRect()
  const row = hours ? box.height / Number(hours.dataset.count) : 0
  const first = hours ? Number(hours.dataset.first) * 4 : 0
  const { from = first, to } = where
  const height = hours && to !== undefined ? (to - from) * row : box.height
  Object.assign(ghost.style, {
    ...{ left: `${box.left}px`, top: `${box.top + (from - first) * row}px` },
    ...{ width: `${box.width}px`, height: `${Math.max(row, height)}px` },
  })
}

/** Where an arrow leads from a link: along its day, or to a day beside, of a month also above and below. */
export function linkBeside(
  table: HTMLElement,
  link: HTMLElement,
  key: string,
  isMonth: boolean,
): HTMLElement | undefined {
  const day = link.closest<HTMLElement>("[data-day]")?.dataset.day
  if (!day) return undefined
  const linksOn = (by: number) => [
    ...table.querySelectorAll<HTMLElement>(`[data-day="${addDays(day, by)}"] a[href]`),
  ]
  const here = linksOn(0)
  const at = here.indexOf(link)
  const aside = (by: number) => {
    const links = linksOn(by)
    return links[Math.min(at, links.length - 1)]
  }
  if (key === "ArrowLeft") return aside(-1)
  if (key === "ArrowRight") return aside(1)
  if (key === "ArrowUp") return here[at - 1] ?? (isMonth ? linksOn(-7).at(-1) : undefined)
  return here[at + 1] ?? (isMonth ? linksOn(7)[0] : undefined)
}
