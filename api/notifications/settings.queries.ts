import { randomBytes } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import type pg from "pg"
import type { LinkedUnsubscription } from "#contract/notifications"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import { notificationLinks, notificationSettings } from "./schema"

const { quietFrom, quietTo, preferences, monthly, version } = notificationSettings
const columns = { quietFrom, quietTo, preferences, monthly, version }

export type SettingsRow = Pick<typeof notificationSettings.$inferSelect, keyof typeof columns>

/** What someone chose, if anything. */
export async function findSettings(db: Database, owner: Owner): Promise<SettingsRow | undefined> {
  const [settings] = await db
    .select(columns)
    .from(notificationSettings)
    .where(eq(notificationSettings.owner, owner))
  return settings
}

/** Saves them where they are still of this version; 0 is of who never chose. */
export async function saveSettings(
  db: Database,
  owner: Owner,
  { version: known, ...chosen }: SettingsRow,
): Promise<SettingsRow | undefined> {
  if (known === 0) {
    const [added] = await db
      .insert(notificationSettings)
      .values({ ...chosen, owner })
      .onConflictDoNothing()
      .returning(columns)
    return added
  }
  const [changed] = await db
    .update(notificationSettings)
    .set(chosen)
    .where(and(eq(notificationSettings.owner, owner), eq(version, known)))
    .returning(columns)
  return changed
}

/** The secret by which the mails about something are ended: the same in each of them. */
export async function secretAbout(
  db: Database,
  owner: Owner,
  about: LinkedUnsubscription["about"],
): Promise<string> {
  const [link] = await db
    .insert(notificationLinks)
    .values({ owner, about, secret: randomBytes(24).toString("base64url") })
    .onConflictDoUpdate({
      target: [notificationLinks.owner, notificationLinks.about],
      set: { about: sql`excluded.about` },
    })
    .returning({ secret: notificationLinks.secret })
  return link?.secret ?? ""
}

/** Whose mails a secret ends, and about what. */
export async function findHeldLink(
  pool: pg.Pool,
  secret: string,
): Promise<{ owner: string; about: LinkedUnsubscription["about"] } | undefined> {
  if (!/^[\w-]{32,100}$/.test(secret)) return undefined
  const client = await pool.connect()
  try {
    await client.query("begin read only")
    await client.query("select set_config('app.link', $1, true)", [secret])
    const { rows } = await client.query<{
      owner: string
      about: LinkedUnsubscription["about"]
    }>("select owner, about from notification_links")
    return rows[0]
  } finally {
    await client.query("rollback").catch(() => {})
    client.release()
  }
}
