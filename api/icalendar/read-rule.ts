import { addDays, type Day, endOfMonth } from "#domain/day"
import { happensOn, nthOf, type Recurrence } from "#domain/recurrence"
import { isAllDay, type Moment } from "#domain/series"
import { type Weekday, weekdayOf, weekdays } from "#domain/weekday"
import { clockTimeIn } from "#domain/zone"

const taken = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
const frequencies = {
  DAILY: "daily",
  WEEKLY: "weekly",
  MONTHLY: "monthly",
  YEARLY: "yearly",
} as const

const isWeekday = (text: string): text is Weekday => weekdays.some((each) => each === text)

/** The parts of a rule, by their names. */
function partsOf(text: string): Map<string, string> | undefined {
  const pairs = text.split(";").map((part) => part.split("="))
  if (pairs.some(({ length }) => length !== 2)) return undefined
  return new Map(pairs.map(([name = "", value = ""]) => [name.toUpperCase(), value.toUpperCase()]))
}

/** So many times a day it may come. */
const mostADay = 12

/** Whether it comes some times a day at the most: what comes by the hour is no event of a calendar. */
export function isTaken(text: string): boolean {
  const parts = partsOf(text)
  const times = ["BYHOUR", "BYMINUTE", "BYSECOND"].reduce(
    (count, name) => count * (parts?.get(name)?.split(",").length ?? 1),
    1,
  )
  return taken.includes(parts?.get("FREQ") ?? "") && text.length <= 1_000 && times <= mostADay
}

/** A rule of another calendar as one of ours; nothing where ours cannot say it, and it is kept as it came. */
export function ownRule(text: string, start: Moment, zone: string): Recurrence | undefined {
  const parts = partsOf(text)
  const said = parts?.get("FREQ")
  if (!parts || (said !== "DAILY" && said !== "WEEKLY" && said !== "MONTHLY" && said !== "YEARLY"))
    return undefined
  const day = start.slice(0, 10)
  const every = Number(parts.get("INTERVAL") ?? 1)
  const times = parts.has("COUNT") ? Number(parts.get("COUNT")) : null
  if (!Number.isInteger(every) || every < 1 || every > 366) return undefined
  if (times !== null && (!Number.isInteger(times) || times < 1 || times > 1000)) return undefined
  const expiry = parts.has("UNTIL") ? lastDayOf(parts.get("UNTIL") ?? "", start, zone) : null
  if (expiry === undefined || (expiry !== null && times !== null)) return undefined
  const on = daysIn(said, parts, day, every)
  if (!on) return undefined
  const rule: Recurrence = {
    ...{ frequency: frequencies[said], every, start: day, expiry, times },
    ...on,
  }
  // A start that its own rule misses is not added to it.
  return happensOn({ ...rule, expiry: null, times: null }, day) ? rule : undefined
}

type On = Pick<Recurrence, "weekdays" | "nth" | "monthEnd" | "shortMonths">

function daysIn(
  frequency: keyof typeof frequencies,
  parts: ReadonlyMap<string, string>,
  day: Day,
  every: number,
): On | undefined {
  const by = [...parts.keys()].filter((name) => name.startsWith("BY"))
  const has = (...names: string[]) =>
    by.length === names.length && names.every((name) => parts.has(name))
  if (frequency === "DAILY") return by.length === 0 ? {} : undefined
  if (frequency === "WEEKLY") {
    if (by.length === 0) return {}
    const said = (parts.get("BYDAY") ?? "").toLowerCase().split(",")
    if (!has("BYDAY") || !said.every(isWeekday)) return undefined
    const chosen = weekdays.filter((each) => said.includes(each))
    // Which days are of one week is another matter where weeks begin on another day.
    const begins = parts.get("WKST") ?? "MO"
    if (every > 1 && chosen.length > 1 && begins !== "MO") return undefined
    return { weekdays: chosen }
  }
  const rest = frequency === "YEARLY" && parts.has("BYMONTH") ? ["BYMONTH"] : []
  if (rest.length > 0 && Number(parts.get("BYMONTH")) !== Number(day.slice(5, 7))) return undefined
  if (by.length === rest.length) return ofMonthDay(Number(day.slice(8)), day)
  if (frequency === "YEARLY" && rest.length === 0) return undefined
  if (has("BYMONTHDAY", ...rest)) return ofMonthDay(Number(parts.get("BYMONTHDAY")), day)
  if (has("BYDAY", ...rest)) return ofWeekday(parts.get("BYDAY") ?? "", day)
  return undefined
}

function ofMonthDay(said: number, day: Day): On | undefined {
  if (said === -1) return day === endOfMonth(day) ? { monthEnd: true } : undefined
  if (said !== Number(day.slice(8))) return undefined
  return said > 28 ? { shortMonths: "skip" } : {}
}

function ofWeekday(said: string, day: Day): On | undefined {
  const [, number = "", name = ""] = /^([+-]?\d)([A-Z]{2})$/.exec(said) ?? []
  const n = Number(number)
  const weekday = name.toLowerCase()
  if (!isWeekday(weekday) || weekday !== weekdayOf(day) || n === 0 || n < -1 || n > 5)
    return undefined
  return nthOf(day, n).n === n ? { nth: { n, weekday } } : undefined
}

/** The last day on which it may begin. A bare day is its midnight: of what has an hour that day is no more in. */
function lastDayOf(until: string, start: Moment, zone: string): Day | undefined {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/.exec(until) ?? []
  if (!year) return undefined
  const date = `${year}-${month}-${day}`
  if (Number.isNaN(Date.parse(date))) return undefined
  if (isAllDay(start)) return date
  const said = `${date}T${hour ?? "00"}:${minute ?? "00"}`
  const local = utc ? clockTimeIn(zone, new Date(`${said}Z`)) : said
  const last = local.slice(0, 10)
  return local.slice(11) >= start.slice(11) ? last : addDays(last, -1)
}
