import { and, asc, desc, eq, gte, lte } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { VatRegime } from "#domain/vat"
import type { Database } from "../../../database/client"
import { vatRegimes } from "./schema"

/** The VAT regime of a day; nothing where none was ever said. */
export async function findVatRegime(
  db: Database,
  owner: Owner,
  day: Day,
): Promise<VatRegime | undefined> {
  const [found] = await db
    .select({ regime: vatRegimes.regime })
    .from(vatRegimes)
    .where(and(eq(vatRegimes.owner, owner), lte(vatRegimes.startsOn, day)))
    .orderBy(desc(vatRegimes.startsOn))
    .limit(1)
  return found?.regime
}

/** Every regime that was said, the first one first. */
export function listVatRegimes(db: Database, owner: Owner) {
  return db
    .select({ startsOn: vatRegimes.startsOn, regime: vatRegimes.regime })
    .from(vatRegimes)
    .where(eq(vatRegimes.owner, owner))
    .orderBy(asc(vatRegimes.startsOn))
}

/** Has a regime hold from a day on; what was said of days from then on is said anew. */
export async function startVatRegime(
  db: Database,
  owner: Owner,
  startsOn: Day,
  regime: VatRegime,
): Promise<void> {
  await db
    .delete(vatRegimes)
    .where(and(eq(vatRegimes.owner, owner), gte(vatRegimes.startsOn, startsOn)))
  await db.insert(vatRegimes).values({ owner, startsOn, regime })
}
