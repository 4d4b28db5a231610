import { RRuleTemporal } from "rrule-temporal"
import type { Day } from "#domain/day"
import type { Moment } from "#domain/series"

/**
 * The starts that a rule of another calendar gives within some days. It is counted as if its clocks were those of
 * UTC, so that no hour is left out; what instant each of them is, is known by its zone elsewhere.
 */
export function expandRule(rule: string, start: Moment, from: Day, to: Day, most = 500): Moment[] {
  const plain = start.includes("T") ? start : `${start}T00:00`
  const floating = `DTSTART:${plain.replace(/[-:]/g, "")}00Z`
  const rules = rule.split("\n")
  const length = start.length
  const starts = rules.flatMap((one) =>
    new RRuleTemporal({ rruleString: `${floating}\nRRULE:${one}`, maxIterations: 100_000 })
      .between(new Date(`${from}T00:00Z`), new Date(`${to}T23:59:59Z`), true)
      .slice(0, most)
      .map((each) => new Date(each.epochMilliseconds).toISOString().slice(0, length)),
  )
  return [...new Set(starts)].sort().slice(0, most)
}
