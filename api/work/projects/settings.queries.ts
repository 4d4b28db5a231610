import { and, eq } from "drizzle-orm"
import type { TaskSettings } from "#contract/tasks"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { taskSettings } from "./schema"

const columns = { dueNotices: taskSettings.dueNotices, version: taskSettings.version }

/** Nothing where the owner has never changed them. */
export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select(columns)
    .from(taskSettings)
    .where(eq(taskSettings.owner, owner))
  return settings
}

/** Nothing is returned where the version is not the current one; that of the first is 0. */
export async function changeSettings(
  db: Database,
  owner: Owner,
  { version, dueNotices }: TaskSettings,
) {
  const [changed] =
    version === 0
      ? await db
          .insert(taskSettings)
          .values({ dueNotices, owner })
          .onConflictDoNothing()
          .returning(columns)
      : await db
          .update(taskSettings)
          .set({ dueNotices })
          .where(and(eq(taskSettings.owner, owner), eq(taskSettings.version, version)))
          .returning(columns)
  return changed
}
