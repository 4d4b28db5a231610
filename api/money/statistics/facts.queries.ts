import { type SQL, sql } from "drizzle-orm"
import type { FigureName } from "#contract/statistic-figures"
import type { FigureFilter } from "#contract/statistics"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"

/** The records of a figure, as rows that are of one owner. */
export type Facts = (owner: Owner) => SQL

/** Which records a figure is counted from. */
export interface Asked {
  owner: Owner
  from: Day
  to: Day
  today: Day
  service?: FigureFilter["service"]
}

/** The same of records that the rules of other areas reckon, and not one select. */
export interface GivenFact {
  id: string
  kind: string
  record_id: string | null
  name: string
  client_id: string | null
  client: string | null
  day: Day
  part: number
  whole: number
  amount: number | null
  days: number | null
}

/** Facts that were reckoned, as rows for the same list. */
export const givenFacts = (facts: readonly GivenFact[]): SQL =>
  sql`select id, kind, record_id, name, client_id, client, day, part, whole, amount, days, null::boolean as counted
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as given (id uuid, kind text, record_id uuid, name text,
      client_id uuid, client text, day date, part numeric, whole numeric, amount bigint, days numeric)`

const ofBill = sql`b.id, 'bill' as kind, b.id as record_id, b.number as name, b.client_id, b.client_name as client`
const inPeriod = ({ owner, from, to }: Asked) =>
  sql`b.owner = ${owner} and b.number is not null and b.release_date between ${from}::date and ${to}::date`
const ofPastBill = sql`b.id, 'pastBill' as kind, b.id as record_id, b.number as name, b.client_id,
  c.name as client, b.day`
const pastCount = sql`case b.kind when 'bill' then 1 else 0 end`
/** Bills of another tool. */
const pastInPeriod = ({ owner, from, to }: Asked) => sql`past_bills b
    join clients c on c.owner = b.owner and c.id = b.client_id
  where b.owner = ${owner} and b.day between ${from}::date and ${to}::date`
const worth = sql`(case b.kind when 'creditNote' then -b.total_ht else b.total_ht end - b.deducted_ht)`

/** What was issued: credit notes below zero, what was corrected or asked before once; which of it counts as a bill. */
const issuedAs =
  (counted: { own: SQL; past: SQL }) =>
  (asked: Asked): SQL =>
    sql`select ${ofBill}, b.release_date as day,
    p.total_ht::numeric as part, p.bills::numeric as whole, p.total_ht as amount, null::numeric as days,
    ${counted.own} as counted
  from bills b cross join lateral statistic_parts(b) p
  where ${inPeriod(asked)} and p.unit = ${asked.service ?? ""}
  union all select ${ofPastBill}, b.total_ht::numeric as part, ${pastCount}::numeric as whole, b.total_ht as amount,
    null::numeric as days, ${counted.past} as counted
  from ${pastInPeriod(asked)} and ${asked.service ?? ""} in ('', unit_of_past_bill(b))`
const issued = issuedAs({ own: sql`null::boolean`, past: sql`null::boolean` })
const issuedBills = issuedAs({ own: sql`(p.bills > 0)`, past: sql`(b.kind = 'bill')` })

/** Those of them with lines by the day. */
const worked = (asked: Asked): SQL => sql`select ${ofBill}, b.release_date as day,
    p.days_ht::numeric as part, p.days as whole, p.days_ht as amount, p.days, null::boolean as counted
  from bills b cross join lateral statistic_parts(b) p
  where ${inPeriod(asked)} and p.unit = ${asked.service ?? ""} and (p.days <> 0 or p.days_ht <> 0)`

/** What was issued, and whether a recurring bill made it, or what it takes back. */
const recurring = (asked: Asked): SQL => sql`select ${ofBill}, b.release_date as day,
    case when made.yes then ${worth} else 0 end::numeric as part, ${worth}::numeric as whole,
    ${worth}::bigint as amount, null::numeric as days, made.yes as counted
  from bills b cross join lateral (select exists (select from recurring_bill_dates d
    where d.owner = b.owner and d.bill_id in (b.id, b.origin_id)) as yes) as made
  where ${inPeriod(asked)}
  union all select ${ofPastBill}, 0::numeric as part, b.total_ht::numeric as whole, b.total_ht as amount,
    null::numeric as days, false as counted
  from ${pastInPeriod(asked)}`

const ofPayment = sql`p.id, 'payment' as kind, b.id as record_id, b.number as name, b.client_id,
  b.client_name as client, p.collected_on as day`
const paidInPeriod = ({ owner, from, to }: Asked) => sql`bill_payments p
    join bills b on b.owner = p.owner and b.id = p.bill_id
  where p.owner = ${owner} and p.collected_on between ${from}::date and ${to}::date`
const counts = sql`p.amount > 0
  and not exists (select from bill_payments r where r.owner = p.owner and r.reversal_of = p.id)`

/**
 * What reached the bank, refunds and reversals below zero: with what was paid too much, and without what was paid out of
 * a client's credit or moved to it, which moves no money.
 */
const collected = (asked: Asked): SQL => sql`select ${ofPayment}, p.amount::numeric as part,
    1::numeric as whole, p.amount, null::numeric as days, null::boolean as counted
  from ${paidInPeriod(asked)} and p.means <> 'clientCredit'
  union all
  select k.id, 'client', k.client_id, c.name, k.client_id, c.name, k.day, k.amount::numeric, 1::numeric, k.amount,
    null::numeric, null::boolean
  from client_credits k join clients c on c.owner = k.owner and c.id = k.client_id
  where k.owner = ${asked.owner} and k.day between ${asked.from}::date and ${asked.to}::date and moves_money(k)`

/** Payments that nothing took back, with their days since a day of the bill. */
const paidSince =
  (since: SQL) =>
  (asked: Asked): SQL =>
    sql`select ${ofPayment},
    p.amount::numeric * (p.collected_on - ${since}) as part, p.amount::numeric as whole, p.amount,
    (p.collected_on - ${since})::numeric as days, null::boolean as counted
  from ${paidInPeriod(asked)} and ${counts}`
const paidAfterRelease = paidSince(sql`b.release_date`)
const paidAfterDue = paidSince(sql`b.due_date`)

const paidOnTime = (asked: Asked): SQL => sql`select ${ofPayment},
    case when p.collected_on <= b.due_date then p.amount else 0 end::numeric as part, p.amount::numeric as whole,
    p.amount, null::numeric as days, p.collected_on <= b.due_date as counted
  from ${paidInPeriod(asked)} and ${counts}`

const owed = ({ owner }: Asked) => sql`select ${ofBill}, b.due_date as day, b.due::numeric as part,
    0::numeric as whole, b.due as amount, null::numeric as days, null::boolean as counted
  from bills b where b.owner = ${owner} and b.due > 0`
const overdue = (asked: Asked): SQL => sql`${owed(asked)} and b.due_date < ${asked.today}::date`

/** What is unpaid, and what was issued in the last ninety days with its VAT. */
const outstanding = (
  asked: Asked,
): SQL => sql`select gen.id, f.kind, f.record_id, f.name, f.client_id,
    f.client, f.day, f.part, f.whole, f.amount, f.days, f.counted
  from (${owed(asked)} union all
    select ${ofBill}, b.release_date, 0, sold.ttc, sold.ttc::bigint, null, false
    from bills b cross join lateral (select
      (case b.kind when 'creditNote' then -b.total_ttc else b.total_ttc end - b.deducted_ttc)::numeric as ttc) as sold
    where b.owner = ${asked.owner} and b.number is not null
      and b.release_date between ${asked.today}::date - 89 and ${asked.today}::date) as f
    cross join lateral (select case when f.counted is null then f.id
      else md5(f.id::text || 'sold')::uuid end as id) as gen`

/** The very day of a client's first bill, of another tool too. */
const firstDayOf = (owner: Owner): SQL => sql`coalesce(least(
  (select min(b.release_date) from bills b
    where b.owner = ${owner} and b.client_id = c.id and b.number is not null and b.kind <> 'creditNote'),
  (select min(p.day) from past_bills p where p.owner = ${owner} and p.client_id = c.id)), kept.month)`

/** Clients by the month of their first bill, or of the last one where a year has passed since. */
const clientsBy =
  (which: "min" | "max", shift: number) =>
  ({ owner, from, to }: Asked): SQL =>
    sql`select c.id, 'client' as kind, c.id as record_id, c.name, c.id as client_id, c.name as client,
    ${which === "min" ? firstDayOf(owner) : sql`(kept.month + make_interval(months => ${shift}::int))::date`} as day, 1::numeric as part, 1::numeric as whole,
    null::bigint as amount, null::numeric as days, null::boolean as counted
  from (select client_id, ${sql.raw(which)}(month) as month from statistic_bills
      where owner = ${owner} and unit = '' and bills > 0 group by client_id) as kept
    join clients c on c.owner = ${owner} and c.id = kept.client_id
  where kept.month + make_interval(months => ${shift}::int) between ${from}::date and ${to}::date`
const newClients = clientsBy("min", 0)
const lostClients = clientsBy("max", 12)

/** What each client was billed; whom nothing is left of is left out. */
export const shares = ({ owner, from, to }: Asked): SQL => sql`select c.id, 'client' as kind,
    c.id as record_id, c.name, c.id as client_id, c.name as client, kept.month as day, kept.ht::numeric as part,
    1::numeric as whole, kept.ht::bigint as amount, null::numeric as days, null::boolean as counted
  from (select client_id, max(month) as month, sum(total_ht) as ht from statistic_bills
      where owner = ${owner} and unit = '' and month between ${from}::date and ${to}::date
      group by client_id having sum(total_ht) > 0) as kept
    join clients c on c.owner = ${owner} and c.id = kept.client_id`

/** The same without the client that was billed most. */
const sharesButFirst = (
  asked: Asked,
): SQL => sql`select o.id, o.kind, o.record_id, o.name, o.client_id, o.client,
    o.day, o.part, o.whole, o.amount, o.days, o.counted
  from (select s.*, row_number() over (order by s.part desc, s.id) as rank from (${shares(asked)}) as s) as o
  where o.rank > 1`

/** Of some months, shares of clients are told by their bills. */
export const selectOfShares = (figure: FigureName) =>
  figure === "withoutFirstHT" ? sharesButFirst : shares

/** Quotes that were accepted, refused or let go in the period. */
const decided = ({ owner, from, to, today }: Asked) => sql`(
    select q.id, q.number, q.client_id, q.client_name, q.total_ht, q.release_date, q.answered_on,
      q.answer = 'accepted' as won, q.answered_on as day
    from quotes q where q.owner = ${owner} and q.answer is not null and not q.drafting
      and q.answered_on between ${from}::date and ${to}::date
    union all
    select q.id, q.number, q.client_id, q.client_name, q.total_ht, q.release_date, null, false, q.valid_until
    from quotes q where q.owner = ${owner} and q.answer is null and not q.drafting and q.valid_until < ${today}::date
      and q.valid_until between ${from}::date and ${to}::date) as q`
const ofQuote = sql`q.id, 'quote' as kind, q.id as record_id, q.number as name, q.client_id,
  q.client_name as client, q.day`

const quotesDecided = (asked: Asked): SQL => sql`select ${ofQuote},
    case when q.won then 1 else 0 end::numeric as part, 1::numeric as whole, q.total_ht as amount,
    null::numeric as days, q.won as counted
  from ${decided(asked)}`
const quotesByValue = (asked: Asked): SQL => sql`select ${ofQuote},
    case when q.won then q.total_ht else 0 end::numeric as part, q.total_ht::numeric as whole, q.total_ht as amount,
    null::numeric as days, q.won as counted
  from ${decided(asked)}`
const quotesAnswered = (asked: Asked): SQL => sql`select ${ofQuote},
    (q.answered_on - q.release_date)::numeric as part, 1::numeric as whole, q.total_ht as amount,
    (q.answered_on - q.release_date)::numeric as days, null::boolean as counted
  from ${decided(asked)} where q.answered_on is not null and q.release_date is not null`

const ofOffer = sql`o.id, 'offer' as kind, o.id as record_id, o.title as name, o.client_id, c.name as client`
const offersIn = ({ owner, from, to }: Asked) => sql`offers o
    join clients c on c.owner = o.owner and c.id = o.client_id
  where o.owner = ${owner} and o.state in ('accepted', 'aborted')
    and (o.entered_at at time zone 'Europe/Paris')::date between ${from}::date and ${to}::date`
const closedOn = sql`(o.entered_at at time zone 'Europe/Paris')::date as day`
const won = sql`(o.state = 'accepted')`
const value = sql`coalesce(o.value_ht, 0)`

const offersClosed = (asked: Asked): SQL => sql`select ${ofOffer}, ${closedOn},
    case when ${won} then 1 else 0 end::numeric as part, 1::numeric as whole, o.value_ht as amount,
    null::numeric as days, ${won} as counted
  from ${offersIn(asked)}`
const offersByValue = (asked: Asked): SQL => sql`select ${ofOffer}, ${closedOn},
    case when ${won} then ${value} else 0 end::numeric as part, ${value}::numeric as whole, o.value_ht as amount,
    null::numeric as days, ${won} as counted
  from ${offersIn(asked)}`
const offersLost = (asked: Asked): SQL => sql`select ${ofOffer}, ${closedOn}, 1::numeric as part,
    1::numeric as whole, o.value_ht as amount, null::numeric as days, null::boolean as counted
  from ${offersIn(asked)} and o.state = 'aborted'`

/** What open offers are worth by their weight, each rounded. */
const pipeline = ({ owner }: Asked): SQL => sql`select ${ofOffer},
    (o.entered_at at time zone 'Europe/Paris')::date as day, weighed.ht as part, 1::numeric as whole,
    weighed.ht::bigint as amount, o.expected_days as days, null::boolean as counted
  from offers o join clients c on c.owner = o.owner and c.id = o.client_id
    cross join lateral (select coalesce(round(round(o.tjm_ht * o.expected_days) * offer_weight(o) / 100), 0) as ht)
      as weighed
  where o.owner = ${owner} and o.state in ('firstContact', 'positioned', 'onWaiting') and o.currency = 'EUR'`

/** The records of each figure that one select finds. */
export const selects: Partial<Record<FigureName, (asked: Asked) => SQL>> = {
  turnoverHT: issued,
  bills: issuedBills,
  averageBillHT: issuedBills,
  collected: collected,
  averageTjmHT: worked,
  daysBilled: worked,
  recurringShare: recurring,
  newClients: newClients,
  lostClients: lostClients,
  averageDaysToPay: paidAfterRelease,
  averageDelayDays: paidAfterDue,
  paidOnTime: paidOnTime,
  unpaid: owed,
  overdue: overdue,
  dso90Days: outstanding,
  quoteConversion: quotesDecided,
  quoteValueConversion: quotesByValue,
  daysToAnswer: quotesAnswered,
  offerConversion: offersClosed,
  offerValueConversion: offersByValue,
  offersLost: offersLost,
  pipelineHT: pipeline,
}
