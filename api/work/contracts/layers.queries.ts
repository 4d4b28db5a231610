import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { contracts } from "./schema"

/** Contracts in force that begin, end, or come near their renewal within some days. */
export const listTurningWithin = (db: Database, owner: Owner, from: Day, to: Day) => {
  const within = (day: unknown) => sql`${day} between ${from}::date and ${to}::date`
  return db
    .select({
      id: contracts.id,
      title: contracts.title,
      startDate: contracts.startDate,
      runsUntil: contracts.runsUntil,
      noticeOn: contracts.noticeOn,
      renewable: contracts.renewable,
    })
    .from(contracts)
    .where(
      and(
        eq(contracts.owner, owner),
        isNotNull(contracts.activatedOn),
        isNull(contracts.endedOn),
        or(within(contracts.startDate), within(contracts.runsUntil), within(contracts.noticeOn)),
      ),
    )
    .limit(2_000)
}
