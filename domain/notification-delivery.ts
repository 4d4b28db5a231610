import { addDays } from "./day"
import { weekdayOf } from "./weekday"
import { type ClockTime, clockTimeIn, dayOf, instantIn } from "./zone"

/** How often a notification goes by a way: by itself, with others, or not at all. */
export const rhythms = ["now", "daily", "weekly", "never"] as const
export type Rhythm = (typeof rhythms)[number]

/** From when to when no mail leaves, "20:00" and "08:00": over midnight where the end is not after the beginning. */
export interface QuietHours {
  from: string
  to: string
}

export const usualQuietHours: QuietHours = { from: "20:00", to: "08:00" }

const zone = "Europe/Paris"
const digestTime = "08:00"

interface Notice {
  at: Date
  rhythm: Rhythm
  /** When what leaves at once has to wait; security, and what was asked for at its hour, waits for nothing. */
  quiet?: QuietHours
  readAt?: Date | null
}

/**
 * When a notification leaves; null where it never does. Digests leave at eight in Paris, weekly ones on Mondays, with
 * what came before that instant; what was read by then is left out.
 */
export function deliveryOf({ at, rhythm, quiet, readAt }: Notice): Date | null {
  if (rhythm === "never") return null
  const leaves = rhythm === "now" ? endOfQuiet(at, quiet) : nextDigest(at, rhythm)
  return readAt && readAt < leaves ? null : leaves
}

/** The instant itself, outside of the quiet hours. */
function endOfQuiet(at: Date, quiet: QuietHours | undefined): Date {
  if (!quiet) return at
  const local = clockTimeIn(zone, at)
  if (!isQuiet(local.slice(11), quiet)) return at
  const day = dayOf(local)
  const ends = instantIn(zone, `${local.slice(11) < quiet.to ? day : addDays(day, 1)}T${quiet.to}`)
  // In October an hour comes twice: hours that ended in the first of them do not begin anew in the second.
  return ends < at ? at : ends
}

const isQuiet = (time: string, { from, to }: QuietHours) =>
  from < to ? from <= time && time < to : from <= time || time < to

/** The next digest behind an instant: what comes as one leaves is for the next. */
function nextDigest(at: Date, rhythm: "daily" | "weekly"): Date {
  const local: ClockTime = clockTimeIn(zone, at)
  let day = local.slice(11) < digestTime ? dayOf(local) : addDays(dayOf(local), 1)
  while (rhythm === "weekly" && weekdayOf(day) !== "mo") day = addDays(day, 1)
  return instantIn(zone, `${day}T${digestTime}`)
}
