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
      changedAt: contracts.changedAt,
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

/** Documents of contracts whose validity ends within some days, and that no newer one replaces. */
export async function listExpiringWithin(db: Database, owner: Owner, from: Day, to: Day) {
  const { rows } = await db.execute<{
    id: string
    changedAt: string
    contractId: string
    day: Day
    kind: string
    title: string | null
    contractTitle: string
  }>(sql`
    select d.id, d.changed_at::text as "changedAt", d.contract_id as "contractId", d.expires_on::text as day, d.kind, d.title, c.title as "contractTitle"
    from contract_documents d join contracts c on c.owner = d.owner and c.id = d.contract_id
    where d.owner = ${owner} and d.expires_on between ${from}::date and ${to}::date
      and not exists (select from contract_documents newer
        where newer.owner = d.owner and newer.previous_id = d.id)
    order by d.expires_on, d.id limit 500`)
  return rows
}
