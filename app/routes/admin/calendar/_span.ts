import { calendarLayers } from "#contract/calendar-layers"
import { calendarViews } from "#contract/choices"
import { addDays, addMonths, type Day, endOfMonth, isDay } from "#domain/day"
import { mondayOf } from "#domain/weekday"

export type CalendarView = (typeof calendarViews)[number]

/** What an address asks of the calendar. */
export interface Asked {
  view: CalendarView
  on: Day
  layers: string[]
}

/** Layers are there unless the address says which; `layers=` is none. */
export function askedIn(params: URLSearchParams, today: Day): Asked {
  const on = params.get("on") ?? ""
  const layers = params.get("layers")?.split(/[ ,]/) ?? params.getAll("layer")
  return {
    view: calendarViews.find((view) => view === params.get("view")) ?? "month",
    on: isDay(on) ? on : today,
    layers:
      params.has("layers") || params.has("layer")
        ? calendarLayers.filter((name) => layers.includes(name))
        : calendarLayers,
  }
}

/** The days that a view shows, both included. */
export function spanOf({ view, on }: Pick<Asked, "view" | "on">): { from: Day; to: Day } {
  switch (view) {
    case "day":
      return { from: on, to: on }
    case "week":
      return { from: mondayOf(on), to: addDays(mondayOf(on), 6) }
    case "agenda":
      return { from: on, to: addDays(on, 29) }
    case "month":
      return {
        from: mondayOf(`${on.slice(0, 8)}01`),
        to: addDays(mondayOf(endOfMonth(on)), 6),
      }
  }
}

/** The same view a step back, or ahead. */
export function stepFrom({ view, on }: Pick<Asked, "view" | "on">, way: -1 | 1): Day {
  if (view === "month") return addMonths(on, way)
  return addDays(on, way * { day: 1, week: 7, agenda: 30 }[view])
}

/** An address of the calendar. */
export function addressOf({ view, on, layers }: Asked): string {
  const all = layers.length === calendarLayers.length
  return `?view=${view}&on=${on}${all ? "" : `&layers=${layers.join(",")}`}`
}

export const daysOf = ({ from, to }: { from: Day; to: Day }): Day[] => {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
