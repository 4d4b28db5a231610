import { sql } from "drizzle-orm"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import type { DeclaredVat, Opening, OwnMove } from "./moves.rules"

interface Moved extends Record<string, unknown> {
  id: string
  day: Day
  at: string
  label: string
  amount: number
  what: OwnMove["what"]
  is_cash: boolean
}

/**
 * What went between own accounts in a year, and what the owner brought or took: as it was typed, or said of a line of the
 * bank, each side by itself.
 */
export async function listOwnMoves(db: Database, owner: Owner, year: number): Promise<OwnMove[]> {
  const { rows } = await db.execute<Moved>(sql`
    with said as (
      select m.id, m.day, m.created_at as at, m.label, m.amount, m.account_id,
          case m.source when 'owner' then 'owner' else 'transfer' end as what
        from movements m
        where m.owner = ${owner} and m.source in ('owner', 'transfer', 'line')
      union all
      select s.id, l.day, s.created_at, l.label, s.amount, l.account_id, s.kind
        from line_matches s join bank_lines l on l.owner = s.owner and l.id = s.line_id
        where s.owner = ${owner} and s.kind in ('owner', 'transfer') and s.reversal_of is null
          and not exists (select from line_matches r where r.owner = s.owner and r.reversal_of = s.id)
    )
    select said.id, said.day::text, said.at::text, said.label, said.amount::float8 as amount, said.what,
        a.kind = 'cash' as is_cash
      from said join bank_accounts a on a.owner = ${owner} and a.id = said.account_id
      where said.day between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date and a.currency = 'EUR'
      order by said.at, said.id limit 50000`)
  return rows.map(({ is_cash, at, ...move }) => ({ ...move, at: new Date(at), isCash: is_cash }))
}

/** What stood on accounts as they were opened here, and the credit of VAT that returns here began with. */
export async function listOpenings(db: Database, owner: Owner, year: number): Promise<Opening[]> {
  const within = sql`between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`
  const { rows } = await db.execute<{
    id: string
    day: Day
    at: string
    label: string
    amount: number
    what: Opening["what"]
  }>(sql`
    select id, opened_on::text as day, created_at::text as at, name as label,
        opening_balance::float8 as amount, case kind when 'cash' then 'cash' else 'bank' end as what
      from bank_accounts
      where owner = ${owner} and currency = 'EUR' and opening_balance <> 0 and opened_on ${within}
    union all
    select r.id, r.starts_on::text, r.created_at::text, '', s.credit_before::float8, 'vat'
      from vat_settings s join lateral (select * from vat_returns r where r.owner = s.owner
        order by r.starts_on limit 1) r on true
      where s.owner = ${owner} and s.credit_before <> 0 and r.ends_on ${within}
    order by at, id limit 1000`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

interface Declared extends Record<string, unknown> {
  id: string
  from: Day
  to: Day
  at: string
  to_pay: number
  credit: number
  refund_asked: number
  instalments: number
  overpaid: number
  before: number
  due: number
  reversed: number
  on_assets: number
  on_other: number
}

/** The returns of VAT of a year that were declared: what each counted in cents, and what came of it in euros. */
export async function listDeclaredVat(
  db: Database,
  owner: Owner,
  year: number,
): Promise<DeclaredVat[]> {
  const taxOf = (...kinds: string[]) =>
    sql`coalesce(sum(p.tax) filter (where p.kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )})), 0)::float8`
  const { rows } = await db.execute<Declared>(sql`
    select r.id, r.starts_on::text as "from", r.ends_on::text as "to", r.created_at::text as at,
        r.to_pay::float8 as to_pay, r.credit::float8 as credit, r.refund_asked::float8 as refund_asked,
        r.overpaid::float8 as overpaid, coalesce((r.yearly ->> 'instalments')::float8, 0) as instalments,
        coalesce((select b.credit + b.overpaid from vat_returns b where b.owner = r.owner and b.ends_on < r.starts_on
          order by b.ends_on desc limit 1), round((select s.credit_before / 100.0 from vat_settings s
          where s.owner = r.owner)), 0)::float8 as before,
        ${taxOf("taxed")} as due, ${taxOf("servicesBought", "boughtAbroad", "acquisitions")} as reversed,
        ${taxOf("deductibleOnAssets")} as on_assets, ${taxOf("deductibleOnOther")} as on_other
      from vat_returns r left join vat_return_parts p on p.owner = r.owner and p.return_id = r.id
      where r.owner = ${owner} and r.ends_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
      group by r.owner, r.id order by r.ends_on`)
  return rows.map(({ at, to_pay, refund_asked, on_assets, on_other, ...one }) => ({
    ...one,
    at: new Date(at),
    toPay: to_pay,
    refundAsked: refund_asked,
    onAssets: on_assets,
    onOther: on_other,
  }))
}
