// How long something takes, in whole minutes, as people type it: "45", "2h30", "1,5 j".

/** Nothing that is planned or timed takes longer (specification §5). */
export const longestMinutes = 1000 * 60

const fractions: Record<string, string> = { "¼": ".25", "½": ".5", "¾": ".75" }

const part = (unit: string) => String.raw`(?:(\d{1,6}(?:\.\d{1,4})?)(?:${unit}))?`
const worded = new RegExp(
  `^${part("days?|d|jours?|j")}${part("hours?|hrs?|heures?|h")}${part("minutes?|mins?|mn|m")}$`,
)

/**
 * The minutes that are typed, or the code of their refusal. A bare number is minutes, "2h30" and "2:30" are clocks,
 * and a day is as long as a contract says.
 */
export function minutesOf(text: string, hoursPerDay: number): number | string {
  const typed = text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/,/g, ".")
    .replace(
      /(\d{0,6})([¼½¾])/,
      (_, whole: string, sign: string) => `${whole || 0}${fractions[sign]}`,
    )
  const clock = /^(\d{1,6})[h:](\d{2})$/.exec(typed)
  if (clock) {
    const [, hours = "0", minutes = "0"] = clock
    return Number(minutes) > 59 ? "duration" : limited(Number(hours) * 60 + Number(minutes))
  }
  if (/^\d{1,9}$/.test(typed)) return limited(Number(typed))
  const [, days, hours, minutes] = worded.exec(typed) ?? []
  if (!days && !hours && !minutes) return "duration"
  const sum = Number(days ?? 0) * hoursPerDay * 60 + Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  // A third of an hour is written "0,33 h": the nearest minute is meant.
  return limited(Math.round(sum))
}

const limited = (minutes: number): number | string =>
  minutes > longestMinutes ? "durationTooLong" : minutes

/** "2h30", "45min": as it is typed, so that it is read again as the same. */
export function typedDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}min`
  return `${hours}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`
}
