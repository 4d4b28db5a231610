import type { z } from "zod"
import type { Snooze } from "#contract/calendars"
import type { RungReminder } from "#contract/events"
import { addDays, todayIn } from "#domain/day"
import { isNamed, occurrenceOf } from "#domain/series"
import { instantIn } from "#domain/zone"
import { found } from "../../http/problem"
import { addNotification } from "../../notifications/add.commands"
import type { Context } from "../../ports/context"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import { findSeries, settingsOf } from "./occurrences.commands"
import * as queries from "./queries"
import * as rung from "./reminders.queries"
import { type DueReminder, nextReminder, remindersBetween, ringOf } from "./reminders.rules"
import { instantsOf, reminderName } from "./rules"

type Parts = Pick<ApiParts, "pool" | "log" | "clock" | "queue">

/** As many events as one transaction looks at. */
const together = 200

/**
 * Rings what is due. Several processes may do it, and as often as they like: each reminder is written down in the
 * transaction that tells of it, once for each time that its occurrence is put to. They ring at night too: a person
 * asked for them.
 */
export async function ringReminders(parts: Parts): Promise<void> {
  const now = parts.clock()
  for (const owner of await queries.listOwnersToRing(parts.pool, now))
    try {
      let count = together
      while (count === together) count = await onBehalfOf(parts, owner, now, ringOwner)
    } catch (error) {
      // Nobody waits for another's trouble; it is tried again at the next run.
      parts.log.error({ err: error, owner }, "event reminders not rung")
    }
}

type Ringing = Context<"queue">

async function ringOwner(context: Ringing): Promise<number> {
  const { db, owner, now } = context
  for (const { id } of await rung.takeSnoozed(db, owner, now)) await tell(context, id)
  const due = await queries.lockEventsToRing(db, owner, now, together)
  for (const row of due) {
    const series = await findSeries(context, row)
    const since = new Date((row.nextReminderAt?.getTime() ?? now.getTime()) - 1)
    for (const reminder of remindersBetween(series, since, now))
      await ring(context, row.id, reminder)
    await queries.setNextReminder(db, owner, row.id, nextReminder(series, now))
  }
  return due.length
}

async function ring(context: Ringing, eventId: string, due: DueReminder): Promise<void> {
  const { db, owner, now } = context
  const how = ringOf(due, now)
  if (how === "never") return
  const { occurrence, reminder, from } = due
  const id = await rung.addReminder(db, owner, {
    ...{ eventId, occurrence: occurrence.occurrence, startsAt: from, by: reminder.by },
    ...{ reminder: reminderName(reminder), missed: how === "missed" },
    rangAt: how === "now" ? now : null,
  })
  if (id && how === "now") await tell(context, id)
}

/** By notification, by mail, or both: in the transaction in which it is written down. */
async function tell({ db, owner, now, parts }: Ringing, id: string): Promise<void> {
  const reminder = found(await rung.findReminder(db, owner, id))
  const { by, title, eventId, occurrence, startsAt } = reminder
  if (by !== "email")
    await addNotification(db, owner, {
      kind: "eventReminder",
      // What was put off rings again, and is told of again.
      causeId: crypto.randomUUID(),
      parameters: {
        ...{ name: title, eventId, occurrence },
        day: todayIn("Europe/Paris", startsAt),
        time: occurrence.includes("T") ? timeInParis.format(startsAt) : undefined,
      },
      createdAt: now,
    })
  if (by !== "notification") await parts.queue.send(db, "eventReminder", { owner, reminderId: id })
}

const timeInParis = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "Europe/Paris",
  hour: "2-digit",
  minute: "2-digit",
})

/** What rang or was missed in the last week, and what was put off. */
export async function listRung(context: Context): Promise<RungReminder[]> {
  const { db, owner, now } = context
  const since = new Date(now.getTime() - 7 * 86_400_000)
  return (await rung.listReminders(db, owner, since)).map(showRung)
}

/** Rings it again later: in ten minutes, in an hour, or tomorrow at nine. */
export async function snooze(
  context: Context,
  eventId: string,
  asked: z.output<typeof Snooze>,
): Promise<RungReminder> {
  const { db, owner, now } = context
  const row = found(await queries.findEvent(db, owner, eventId))
  const series = await findSeries(context, row)
  const name = asked.occurrence ?? series.start
  const occurrence = found(isNamed(series, name) ? occurrenceOf(series, name) : undefined)
  const { zone } = await settingsOf(context)
  const until = {
    minutes: () => new Date(now.getTime() + 10 * 60_000),
    hour: () => new Date(now.getTime() + 60 * 60_000),
    tomorrow: () => instantIn(zone, `${addDays(todayIn(zone, now), 1)}T09:00`),
  }[asked.for]()
  const startsAt = instantsOf(occurrence).from
  const id = await rung.snoozeReminder(db, owner, { eventId, occurrence: name, startsAt }, until)
  return showRung(found(await rung.findReminder(db, owner, id)))
}

const showRung = ({ by: _, ...reminder }: rung.ReminderRow): RungReminder => ({
  ...reminder,
  startsAt: reminder.startsAt.toISOString(),
  rangAt: reminder.rangAt?.toISOString() ?? null,
  snoozedUntil: reminder.snoozedUntil?.toISOString() ?? null,
})
