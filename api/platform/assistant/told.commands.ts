import { z } from "zod"
import type { Asked, Say } from "./asked.commands"
import { link, mostRows, type Outcome, tell } from "./outcome.rules"
import { clientNamed } from "./resolve.commands"

/** What people call a record. */
export const Name = z.string().min(1).max(120)
/** As many rows as a tool reads of a list. */
export const limit = 25

export interface Row {
  cells: string[]
  to: string | null
}

const headsOf = (say: Say, heads: readonly string[]) =>
  heads.map((head) => say.text(`assistant.table.${head}`))

/** A list as it is told: how many there are, and the first of them. */
export function list(
  say: Say,
  key: string,
  heads: readonly string[],
  rows: readonly Row[],
  count: { value: number; more: boolean },
  to: string,
): Outcome {
  const table = { heads: headsOf(say, heads), rows: rows.slice(0, mostRows), count: count.value }
  return tell("read", say.text(`assistant.lists.${key}`), {
    figure: `${count.value}${count.more ? "+" : ""}`,
    table: rows.length > 0 ? table : null,
    links: [link(say.text("assistant.said.wholeList"), to)],
  })
}

/** The same of what is read whole. */
export const wholeList = (
  say: Say,
  key: string,
  heads: readonly string[],
  rows: readonly Row[],
  to: string,
) => list(say, key, heads, rows, { value: rows.length, more: false }, to)

/** With the days that it is of, where some were said. */
export const between = (
  say: Say,
  outcome: Outcome,
  from: string | undefined,
  to: string | undefined,
): Outcome =>
  from && to
    ? {
        ...outcome,
        told: {
          ...outcome.told,
          sentence: `${outcome.told.sentence} ${say.text("assistant.said.between", { from: say.day(from), to: say.day(to) })}`,
        },
      }
    : outcome

/** Figures side by side: what, and how much; none where there is nothing. */
export function facts(say: Say, rows: readonly [what: string, value: string][]) {
  if (rows.length === 0) return null
  return {
    heads: headsOf(say, ["what", "value"]),
    rows: rows.map((cells) => ({ cells, to: null })),
    count: rows.length,
  }
}

export const query = (values: Record<string, string | undefined>) => {
  const said = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ""
}

/** The client of a name that may have been said. */
export const ofClient = async (asked: Asked, say: Say, name: string | undefined) =>
  name ? clientNamed(asked, say, name) : undefined

/** With whose records they are, beside what was asked for. */
export const about = (outcome: Outcome, client: { name: string } | undefined): Outcome => ({
  ...outcome,
  told: { ...outcome.told, args: client ? { client: client.name } : {} },
})
