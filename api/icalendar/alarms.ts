import type { EventReminder } from "#contract/events"
import type { CalendarPart } from "./lines"

/** As many as an event of ours has. */
const most = 5
/** What a reminder can say. */
const mostAmount = 999

const sizes = [
  ["weeks", 10_080],
  ["days", 1_440],
  ["hours", 60],
  ["minutes", 1],
] as const

/**
 * The alarms of an event as reminders: so long before it begins, or of what is all day so many days before it at an
 * hour. What rings at an instant, after the beginning, or counted from the end is none that we have, and is left out.
 */
export function remindersIn(part: CalendarPart, isAllDay: boolean): EventReminder[] {
  const found = alarmsIn(part).flatMap((lines): EventReminder[] => {
    const before = minutesBefore(lines.find((line) => /^TRIGGER[:;]/i.test(line)) ?? "")
    const by = lines.some((line) => /^ACTION:EMAIL$/i.test(line.trim())) ? "email" : "notification"
    const said =
      before === undefined ? undefined : isAllDay ? dayBefore(before) : timeBefore(before)
    return said && said.amount <= mostAmount ? [{ ...said, by }] : []
  })
  const each = new Map(found.map((reminder) => [JSON.stringify(reminder), reminder]))
  return [...each.values()].slice(0, most)
}

/** Whether some of the alarms of an event are none of ours. */
export function leavesAlarmsOut(part: CalendarPart, isAllDay: boolean): boolean {
  return (
    new Set(alarmsIn(part).map((lines) => lines.join("\n"))).size >
    remindersIn(part, isAllDay).length
  )
}

/** The lines of each alarm that is nested in an event. */
function alarmsIn({ whole }: CalendarPart): string[][] {
  const alarms: string[][] = []
  let open: string[] | undefined
  for (const { text = "" } of whole) {
    const upper = text.toUpperCase().trim()
    if (upper === "BEGIN:VALARM") open = []
    else if (upper === "END:VALARM") {
      if (open) alarms.push(open)
      open = undefined
    } else open?.push(text)
  }
  return alarms
}

/** How long before the beginning a trigger rings (RFC 5545, 3.8.6.3). */
function minutesBefore(trigger: string): number | undefined {
  const [head = "", value = ""] = [
    trigger.slice(0, trigger.indexOf(":")).toUpperCase(),
    trigger
      .slice(trigger.indexOf(":") + 1)
      .trim()
      .toUpperCase(),
  ]
  if (head.includes("RELATED=END") || head.includes("VALUE=DATE-TIME")) return undefined
  const read =
    /^(-?)P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,5})S)?)?$/.exec(
      value,
    )
  if (!read) return undefined
  const [, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = read
  const [w, d, h, m, s] = [weeks, days, hours, minutes, seconds].map(Number)
  const before = (w ?? 0) * 10_080 + (d ?? 0) * 1_440 + (h ?? 0) * 60 + (m ?? 0)
  const whole = before + Math.round((s ?? 0) / 60)
  return sign || whole === 0 ? whole : undefined
}

function timeBefore(minutes: number) {
  const [unit, size] = sizes.find(([, each]) => minutes > 0 && minutes % each === 0) ?? [
    "minutes" as const,
    1,
  ]
  return { amount: minutes / size, unit, at: null }
}

/** Counted from the midnight in which its day begins. */
function dayBefore(minutes: number) {
  const amount = Math.ceil(minutes / 1_440)
  const at = amount * 1_440 - minutes
  const pad = (number: number) => String(number).padStart(2, "0")
  return { amount, unit: "days" as const, at: `${pad(Math.floor(at / 60))}:${pad(at % 60)}` }
}
