import { z } from "zod"
import { isDay } from "#domain/day"
import { weekdays } from "#domain/weekday"
import { isZone } from "#domain/zone"
import { Acts } from "./acts"
import {
  eventColors,
  eventConflicts,
  eventFrequencies,
  eventScopes,
  monthlyDays,
  reminderUnits,
  reminderWays,
} from "./choices"
import { paging } from "./paging"
import { WebAddress } from "./partial-date"
import { chosen } from "./selection"
import { Day, Id, Instant, LongText, optional, Stamp, Switch, Text, Version } from "./values"

export const eventSorts = ["title", "startDate", "changedAt"] as const

/** What is typed of a moment; what does not exist is refused by the words of the specification (§5). */
const EventDay = z
  .string({ error: ({ input }) => (input == null ? "required" : "eventDate") })
  .refine(isDay, { error: "eventDate" })
  .meta({ format: "date" })
const EventTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "eventDate" })

export const Zone = z.string().max(60).refine(isZone, { error: "zone" })

/** When an event comes again: counted from its start. */
const EventRecurrence = z
  .object({
    frequency: z.enum(["once", ...eventFrequencies]),
    every: z.int().min(1).max(366).default(1),
    /** Of weeks; that of the start is among them. */
    weekdays: z.array(z.enum(weekdays)).max(7).default([]),
    /** Of months and years. */
    on: z.enum(monthlyDays).default("day"),
    /** The last day on which it may begin, included. */
    until: optional(Day),
    times: optional(z.int().min(1).max(1000)),
  })
  .superRefine(({ until, times }, context) => {
    if (until && times)
      context.addIssue({ code: "custom", path: ["times"], message: "untilOrTimes" })
  })

/** So long before an event, or before its day at an hour, of what is all day. */
export const EventReminder = z.object({
  amount: z.int().min(0).max(999),
  unit: z.enum(reminderUnits),
  at: optional(EventTime),
  by: z.enum(reminderWays),
})

const fields = {
  title: Text(200),
  allDay: Switch,
  startDate: EventDay,
  startTime: optional(EventTime),
  /** The last day, included. */
  endDate: EventDay,
  endTime: optional(EventTime),
  /** Whose clocks show its times; the person's own when left out. */
  zone: optional(Zone),
  color: z.enum(eventColors).default("blue"),
  /** It keeps nobody busy. */
  free: Switch,
  place: optional(Text(200)),
  notes: optional(LongText(4000)),
  link: optional(WebAddress),
  clientId: optional(Id),
  contractId: optional(Id),
  projectId: optional(Id),
  // What is done once has no rule.
  recurrence: optional(EventRecurrence).transform((rule) =>
    rule?.frequency === "once" ? null : rule,
  ),
  reminders: z.array(EventReminder).max(5, { error: "tooMany 5" }).default([]),
}

const times = ["allDay", "startDate", "startTime", "endDate", "endTime"] as const
type Times = { [Name in (typeof times)[number]]: z.output<(typeof fields)[Name]> }

/** Why the times of an event are refused, at which field (specification §5). */
function refusalOfTimes({ allDay, startDate, startTime, endDate, endTime }: Times) {
  if (!allDay && !startTime) return { path: "startTime", code: "required" } as const
  if (!allDay && !endTime) return { path: "endTime", code: "required" } as const
  if (!isDay(startDate) || !isDay(endDate)) return undefined
  if (endDate < startDate) return { path: "endDate", code: "eventEndDate" } as const
  // What is no time is refused already.
  const areTimes = [startTime, endTime].every((time) => EventTime.safeParse(time).success)
  if (!allDay && areTimes && endDate === startDate && (endTime ?? "") <= (startTime ?? ""))
    return { path: "endTime", code: "eventEndTime" } as const
  if (Date.parse(endDate) - Date.parse(startDate) > 366 * 86_400_000)
    return { path: "endDate", code: "eventTooLong" } as const
  return undefined
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((event, context) => {
    const values = event as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message })
    const refusal = refusalOfTimes(values)
    if (refusal) refuse([refusal.path], refusal.code)
    const { recurrence, startDate } = values
    // It would never happen.
    if (recurrence?.until && recurrence.until < startDate) refuse(["recurrence", "until"], "noDate")
  })

/** Of which occurrences of a series something is meant; of what happens once there is nothing to say. */
const ofSeries = {
  scope: optional(z.enum(eventScopes)),
  /** The occurrence, by the start that the series gives it: a day, or what the clocks of its zone show. */
  occurrence: optional(z.string().max(16)),
}

export const NewEvent = rules(fields).meta({ id: "NewEvent" })
export const EventChanges = rules({ ...fields, ...ofSeries, version: Version }).meta({
  id: "EventChanges",
})

/** Another time for an event, and nothing else of it. */
export const EventMove = z
  .object({
    ...{ allDay: fields.allDay, startDate: EventDay, startTime: fields.startTime },
    ...{ endDate: EventDay, endTime: fields.endTime },
    ...ofSeries,
    version: Version,
  })
  .superRefine((move, context) => {
    const refusal = refusalOfTimes(move)
    if (refusal) context.addIssue({ code: "custom", path: [refusal.path], message: refusal.code })
  })
  .meta({ id: "EventMove" })

export const EventDeletion = z
  .object({ ...ofSeries, version: Version })
  .meta({ id: "EventDeletion" })

/** The same as they are kept. */
const KeptRecurrence = z.object({
  frequency: z.enum(["once", ...eventFrequencies]),
  every: z.int(),
  weekdays: z.array(z.enum(weekdays)),
  on: z.enum(monthlyDays),
  until: Day.nullable(),
  times: z.int().nullable(),
})
const KeptReminder = z.object({
  amount: z.int(),
  unit: z.enum(reminderUnits),
  at: z.string().nullable(),
  by: z.enum(reminderWays),
})

export const Event = z
  .object({
    ...Stamp,
    title: z.string(),
    allDay: z.boolean(),
    startDate: Day,
    startTime: z.string().nullable(),
    endDate: Day,
    endTime: z.string().nullable(),
    zone: z.string(),
    color: z.enum(eventColors),
    free: z.boolean(),
    place: z.string().nullable(),
    notes: z.string().nullable(),
    link: z.string().nullable(),
    clientId: Id.nullable(),
    clientName: z.string().nullable(),
    contractId: Id.nullable(),
    contractTitle: z.string().nullable(),
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    recurrence: KeptRecurrence.nullable(),
    /** Of a rule: the day that it is counted from, and the day of the month that is meant where that month was too short for it. */
    counted: z.object({ from: Day, monthDay: z.int() }).nullable(),
    /** It came with a rule of another calendar, which is kept as it is. */
    custom: z.boolean(),
    reminders: z.array(KeptReminder),
  })
  .meta({ id: "Event" })

/** Something that stands in the way of an event: it is told, and never refused. */
export const EventConflict = z.object({
  kind: z.enum(eventConflicts),
  /** The other event. */
  eventId: Id.nullable(),
  title: z.string().nullable(),
  day: Day,
})

/** An event alone, or one occurrence of a series, with what the caller can do with it. */
export const EventDetails = Event.extend({
  /** Of a series: the start that it gives this occurrence. */
  occurrence: z.string().nullable(),
  /** Nothing comes before it: “this and the following” would be all. */
  first: z.boolean(),
  /** How many are still to come, and how many are over; null where it never ends. */
  left: z.int().nullable(),
  past: z.int(),
  /** The next five days on which it happens. */
  nextDates: z.array(Day),
  conflicts: z.array(EventConflict),
  /** The last change of it, as long as it can be taken back: a quarter of an hour. */
  changeId: Id.nullable(),
  can: Acts("change", "remove"),
}).meta({ id: "EventDetails" })

/** What became of a change, and by which id it is taken back. */
export const EventOutcome = z
  .object({
    /** Where to find what was changed; null where nothing is left of it. */
    eventId: Id.nullable(),
    occurrence: z.string().nullable(),
    changeId: Id.nullable(),
    /** How many moved or deleted occurrences the new rule no longer names. */
    dropped: z.int(),
    conflicts: z.array(EventConflict),
  })
  .meta({ id: "EventOutcome" })

export const EventFilter = z.object({
  ...paging(eventSorts),
  ...chosen,
  clientId: Id.optional(),
  contractId: Id.optional(),
  projectId: Id.optional(),
})

/** Which occurrence of a series is asked for; its next one when left out. */
export const OccurrenceChoice = z.object({ occurrence: z.string().max(16).optional() })

/** What rang, or should have: as long as it may be put off. */
export const RungReminder = z
  .object({
    id: Id,
    eventId: Id,
    occurrence: z.string(),
    title: z.string(),
    startsAt: Instant,
    rangAt: Instant.nullable(),
    missed: z.boolean(),
    snoozedUntil: Instant.nullable(),
  })
  .meta({ id: "RungReminder" })

export type NewEvent = z.output<typeof NewEvent>
export type EventChanges = z.output<typeof EventChanges>
export type EventMove = z.output<typeof EventMove>
export type EventDeletion = z.output<typeof EventDeletion>
export type EventRecurrence = z.output<typeof EventRecurrence>
export type EventReminder = z.output<typeof EventReminder>
export type Event = z.output<typeof Event>
export type EventDetails = z.output<typeof EventDetails>
export type EventOutcome = z.output<typeof EventOutcome>
export type EventConflict = z.output<typeof EventConflict>
export type EventFilter = z.output<typeof EventFilter>
export type RungReminder = z.output<typeof RungReminder>
