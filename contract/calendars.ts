import { z } from "zod"
import { weekdays } from "#domain/weekday"
import { type CalendarLayer, calendarLayers } from "./calendar-layers"
import { eventColors, halves, snoozes } from "./choices"
import { Zone } from "./events"
import { Day, Id, optional, SettingsVersion, Stamp, Switch, Text, Time } from "./values"

const layerNames = calendarLayers as [CalendarLayer, ...CalendarLayer[]]
const Layer = z.enum(layerNames)

const ofWeekdays = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(
    Object.fromEntries(weekdays.map((day) => [day, schema])) as Record<
      (typeof weekdays)[number],
      Schema
    >,
  )

/** From when to when one works, of each weekday; null where one does not. */
export const WorkingHours = ofWeekdays(z.object({ from: z.string(), to: z.string() }).nullable())

/** The same as it is typed: two empty fields are a day without work. */
const TypedHours = ofWeekdays(
  optional(z.object({ from: optional(Time), to: optional(Time) })).transform((hours, context) => {
    if (!hours?.from && !hours?.to) return null
    const { from, to } = hours
    if (from && to && from < to) return { from, to }
    const path = from ? "to" : "from"
    const message = from && to ? "eventEndTime" : "required"
    context.addIssue({ code: "custom", path: [path], message })
    return z.NEVER
  }),
)

/** The days that are looked at, both included: six weeks and a few days at most. */
export const CalendarSpan = z
  .object({
    from: Day,
    to: Day,
    layers: z.string().max(300).optional(),
    /** As many entries of a day as are wanted, what lasts for days before all else. */
    most: z.coerce.number<string>().int().min(1).max(1_000).optional(),
  })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
    if (days < 0 || days > 400)
      context.addIssue({ code: "custom", path: ["to"], message: "eventEndDate" })
  })

/** What happens, in the order of its beginning: an occurrence of an event, or a day of a layer. */
export const CalendarEntry = z.object({
  kind: z.union([z.literal("event"), Layer]),
  /** The event, or the record that it leads to. */
  id: Id.nullable(),
  /** Of an event that comes again. */
  occurrence: z.string().nullable(),
  title: z.string(),
  allDay: z.boolean(),
  /** As the person's own clocks show it. */
  start: z.string(),
  end: z.string(),
  /** As the clocks of its zone show it, where that is another. */
  zone: z.string().nullable(),
  zoneStart: z.string().nullable(),
  zoneEnd: z.string().nullable(),
  color: z.enum(eventColors),
  free: z.boolean(),
  /** What is said of it beside its title. */
  detail: z.string().nullable(),
  /** Something stands in its way. */
  conflict: z.boolean(),
  version: z.int().nullable(),
})

export const CalendarPage = z
  .object({
    entries: z.array(CalendarEntry),
    /** How many more than `most` there are, by day. */
    more: z.record(Day, z.int()),
    /** Some series has more occurrences than are shown. */
    cut: z.boolean(),
    daysOff: z.array(
      z.object({ day: Day, half: z.enum(halves).nullable(), title: z.string().nullable() }),
    ),
    /** Public holidays, each by its name. */
    holidays: z.array(z.object({ day: Day, title: z.string() })),
    zone: z.string(),
    hours: WorkingHours,
  })
  .meta({ id: "CalendarPage" })

export const CalendarSettingsChanges = z
  .object({ zone: Zone, hours: TypedHours, version: SettingsVersion })
  .meta({ id: "CalendarSettingsChanges" })
/** Version 0 is what everyone begins with. */
export const CalendarSettings = z
  .object({ zone: z.string(), hours: WorkingHours, version: z.int() })
  .meta({ id: "CalendarSettings" })

/** Days on which one does not work, both included; or half of one day. */
export const NewDaysOff = z
  .object({
    startDate: Day,
    endDate: Day,
    half: optional(z.enum(halves)),
    title: optional(Text(120)),
  })
  .superRefine(({ startDate, endDate, half }, context) => {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (days < 0) refuse("endDate", "eventEndDate")
    if (days > 366) refuse("endDate", "eventTooLong")
    if (half && days > 0) refuse("half", "halfOfOneDay")
  })
  .meta({ id: "NewDaysOff" })

export const DayOff = z
  .object({ id: Id, day: Day, half: z.enum(halves).nullable(), title: z.string().nullable() })
  .meta({ id: "DayOff" })

const feed = {
  name: Text(80),
  layers: z.array(Layer).max(20).default([]),
  /** Neither titles nor anything else: only when one is busy. */
  busyOnly: Switch,
}
export const NewCalendarFeed = z.object(feed).meta({ id: "NewCalendarFeed" })
export const CalendarFeed = z
  .object({
    ...Stamp,
    name: z.string(),
    layers: z.array(Layer),
    busyOnly: z.boolean(),
    /** Whoever has it reads the calendar. */
    url: z.string(),
  })
  .meta({ id: "CalendarFeed" })

export const Snooze = z
  .object({
    for: z.enum(snoozes),
    /** Of a series: the start that it gives the occurrence. */
    occurrence: optional(z.string().max(16)),
  })
  .meta({ id: "Snooze" })

export type WorkingHours = z.output<typeof WorkingHours>
export type CalendarEntry = z.output<typeof CalendarEntry>
export type CalendarPage = z.output<typeof CalendarPage>
export type CalendarSettings = z.output<typeof CalendarSettings>
export type NewDaysOff = z.output<typeof NewDaysOff>
export type DayOff = z.output<typeof DayOff>
export type NewCalendarFeed = z.output<typeof NewCalendarFeed>
export type CalendarFeed = z.output<typeof CalendarFeed>
export type { CalendarLayer }
