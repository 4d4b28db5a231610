import { and, eq, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { inState } from "./queries"
import { contracts } from "./schema"

/** Those whose renewal is near, by the day until which they run. */
export const listRenewals = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  db
    .select({
      id: contracts.id,
      title: clients.name,
      detail: contracts.title,
      day: contracts.runsUntil,
      amount: sql<null>`null`,
      currency: contracts.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(contracts)
    .innerJoin(clients, and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId)))
    .where(and(eq(contracts.owner, owner), inState("toRenew", today)))
    .orderBy(contracts.runsUntil, contracts.id)
    .limit(8)
