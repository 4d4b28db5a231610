import { RRuleTemporal } from "rrule-temporal"
import { addDays, type Day } from "#domain/day"
import { isAllDay, type Moment } from "#domain/series"
import { addMinutes, clockTimeIn, dayOf, instantIn } from "#domain/zone"

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
  const starts = rules.flatMap((one) => {
    const rule = new RRuleTemporal({
      rruleString: `${floating}\nRRULE:${floatingUntil(one, start, zone)}`,
      maxIterations: 100_000,
    })
    const found: Moment[] = []
    // Piece by piece, each longer than the one before: what comes many times a day without an end is never all counted.
    let day = [from, dayOf(start)].sort()[1] ?? from
    for (let days = 30; found.length < most && day <= to; days *= 4) {
      const last = [addDays(day, days), to].sort()[0] ?? to
      const piece = rule.between(new Date(`${day}T00:00Z`), new Date(`${last}T23:59:59Z`), true)
      for (const each of piece.slice(0, most))
        found.push(new Date(each.epochMilliseconds).toISOString().slice(0, length))
      day = addDays(last, 1)
    }
    return found.slice(0, most)
  })
  const within = [...named, ...(rules.length === 0 ? [start] : [])].filter(
    (each) => each.slice(0, 10) >= from && each.slice(0, 10) <= to,
  )
  return [...new Set([...starts, ...within])].sort().slice(0, most)
}

/** For so many days a rule that was cut in two is compared with what it was, and for so many starts. */
const compared = { days: 1_100, starts: 100 }

/**
 * A rule of another calendar as two: what it gives until a start, and what it gives from that one on, with the start to
 * begin with. Nothing where the second would give other starts than the one.
 */
export function splitRule(
  text: string,
  start: Moment,
  occurrence: Moment,
  zone: string,
): { before: string; after: string } | undefined {
  const last = isAllDay(occurrence)
    ? addDays(occurrence, -1).replaceAll("-", "")
    : `${instantIn(zone, addMinutes(occurrence, -1)).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`
  const before: string[] = []
  const after: string[] = []
  for (const line of text.split("\n")) {
    if (line.startsWith(namedStarts)) {
      const named = line.slice(namedStarts.length).split(",")
      const [early, late] = [(one: Moment) => one < occurrence, (one: Moment) => one >= occurrence]
      if (named.some(early)) before.push(`${namedStarts}${named.filter(early).join(",")}`)
      if (named.some(late)) after.push(`${namedStarts}${named.filter(late).join(",")}`)
      continue
    }
    const parts = line.split(";").filter((part) => !/^(?:UNTIL|COUNT)=/i.test(part))
    before.push([...parts, `UNTIL=${last}`].join(";"))
    // So many times are shared out.
    const times = Number(/(?:^|;)COUNT=(\d+)/i.exec(line)?.[1] ?? 0)
    const past = times
      ? expandRule(line, start, dayOf(start), dayOf(occurrence), { most: times, zone }).filter(
          (one) => one < occurrence,
        ).length
      : 0
    if (times && past >= times) continue
    after.push(times ? [...parts, `COUNT=${times - past}`].join(";") : line)
  }
  const two = { before: before.join("\n"), after: after.join("\n") }
  const day = dayOf(occurrence)
  const from = (rules: string, first: Moment) =>
    expandRule(rules, first, day, addDays(day, compared.days), { zone })
      .filter((one) => one >= occurrence)
      .slice(0, compared.starts)
      .join()
  return from(two.after, occurrence) === from(text, start) ? two : undefined
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
