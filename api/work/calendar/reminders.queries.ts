import { and, desc, eq, gte, isNull, lte, or } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import { eventReminders, events } from "./schema"

export type ReminderRow = NonNullable<Awaited<ReturnType<typeof findReminder>>>

const columns = {
  id: eventReminders.id,
  eventId: eventReminders.eventId,
  occurrence: eventReminders.occurrence,
  startsAt: eventReminders.startsAt,
  rangAt: eventReminders.rangAt,
  missed: eventReminders.missed,
  snoozedUntil: eventReminders.snoozedUntil,
  by: eventReminders.by,
  title: events.title,
}

const named = (db: Database) =>
  db
    .select(columns)
    .from(eventReminders)
    .innerJoin(
      events,
      and(eq(events.owner, eventReminders.owner), eq(events.id, eventReminders.eventId)),
    )

/**
 * Writes down that a reminder rings, and answers its id; nothing where it rang already for this time or a later
 * one: what is put off rings again, what is brought forward does not.
 */
export async function addReminder(
  db: Database,
  owner: Owner,
  reminder: Omit<typeof eventReminders.$inferInsert, "id" | "owner">,
): Promise<string | undefined> {
  const { eventId, occurrence, reminder: name, startsAt } = reminder
  const [rang] = await db
    .select({ id: eventReminders.id })
    .from(eventReminders)
    .where(
      and(
        eq(eventReminders.owner, owner),
        eq(eventReminders.eventId, eventId),
        eq(eventReminders.occurrence, occurrence),
        eq(eventReminders.reminder, name),
        gte(eventReminders.startsAt, startsAt),
      ),
    )
    .limit(1)
  if (rang) return undefined
  const [added] = await db
    .insert(eventReminders)
    .values({ ...reminder, owner })
    .onConflictDoNothing()
    .returning({ id: eventReminders.id })
  return added?.id
}

/** What was put off until now, and is nobody else's to ring again. */
export async function takeSnoozed(db: Database, owner: Owner, now: Date) {
  return db
    .update(eventReminders)
    .set({ snoozedUntil: null, rangAt: now })
    .where(and(eq(eventReminders.owner, owner), lte(eventReminders.snoozedUntil, now)))
    .returning({ id: eventReminders.id })
}

/** What rang or was missed lately, and whatever was put off. */
export const listReminders = (db: Database, owner: Owner, since: Date) =>
  named(db)
    .where(
      and(
        eq(eventReminders.owner, owner),
        or(gte(eventReminders.startsAt, since), gte(eventReminders.rangAt, since)),
      ),
    )
    .orderBy(desc(eventReminders.startsAt), desc(eventReminders.id))
    .limit(50)

export async function findReminder(db: Database, owner: Owner, id: string) {
  const [reminder] = await named(db).where(
    and(eq(eventReminders.owner, owner), eq(eventReminders.id, id)),
  )
  return reminder
}

/** What rang of an occurrence rings again at an instant; where nothing did, something will. */
export async function snoozeReminder(
  db: Database,
  owner: Owner,
  { eventId, occurrence, startsAt }: { eventId: string; occurrence: string; startsAt: Date },
  until: Date,
): Promise<string> {
  const [rang] = await db
    .select({ id: eventReminders.id })
    .from(eventReminders)
    .where(
      and(
        eq(eventReminders.owner, owner),
        eq(eventReminders.eventId, eventId),
        eq(eventReminders.occurrence, occurrence),
      ),
    )
    .orderBy(desc(eventReminders.rangAt))
    .limit(1)
  if (rang) {
    await db
      .update(eventReminders)
      .set({ snoozedUntil: until })
      .where(and(eq(eventReminders.owner, owner), eq(eventReminders.id, rang.id)))
    return rang.id
  }
  const [added] = await db
    .insert(eventReminders)
    .values({
      ...{ owner, eventId, occurrence, startsAt, reminder: "snooze", by: "notification" },
      snoozedUntil: until,
    })
    .returning({ id: eventReminders.id })
  return added?.id ?? ""
}

/** Where the owner reads their mail, unless the account is closed. */
export async function findOwnAddress(db: Database, owner: Owner) {
  const [own] = await db
    .select({ to: people.email })
    .from(people)
    .where(and(eq(people.id, owner), isNull(people.closedAt)))
  return own
}
