import { and, eq, isNull, lt, or } from "drizzle-orm"
import type pg from "pg"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { sweep } from "../../../database/sweep"
import { people } from "../../access/schema"
import { notificationSettings } from "../../notifications/schema"

/** Who wants a letter and was not told of a month yet, as many as one run takes up. */
export async function listOwnersToTell(pool: pg.Pool, first: Day): Promise<string[]> {
  const due = `select owner from notification_settings
    where monthly and (monthly_told is null or monthly_told < $1::date) limit 20000`
  const rows = await sweep<{ owner: string }>(pool, "monthlyLetters", due, [first])
  return rows.map(({ owner }) => owner)
}

/** Takes the letter of a month up, once; with the hours in which none is wanted. */
export async function takeLetter(db: Database, owner: Owner, first: Day) {
  const { monthly, monthlyTold, quietFrom, quietTo } = notificationSettings
  const [taken] = await db
    .update(notificationSettings)
    .set({ monthlyTold: first })
    .where(
      and(
        eq(notificationSettings.owner, owner),
        eq(monthly, true),
        or(isNull(monthlyTold), lt(monthlyTold, first)),
      ),
    )
    .returning({ from: quietFrom, to: quietTo })
  return taken
}

/** Who it goes to, as far as it says what they may be told. */
export async function findReceiver(db: Database, owner: Owner) {
  const { email, roles, suspendedUntil } = people
  const [person] = await db
    .select({ email, roles, suspendedUntil, monthly: notificationSettings.monthly })
    .from(people)
    .innerJoin(notificationSettings, eq(notificationSettings.owner, people.id))
    .where(and(eq(people.id, owner), isNull(people.closedAt)))
  return person
}
