import ICAL from "ical.js"
import { windowsZones } from "#domain/windows-zones"
import { instantIn, isZone } from "#domain/zone"

/** The zone that a calendar means by a name: an IANA one, also below a path, or the one that Windows calls so. */
export function zoneNamed(name: string): string | undefined {
  const said = name.trim().replace(/^"|"$/g, "")
  const known = said.toLowerCase() === "tzone://microsoft/utc" ? "UTC" : windowsZones[said]
  if (known && isZone(known)) return known
  if (isZone(said)) return said
  // As Mozilla and Evolution write it: /mozilla.org/20050126_1/Europe/Paris.
  const parts = said.split("/").slice(0, 12)
  return parts
    .map((_, at) => parts.slice(at).join("/"))
    .find((each) => each.includes("/") && isZone(each))
}

/** Offsets of two years at the clocks' noon, on the 1st and the 15th of each month. */
const samples = (year: number): string[] =>
  [year - 1, year, year + 1].flatMap((each) =>
    Array.from({ length: 12 }, (_, month) =>
      ["01", "15"].map((day) => `${each}-${String(month + 1).padStart(2, "0")}-${day}T12:00`),
    ).flat(),
  )

const minutesIn = (zone: string, local: string) =>
  (Date.parse(`${local}Z`) - instantIn(zone, local).getTime()) / 60_000

/** A zone whose clocks are those that a file describes, in the years around one: the likeliest first. */
export function zoneLike(
  described: ICAL.Component,
  year: number,
  likely: readonly string[],
): string | undefined {
  const timezone = new ICAL.Timezone({ component: described, tzid: "described" })
  const locals = samples(year)
  const offsets = locals.map(
    (local) => timezone.utcOffset(ICAL.Time.fromDateTimeString(`${local}:00`)) / 60,
  )
  const isAlike = (zone: string) =>
    locals.every((local, at) => minutesIn(zone, local) === offsets[at])
  return [...likely, ...Intl.supportedValuesOf("timeZone")].find(isAlike)
}
