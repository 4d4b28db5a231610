import { createRoute } from "@hono/zod-openapi"
import { type NumberedKind, Numbering, NumberingChanges, numberedKinds } from "#contract/numbering"
import { seriesOf } from "#domain/bill-kind"
import { formatBillNumber } from "#domain/bill-number"
import { yearOf } from "#domain/day"
import { allow } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, json, ok } from "../../http/operation"
import { invalid } from "../../http/problem"
import { quoteSeriesName } from "../quotes/rules"
import { keepStart, listSeries, lockSeries } from "./queries"

/** With which number each series begins, for who has issued papers with other software before. */
export const numbering = area()

const nameOf = (kind: NumberedKind) => (kind === "quote" ? quoteSeriesName : seriesOf[kind])

numbering.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findNumbering",
    description:
      "With which number of the year each series begins, and whether that may still be said.",
    middleware: allow("profile.see"),
    responses: ok(Numbering),
  }),
  async (c) => c.json(await show(c), 200),
)

numbering.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeNumbering",
    description:
      "Says with which number of the year each series begins, until its first number is given.",
    middleware: allow("profile.edit"),
    request: { body: json(NumberingChanges) },
    responses: ok(Numbering),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const typed = c.req.valid("json")
    for (const kind of numberedKinds) await lockSeries(db, owner, nameOf(kind))
    const { series } = await show(c)
    // A form that was left open sends what it showed: only what differs is refused.
    const late = series.filter(
      ({ kind, begun, start }) => begun && (typed[kind] ?? start) !== start,
    )
    if (late.length) invalid(late.map(({ kind }) => ({ path: kind, code: "seriesBegun" })))
    for (const { kind, begun } of series)
      if (!begun)
        await keepStart(db, owner, {
          series: nameOf(kind),
          year: yearOf(today),
          start: typed[kind],
        })
    return c.json(await show(c), 200)
  },
)

async function show(c: Call): Promise<Numbering> {
  const { owner, db, today } = c.var
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
