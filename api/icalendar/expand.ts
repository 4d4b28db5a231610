import { RRuleTemporal } from "rrule-temporal"
import type { Day } from "#domain/day"
import { isAllDay, type Moment } from "#domain/series"
import { clockTimeIn } from "#domain/zone"

/** What begins a line of starts that are named one by one, beside the rules of a series or instead of them. */
export const namedStarts = "RDATE:"

/**
 * The starts that the rules of another calendar give within some days, a line each, and those that it names. They are
 * counted as if their clocks were those of UTC, so that no hour is left out; what instant each of them is, is known by
 * its zone elsewhere. A series that only names starts begins with its own.
 */
export function expandRule(
  text: string,
  start: Moment,
  from: Day,
  to: Day,
  { most = 500, zone = "UTC" }: { most?: number; zone?: string } = {},
): Moment[] {
  const plain = start.includes("T") ? start : `${start}T00:00`
  const floating = `DTSTART:${plain.replace(/[-:]/g, "")}00Z`
  const lines = text.split("\n")
  const rules = lines.filter((line) => !line.startsWith(namedStarts))
  const named = lines.flatMap((line) =>
    line.startsWith(namedStarts) ? line.slice(namedStarts.length).split(",") : [],
  )
  const length = start.length
  const starts = rules.flatMap((one) =>
    new RRuleTemporal({
      rruleString: `${floating}\nRRULE:${floatingUntil(one, start, zone)}`,
      maxIterations: 100_000,
    })
      .between(new Date(`${from}T00:00Z`), new Date(`${to}T23:59:59Z`), true)
      .slice(0, most)
      .map((each) => new Date(each.epochMilliseconds).toISOString().slice(0, length)),
  )
  const within = [...named, ...(rules.length === 0 ? [start] : [])].filter(
    (each) => each.slice(0, 10) >= from && each.slice(0, 10) <= to,
  )
  return [...new Set([...starts, ...within])].sort().slice(0, most)
}

/** The last start of a rule is an instant; here it is counted by the clocks of its zone. */
const floatingUntil = (rule: string, start: Moment, zone: string) =>
  rule.replace(
    /UNTIL=(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?/i,
    (_, year, month, day, hour, minute, second, utc) => {
      if (isAllDay(start)) return `UNTIL=${year}${month}${day}T000000Z`
      if (hour === undefined) return `UNTIL=${year}${month}${day}T000000Z`
      const said = `${year}-${month}-${day}T${hour}:${minute}`
      const local = utc ? clockTimeIn(zone, new Date(`${said}:${second}Z`)) : said
      return `UNTIL=${local.replace(/[-:]/g, "")}${second}Z`
    },
  )
