import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import type pg from "pg"
import type { ContractFilter, NewContract } from "#contract/contracts"
import { type Day, yearOf } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { projection } from "../../../database/projection"
import { unreferenced } from "../../../database/references"
import { sweep } from "../../../database/sweep"
import { keyset, orElse } from "../../http/page"
import { bestFirst, containing } from "../../http/search"
import { clients } from "../../people/clients/schema"
import { contractPeriods, contractSeries, contracts } from "./schema"

const { owner: _, words: _words, ...own } = getTableColumns(contracts)
const columns = {
  ...own,
  // How often a fixed term was prolonged, which the law counts; of other kinds nobody asks.
  prolonged: sql<number>`case when ${contracts.kind} = 'fixedTerm' then (
    select count(*)::int from contract_amendments a where a.owner = ${contracts.owner}
      and a.contract_id = ${contracts.id} and a.activated_on is not null and a.changes ? 'endDate') else 0 end`,
  // On which days a consumer was told that it need not be renewed, and since when it was renewed last.
  toldOn: sql<Day[]>`case when ${clients.kind} = 'individual' then array(
    select ((e.sent_at at time zone 'Europe/Paris')::date)::text from bill_emails e
    where e.owner = ${contracts.owner} and e.contract_id = ${contracts.id} and e.purpose = 'contractRenewal'
      and e.state = 'sent' order by e.sent_at) else '{}'::text[] end`,
  renewedOn: sql<Day | null>`case when ${clients.kind} = 'individual' then (
    select max(r.start_date)::text from contract_renewals r where r.owner = ${contracts.owner}
      and r.contract_id = ${contracts.id}) end`,
  // Since when everyone has signed its paper.
  signedOn: sql<Day | null>`(select ((max(s.closed_at) at time zone 'Europe/Paris')::date)::text
    from signature_requests s where s.owner = ${contracts.owner} and s.contract_id = ${contracts.id}
      and s.kind = 'contract' and s.outcome = 'signed')`,
  clientName: clients.name,
  clientKind: clients.kind,
  clientCountry: clients.country,
  clientLanguage: clients.language,
}
const listed = projection(columns)

const sorts = {
  reference: orElse(contracts.reference, sql`''`),
  title: sql`${contracts.title} collate "fr-x-icu"`,
  client: sql`${clients.name} collate "fr-x-icu"`,
  startDate: contracts.startDate,
  runsUntil: orElse(contracts.runsUntil, sql`'infinity'::date`),
  priceHT: contracts.priceHT,
}

const itsClient = and(eq(clients.owner, contracts.owner), eq(clients.id, contracts.clientId))

export type ContractRow = NonNullable<Awaited<ReturnType<typeof findContract>>>

/** The same as `statusOf` says, for rows that are not read yet. */
export function inState(state: NonNullable<ContractFilter["state"]>, today: Day): SQL | undefined {
  if (state === "draft") return isNull(contracts.activatedOn)
  const goesOn = sql`coalesce(${contracts.endedOn} > ${today}::date, true)`
  const inForce = and(isNotNull(contracts.activatedOn), goesOn)
  const near = sql`${contracts.renewable} and ${contracts.noticeOn} <= ${today}::date`
  const over = sql`not ${contracts.renewable} and coalesce(${contracts.runsUntil} < ${today}::date, false)`
  switch (state) {
    case "toRenew":
      return and(inForce, near)
    case "ended":
      return or(sql`${contracts.endedOn} <= ${today}::date`, and(inForce, over))
    case "active":
      return and(inForce, sql`not (${over})`, sql`not coalesce(${near}, false)`)
  }
}

const matching = (owner: Owner, filter: ContractFilter, today: Day) =>
  and(
    eq(contracts.owner, owner),
    filter.id ? inArray(contracts.id, filter.id) : undefined,
    filter.clientId ? eq(contracts.clientId, filter.clientId) : undefined,
    filter.state ? inState(filter.state, today) : undefined,
    filter.billId
      ? sql`exists (select 1 from ${contractPeriods} where ${contractPeriods.owner} = ${contracts.owner}
          and ${contractPeriods.contractId} = ${contracts.id} and ${contractPeriods.billId} = ${filter.billId})`
      : undefined,
    or(
      containing(filter.q, contracts.title),
      containing(filter.q, contracts.reference),
      containing(filter.q, clients.name),
    ),
  )

export function listContracts(db: Database, owner: Owner, filter: ContractFilter, today: Day) {
  const page = keyset(filter, sorts, contracts.id, "-startDate")
  const withClient = sql`${contracts} join ${clients} on ${itsClient}`
  const counted = filter.q ? withClient : sql`${contracts}`
  return page.list(db, listed, withClient, matching(owner, filter, today), counted)
}

/** Whose contracts have their renewal near, of everyone. */
export async function listOwnersToNotify(pool: pg.Pool, today: Day): Promise<Owner[]> {
  const near = "select distinct owner from contracts where notice_on <= $1"
  const rows = await sweep<{ owner: string }>(pool, "contractNotices", near, [today])
  return rows.map(ownerOfRow)
}

/** Whose contracts are renewed by themselves, of everyone. */
export async function listOwnersWithRenewals(pool: pg.Pool): Promise<Owner[]> {
  const renewed =
    "select distinct owner from contracts where renewable and activated_on is not null and ended_on is null"
  const rows = await sweep<{ owner: string }>(pool, "consumerNotices", renewed)
  return rows.map(ownerOfRow)
}

/** Those of consumers that are renewed by themselves. */
export const listWithConsumers = (db: Database, owner: Owner) =>
  db
    .select(columns)
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(
      and(
        eq(contracts.owner, owner),
        eq(clients.kind, "individual"),
        contracts.renewable,
        isNotNull(contracts.activatedOn),
        isNull(contracts.endedOn),
      ),
    )

/** Those whose renewal is near; `endId` names the end that each comes to, another one after a renewal. */
export function listToRenew(db: Database, owner: Owner, today: Day) {
  return db
    .select({
      id: contracts.id,
      reference: contracts.reference,
      title: contracts.title,
      clientName: clients.name,
      runsUntil: contracts.runsUntil,
      endId: sql<string>`md5(${contracts.id}::text || ${contracts.runsUntil}::text)::uuid`,
    })
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(and(eq(contracts.owner, owner), inState("toRenew", today)))
}

/** Every contract of the filter, newest first: at most as many as a spreadsheet is good for. */
export function exportContracts(db: Database, owner: Owner, filter: ContractFilter, today: Day) {
  return db
    .select(columns)
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(matching(owner, filter, today))
    .orderBy(sql`${contracts.startDate} desc`, contracts.id)
    .limit(50_000)
}

export async function findContract(db: Database, owner: Owner, id: string) {
  const [contract] = await db
    .select(columns)
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(and(eq(contracts.owner, owner), eq(contracts.id, id)))
  return contract
}

/**
 * The contract, which nobody else changes until the transaction ends. Locked first and read then: a lock that waited would judge the join by what stood before.
 */
export async function lockContract(db: Database, owner: Owner, id: string) {
  const [locked] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.owner, owner), eq(contracts.id, id)))
    .for("update")
  return locked && findContract(db, owner, id)
}

type Course = Pick<typeof contracts.$inferSelect, "runsUntil" | "noticeOn">

/** Nothing is returned where another contract has the reference. */
export async function addContract(db: Database, owner: Owner, contract: NewContract & Course) {
  const [added] = await db
    .insert(contracts)
    .values({ ...contract, owner })
    .onConflictDoNothing({ target: [contracts.owner, contracts.reference] })
    .returning({ id: contracts.id })
  return added && findContract(db, owner, added.id)
}

/** The caller holds the contract's lock. */
export async function changeContract(
  db: Database,
  owner: Owner,
  id: string,
  changes: Partial<Omit<typeof contracts.$inferInsert, "id" | "owner" | "version">>,
) {
  await db
    .update(contracts)
    .set(changes)
    .where(and(eq(contracts.owner, owner), eq(contracts.id, id)))
  return findContract(db, owner, id)
}

/** Whether another contract bears the reference. */
export async function isReferenceTaken(
  db: Database,
  owner: Owner,
  reference: string,
  besides: string,
): Promise<boolean> {
  const [other] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.owner, owner),
        eq(contracts.reference, reference),
        sql`${contracts.id} <> ${besides}::uuid`,
      ),
    )
  return other !== undefined
}

/** The next number of the year's series; whoever asks next waits until this one is settled. */
export async function nextSeriesNumber(db: Database, owner: Owner, today: Day): Promise<number> {
  const [series] = await db
    .insert(contractSeries)
    .values({ owner, year: yearOf(today), last: 1 })
    .onConflictDoUpdate({
      target: [contractSeries.owner, contractSeries.year],
      set: { last: sql`${contractSeries.last} + 1` },
    })
    .returning({ last: contractSeries.last })
  return series?.last ?? 1
}

/** Refused by the database where something was billed. */
export async function removeContract(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(contracts)
    .where(and(eq(contracts.owner, owner), eq(contracts.id, id)))
    .returning({ id: contracts.id })
  return removed
}

/** Removes those that nothing refers to: of which something was billed, handed over, or sent to be signed. The others are kept. */
export async function removeContracts(db: Database, owner: Owner, ids: string[]) {
  const wanted = and(eq(contracts.owner, owner), inArray(contracts.id, ids))
  const { id, reference, title } = contracts
  const there = await db.select({ id, reference, title }).from(contracts).where(wanted)
  const removed = await db
    .delete(contracts)
    .where(
      and(
        wanted,
        await unreferenced(db, contracts),
        // What its client was told is kept with it.
        sql`not exists (select from bill_emails e where e.owner = ${contracts.owner}
          and e.contract_id = ${contracts.id} and e.state <> 'draft')`,
      ),
    )
    .returning({ id })
  const gone = new Set(removed.map((contract) => contract.id))
  return { there, done: [...gone], kept: there.filter((contract) => !gone.has(contract.id)) }
}

/** The best few whose title or reference contains the words. */
export function searchContracts(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select({
      id: contracts.id,
      reference: contracts.reference,
      title: contracts.title,
      clientName: clients.name,
    })
    .from(contracts)
    .innerJoin(clients, itsClient)
    .where(and(eq(contracts.owner, owner), sql`${contracts.id} = any(find_contracts(${q}))`))
    .orderBy(...bestFirst(contracts.title, q))
    .limit(most)
}
