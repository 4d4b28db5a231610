import { and, desc, eq, isNotNull } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { clients } from "../../people/clients/schema"
import { contracts } from "../../work/contracts/schema"
import { timesheets } from "../../work/timesheets/schema"
import { bills } from "../bills/schema"
import { quotes } from "../quotes/schema"

/** As many as one chooses among. */
const most = 20

/** Issued bills that a template may be tried with, the newest first. */
export const listBillsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: bills.id, number: bills.number, clientName: bills.clientName })
    .from(bills)
    .where(and(eq(bills.owner, owner), isNotNull(bills.number)))
    .orderBy(desc(bills.issuedAt), desc(bills.id))
    .limit(most)

export const listQuotesToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: quotes.id, number: quotes.number, clientName: quotes.clientName })
    .from(quotes)
    .where(and(eq(quotes.owner, owner), eq(quotes.drafting, false)))
    .orderBy(desc(quotes.releaseDate), desc(quotes.place))
    .limit(most)

export const listTimesheetsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: timesheets.id, number: timesheets.month, clientName: clients.name })
    .from(timesheets)
    .innerJoin(
      contracts,
      and(eq(contracts.owner, timesheets.owner), eq(contracts.id, timesheets.contractId)),
    )
    .innerJoin(clients, and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId)))
    .where(and(eq(timesheets.owner, owner), eq(timesheets.drafting, false)))
    .orderBy(desc(timesheets.month), timesheets.id)
    .limit(most)

/** Those that are renewed by themselves. */
export const listContractsToTry = (db: Database, owner: Owner) =>
  db
    .select({ id: contracts.id, number: contracts.title, clientName: clients.name })
    .from(contracts)
    .innerJoin(clients, and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId)))
    .where(
      and(
        eq(contracts.owner, owner),
        isNotNull(contracts.activatedOn),
        isNotNull(contracts.runsUntil),
        contracts.renewable,
      ),
    )
    .orderBy(desc(contracts.startDate), contracts.id)
    .limit(most)
