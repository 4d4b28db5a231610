import { and, eq, sql } from "drizzle-orm"
import type { StepRow } from "#contract/dashboard"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { withAction } from "./queries"
import { offers } from "./schema"

/** As many as the dashboard's list could show. */
const most = 8

/** Offers whose next action is late, the latest first: what is to be done, of which offer, and what it is worth. */
export const listLateActions = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  listActions(db, owner, "overdue", today)

/** The same of those whose next action is today's. */
export const listActionsOfToday = (db: Database, owner: Owner, today: Day): Promise<StepRow[]> =>
  listActions(db, owner, "today", today)

const listActions = (
  db: Database,
  owner: Owner,
  action: "overdue" | "today",
  today: Day,
): Promise<StepRow[]> =>
  db
    .select({
      id: offers.id,
      title: offers.title,
      detail: offers.nextAction,
      day: offers.nextActionOn,
      amount: offers.valueHT,
      currency: offers.currency,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(offers)
    .where(and(eq(offers.owner, owner), withAction(action, today)))
    .orderBy(offers.nextActionOn, offers.nextActionAt, offers.id)
    .limit(most)
