import { and, between, eq, inArray } from "drizzle-orm"
import type { Day } from "#domain/day"
import { openStages } from "#domain/offer"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../clients/schema"
import { itsClient } from "./queries"
import { offers } from "./schema"

/** Open offers, by the days of their next actions. */
export const listActionsWithin = (db: Database, owner: Owner, from: Day, to: Day) =>
  db
    .select({
      id: offers.id,
      clientName: clients.name,
      nextAction: offers.nextAction,
      nextActionOn: offers.nextActionOn,
      nextActionAt: offers.nextActionAt,
      changedAt: offers.changedAt,
    })
    .from(offers)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(offers.owner, owner),
        inArray(offers.state, [...openStages]),
        between(offers.nextActionOn, from, to),
      ),
    )
    .limit(2_000)
