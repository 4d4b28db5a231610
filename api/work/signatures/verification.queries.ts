import { and, asc, eq, gt, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { signatureRequests } from "./schema"

/** As many requests as are read at once. */
export const pageSize = 200

/** The next requests, in the order of their ids. */
export const listRequestsAfter = (db: Database, owner: Owner, last: string) =>
  db
    .select()
    .from(signatureRequests)
    .where(and(eq(signatureRequests.owner, owner), gt(signatureRequests.id, last)))
    .orderBy(asc(signatureRequests.id))
    .limit(pageSize)

/** The first act of a request that is not as the chain of the audit log has it, by its place. */
export async function findBrokenAct(
  db: Database,
  owner: Owner,
  requestId: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ place: number }>(sql`
    with chained as (
      select (after ->> 'place')::int as place, act, after ->> 'sha256' as sha256 from audit_entries
        where subject = ${requestId} and act like 'signatures.%' and after ->> 'owner' = ${owner}::text
    ), kept as (
      select a.place, 'signatures.' || a.kind as act, sealed(act_words(a)) as sha256 from signature_acts a
        where a.owner = ${owner} and a.request_id = ${requestId}::uuid
    )
    select coalesce(kept.place, chained.place) as place from kept full join chained on kept.place = chained.place
      where kept.sha256 is distinct from chained.sha256 or kept.act is distinct from chained.act
      order by 1 limit 1`)
  return rows[0]?.place
}

/** A request that the chain knows of and that is gone, though its owner is still here. */
export async function findGone(db: Database, owner: Owner): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.subject as id from audit_entries e
      where e.act like 'signatures.%' and e.after ->> 'owner' = ${owner}::text
        and exists (select from people p where p.id = ${owner} and p.closed_at is null)
        and not exists (select from signature_requests r where r.owner = ${owner} and r.id::text = e.subject)
      order by e.at limit 1`)
  return rows[0]?.id
}
