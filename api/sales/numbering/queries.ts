import { and, eq, sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { seriesStarts } from "./schema"

/** Nobody else begins the series, or says where it begins, until the transaction ends. */
export async function lockSeries(db: Database, owner: Owner, series: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${series} ${owner}`}, 0))`)
}

/** With which number a series begins that has none in this year. The caller holds its lock. */
export async function findStart(db: Database, owner: Owner, series: string, year: number) {
  const [said] = await db
    .select({ start: seriesStarts.start })
    .from(seriesStarts)
    .where(
      and(
        eq(seriesStarts.owner, owner),
        eq(seriesStarts.series, series),
        eq(seriesStarts.year, year),
      ),
    )
  return said?.start
}

/** Where each series stands in a year; of bills, it began once for all years. */
export async function listSeries(db: Database, owner: Owner, year: number) {
  const { rows } = await db.execute<{
    series: string
    start: number | null
    begun: boolean
    next: number
  }>(sql`
    select name as series, s.start, c.series is not null or q.owner is not null as begun,
      case when c.year = ${year} then c.last + 1 when name = 'D' and q.last is not null then q.last + 1
        when c.series is null and q.owner is null and s.start is not null then s.start else 1 end as next
    from unnest(array['F', 'A', 'R', 'AC', 'D']) name
      left join series_starts s on s.owner = ${owner} and s.series = name and s.year = ${year}
      left join bill_counters c on c.owner = ${owner} and c.series = name
      left join (select owner, max(last) filter (where year = ${year}) as last from quote_series
        where owner = ${owner} group by owner) q on name = 'D'`)
  return rows
}

/** Says where a series begins; the caller holds its lock, and knows that it has not begun. */
export async function keepStart(
  db: Database,
  owner: Owner,
  { series, year, start }: { series: string; year: number; start: number | null },
): Promise<void> {
  if (start === null)
    await db
      .delete(seriesStarts)
      .where(and(eq(seriesStarts.owner, owner), eq(seriesStarts.series, series)))
  else
    await db
      .insert(seriesStarts)
      .values({ owner, series, year, start })
      .onConflictDoUpdate({
        target: [seriesStarts.owner, seriesStarts.series],
        set: { year, start },
      })
}
