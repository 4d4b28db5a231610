import { addDays, type Day, isDay } from "./day"

/** A date as precise as it is known: "2018", "2018-03" or "2018-03-05". */
export type PartialDate = string

/** What was typed as such a date: "2018", "03/2021", "12/03/2021", "2021-03"; nothing where it is none. */
export function readPartialDate(typed: string): PartialDate | undefined {
  const text = typed.trim()
  const written = /^(?:(?:(\d{1,2})[/.])?(\d{1,2})[/.])?(\d{4})$/.exec(text)
  const date = written
    ? [written[3], written[2], written[1]].flatMap((part) => part?.padStart(2, "0") ?? []).join("-")
    : text
  return isPartialDate(date) ? date : undefined
}

export const isPartialDate = (text: string): text is PartialDate =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(firstDayOf(text))

export const firstDayOf = (date: PartialDate): Day => `${date}-01-01`.slice(0, 10)

/** A year and a month last until their last day. */
export function lastDayOf(date: PartialDate): Day {
  if (date.length === 10) return date
  const [year = 0, month = 12] = date.split("-").map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  return addDays(`${next.map((part) => String(part).padStart(2, "0")).join("-")}-01`, -1)
}

/** Whether what ends then ended before what starts: what may be the same month or year did not. */
export const endsBefore = (end: PartialDate, start: PartialDate): boolean =>
  lastDayOf(end) < firstDayOf(start)

/** As it is typed and printed: "2018", "03/2021", "12/03/2021". */
export const writtenDate = (date: PartialDate): string => date.split("-").reverse().join("/")
