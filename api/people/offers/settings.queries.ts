import { and, eq, getTableColumns } from "drizzle-orm"
import type { OfferSettings } from "#contract/offers"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { offerSettings } from "./schema"

const { owner: _, createdAt: __, changedAt: ___, ...columns } = getTableColumns(offerSettings)

/** Nothing where the owner has never changed them. */
export async function findSettings(db: Database, owner: Owner) {
  const [settings] = await db
    .select(columns)
    .from(offerSettings)
    .where(eq(offerSettings.owner, owner))
  return settings
}

/** Nothing is returned where the version is not the current one; that of the first is 0. */
export async function changeSettings(
  db: Database,
  owner: Owner,
  { version, ...settings }: OfferSettings,
) {
  const [changed] =
    version === 0
      ? await db
          .insert(offerSettings)
          .values({ ...settings, owner })
          .onConflictDoNothing()
          .returning(columns)
      : await db
          .update(offerSettings)
          .set(settings)
          .where(and(eq(offerSettings.owner, owner), eq(offerSettings.version, version)))
          .returning(columns)
  return changed
}
