import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

// Figures by their definitions, as long as no other room keeps them: days of Paris, cents, rounded once.

export interface Span {
  from?: Day
  to?: Day
  clientId?: string
}

interface Part {
  clientId: string
  clientName: string
  value: number
}

const within = (column: string, { from, to }: Span) => sql`
  ${from ? sql`and ${sql.raw(column)} >= ${from}::date` : sql``}
  ${to ? sql`and ${sql.raw(column)} <= ${to}::date` : sql``}`

const ofClient = ({ clientId }: Span) =>
  clientId ? sql`and b.client_id = ${clientId}::uuid` : sql``

const worth = sql`case b.kind when 'creditNote' then -b.total_ht else b.total_ht end - b.deducted_ht`

/** What was issued without VAT, by client, the most first; credit notes below zero, corrections once. */
export async function turnoverByClient(db: Database, owner: Owner, span: Span): Promise<Part[]> {
  const { rows } = await db.execute<{ clientId: string; clientName: string; value: string }>(sql`
    select sold.client_id as "clientId", max(c.name) as "clientName", sum(sold.ht)::bigint as value
    from (select b.client_id, ${worth} as ht from bills b
        where b.owner = ${owner} and b.number is not null ${within("b.release_date", span)} ${ofClient(span)}
        union all
        select b.client_id, b.total_ht from past_bills b
        where b.owner = ${owner} ${within("b.day", span)} ${ofClient(span)}) as sold
      join clients c on c.owner = ${owner} and c.id = sold.client_id
    group by 1 order by 3 desc`)
  return rows.map(numbered)
}

/** How many bills were issued; credit notes are none. */
export async function countIssued(db: Database, owner: Owner, span: Span): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from bills b
        where b.owner = ${owner} and b.number is not null and b.kind <> 'creditNote'
          ${within("b.release_date", span)} ${ofClient(span)})
      + (select count(*) from past_bills b
        where b.owner = ${owner} and b.kind = 'bill' ${within("b.day", span)} ${ofClient(span)}))::int as count`)
  return rows[0]?.count ?? 0
}

/** What reached the bank: what was paid too much too; what was taken back and given back below zero. */
export async function sumCollected(db: Database, owner: Owner, span: Span): Promise<number> {
  const { clientId } = span
  const { rows } = await db.execute<{ value: string }>(sql`
    select ((select coalesce(sum(p.amount), 0) from bill_payments p
        join bills b on b.owner = p.owner and b.id = p.bill_id
        where p.owner = ${owner} and p.means <> 'clientCredit' and p.collected_on is not null
          ${within("p.collected_on", span)} ${ofClient(span)})
      + (select coalesce(sum(k.amount), 0) from client_credits k
        where k.owner = ${owner} and (k.what in ('overpaid', 'refunded') or k.what = 'takenBack' and k.amount < 0)
          ${within("k.day", span)} ${clientId ? sql`and k.client_id = ${clientId}::uuid` : sql``}))::bigint as value`)
  return Number(rows[0]?.value ?? 0)
}

/** Days from a day of the bill to the bank, weighted by amount; over payments that were not taken back. */
export async function daysToPay(
  db: Database,
  owner: Owner,
  since: "releaseDate" | "dueDate",
  span: Span,
): Promise<(Part & { amount: number })[]> {
  const start = sql.raw(since === "releaseDate" ? "b.release_date" : "b.due_date")
  const { rows } = await db.execute<{
    clientId: string
    clientName: string
    value: string
    amount: string
  }>(sql`
    select b.client_id as "clientId", max(c.name) as "clientName",
      sum(p.amount * (p.collected_on - ${start}))::bigint as value, sum(p.amount)::bigint as amount
    from bill_payments p join bills b on b.owner = p.owner and b.id = p.bill_id
      join clients c on c.owner = b.owner and c.id = b.client_id
    where p.owner = ${owner} and p.amount > 0 and p.collected_on is not null and ${start} is not null
      and not exists (select from bill_payments r where r.owner = p.owner and r.reversal_of = p.id)
      ${within("p.collected_on", span)} ${ofClient(span)}
    group by 1`)
  return rows.map((row) => ({ ...numbered(row), amount: Number(row.amount) }))
}

/** What days were billed at, and how many: half days count half, what was credited below zero; hours are left out. */
export async function sumDays(db: Database, owner: Owner, span: Span) {
  const sign = sql`case b.kind when 'creditNote' then -1 else 1 end`
  const { rows } = await db.execute<{ amount: string; days: string }>(sql`
    select coalesce(sum(${sign} * l.amount_ht), 0)::bigint as amount,
      coalesce(sum(${sign} * l.quantity * case l.unit when 'halfDay' then 0.5 else 1 end), 0) as days
    from bill_lines l join bills b on b.owner = l.owner and b.id = l.bill_id
    where b.owner = ${owner} and b.number is not null and l.unit in ('day', 'halfDay')
      and not exists (select from bills r where r.owner = b.owner and r.origin_id = b.id
        and r.kind = 'correction' and r.number is not null)
      ${within("b.release_date", span)} ${ofClient(span)}`)
  return { amount: Number(rows[0]?.amount ?? 0), days: Number(rows[0]?.days ?? 0) }
}

const numbered = <Row extends { value: string }>(row: Row) => ({ ...row, value: Number(row.value) })
