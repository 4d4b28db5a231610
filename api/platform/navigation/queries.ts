import { eq, sql } from "drizzle-orm"
import type { Navigation } from "#contract/navigation"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { navigationChoices } from "./schema"

/** As it is for who chose nothing yet. */
const first: Navigation = { pins: [], hidden: [], shortcuts: true }

export async function findNavigation(db: Database, owner: Owner): Promise<Navigation> {
  const { pins, hidden, shortcuts } = navigationChoices
  const [chosen] = await db
    .select({ pins, hidden, shortcuts })
    .from(navigationChoices)
    .where(eq(navigationChoices.owner, owner))
  return chosen ?? first
}

export async function changeNavigation(
  db: Database,
  owner: Owner,
  choices: Navigation,
  now: Date,
): Promise<void> {
  const changed = { ...choices, changedAt: now }
  await db
    .insert(navigationChoices)
    .values({ owner, ...changed })
    .onConflictDoUpdate({ target: navigationChoices.owner, set: changed })
}

/** Whether the way to the assistant is shown; its switch belongs to the assistant, which stands on a floor above. */
export async function wantsAssistant(db: Database, owner: Owner): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from assistant_settings where owner = ${owner} and not enabled`,
  )
  return rows.length === 0
}
