import type { z } from "zod"
import {
  type NumberedKind,
  type Numbering,
  type NumberingChanges,
  numberedKinds,
} from "#contract/numbering"
import { quoteSeries, seriesOf } from "#domain/bill-kind"
import { formatBillNumber } from "#domain/bill-number"
import { yearOf } from "#domain/day"
import { invalid } from "../../http/problem"
import type { Context } from "../../ports/context"
import { keepStart, listSeries, lockSeries } from "./queries"

const nameOf = (kind: NumberedKind) => (kind === "quote" ? quoteSeries : seriesOf[kind])

/** Says with which number of the year each series begins, until its first number is given. */
export async function changeNumbering(
  context: Context,
  typed: z.output<typeof NumberingChanges>,
): Promise<Numbering> {
  const { owner, db, today } = context
  for (const kind of numberedKinds) await lockSeries(db, owner, nameOf(kind))
  const { series } = await showNumbering(context)
  // A form that was left open sends what it showed: only what differs is refused.
  const late = series.filter(({ kind, begun, start }) => begun && (typed[kind] ?? start) !== start)
  if (late.length) invalid(late.map(({ kind }) => ({ path: kind, code: "seriesBegun" })))
  for (const { kind, begun } of series)
    if (!begun)
      await keepStart(db, owner, {
        series: nameOf(kind),
        year: yearOf(today),
        start: typed[kind],
      })
  return showNumbering(context)
}

/** Where each series stands. */
export async function showNumbering({ owner, db, today }: Context): Promise<Numbering> {
  const year = yearOf(today)
  const rows = await listSeries(db, owner, year)
  return {
    series: numberedKinds.map((kind) => {
      const series = nameOf(kind)
      const {
        start = null,
        begun = false,
        next = 1,
      } = rows.find((row) => row.series === series) ?? {}
      return { kind, start, begun, next: formatBillNumber({ series, year, rank: next }) }
    }),
  }
}
