import { randomUUID } from "node:crypto"
import type {
  LabelRule,
  LabelRuleChanges,
  LabelRuleDetails,
  LabelRulePreview,
  LabelRuleRun,
  NewLabelRule,
} from "#contract/label-rules"
import { closedYearOf } from "#domain/closed-year"
import { found, invalid, stale } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import type { Context } from "../../ports/context"
import { listUnclaimedLines, matchByRule, matchSureOf, unmatchLine } from "../bank-lines/commands"
import * as queries from "./queries"
import * as rules from "./rules"

/** As many lines as a page shows before they are changed. */
const shown = 100

export async function listRules({ db, owner }: Context): Promise<LabelRule[]> {
  return (await queries.listRules(db, owner)).map(rules.show)
}

/** Each open line with the first rule that fits it; those that may be for a bill, or are awaited, are left to their owner. */
async function plan(context: Context, ruleId?: string | null) {
  const { db, owner } = context
  const own = await queries.listRules(db, owner)
  if (ruleId && !own.some(({ id }) => id === ruleId)) invalid([{ path: "ruleId", code: "unknown" }])
  if (own.length === 0) return { own, planned: [], waiting: 0 }
  const lines = await listUnclaimedLines(context)
  const fitting = lines.flatMap(({ line, isClaimed }) => {
    const rule = rules.ruleFor(line, own)
    return rule && (!ruleId || rule.id === ruleId) ? [{ line, rule, isClaimed }] : []
  })
  return {
    own,
    planned: fitting.filter(({ isClaimed }) => !isClaimed),
    waiting: fitting.filter(({ isClaimed }) => isClaimed).length,
  }
}

type Planned = Awaited<ReturnType<typeof plan>>["planned"]

const showLines = (planned: Planned) =>
  planned.slice(0, shown).map(({ line, rule }) => ({
    ...{ lineId: line.id, day: line.day, label: line.label || (line.counterparty ?? "") },
    ...{ amount: line.amount, accountName: line.accountName, ruleId: rule.id },
  }))

/** What the rules, or one of them, would change of the open lines. */
export async function previewRules(context: Context, ruleId?: string): Promise<LabelRulePreview> {
  const { own, planned, waiting } = await plan(context, ruleId)
  return { count: planned.length, waiting, lines: showLines(planned), rules: own.map(rules.show) }
}

export async function showRule(context: Context, id: string): Promise<LabelRuleDetails> {
  const { db, owner, rights } = context
  const row = found(await queries.findRule(db, owner, id))
  const { planned } = await plan(context, id)
  return {
    ...rules.show(row),
    count: planned.length,
    lines: showLines(planned),
    can: rules.actsOf(planned.length, rights),
  }
}

/** Adds a rule: it changes nothing of the lines that are there until that is asked for. */
export async function addRule(context: Context, rule: NewLabelRule): Promise<LabelRuleDetails> {
  const { db, owner } = context
  const { id } = found(await queries.addRule(db, owner, rules.columnsOf(rule)))
  return showRule(context, id)
}

export async function changeRule(
  context: Context,
  id: string,
  { version, ...changes }: LabelRuleChanges,
): Promise<LabelRuleDetails> {
  const { db, owner } = context
  found(await queries.findRule(db, owner, id))
  const changed = await queries.changeRule(db, owner, { id, version }, rules.columnsOf(changes))
  return changed ? showRule(context, id) : stale(await showRule(context, id))
}

/** Puts a rule before the one above it, or behind the one below. */
export async function moveRule(
  context: Context,
  id: string,
  { to, version }: { to: "up" | "down"; version: number },
): Promise<LabelRule[]> {
  const { db, owner } = context
  const all = await queries.lockRules(db, owner)
  const at = all.findIndex((rule) => rule.id === id)
  const moved = found(all[at])
  if (moved.version !== version) stale(await showRule(context, id))
  const other = all[to === "up" ? at - 1 : at + 1]
  if (other) {
    await queries.changeRule(db, owner, moved, { position: other.position })
    await queries.changeRule(db, owner, other, { position: moved.position })
  }
  return listRules(context)
}

export async function removeRule({ db, owner }: Context, id: string): Promise<void> {
  found(await queries.removeRule(db, owner, id))
}

export async function restoreRule(context: Context, id: string): Promise<LabelRuleDetails> {
  await restoreRemoved(context.db, "label_rules", id)
  return showRule(context, id)
}

/** Does what the rules say of the open lines, and answers by which id that is taken back. */
export async function runRules(
  context: Context,
  { ruleId, inClosedYear }: { ruleId: string | null; inClosedYear: boolean },
): Promise<LabelRuleRun> {
  const { planned } = await plan(context, ruleId)
  return sort(context, planned, inClosedYear)
}

/** Says of a statement that was just added what its lines were for: where its owner chose so what is sure, else by rules. */
export async function sayOfStatement(context: Context, statementId: string): Promise<void> {
  await matchSureOf(context, statementId)
  await sortStatement(context, statementId)
}

/** Does what the rules say of the lines of a statement: what is of a closed year is left to its owner. */
async function sortStatement(context: Context, statementId: string): Promise<void> {
  const { planned } = await plan(context)
  const its = planned.filter(
    ({ line }) => line.statementId === statementId && !closedYearOf(line.day, context.today),
  )
  await sort(context, its, false)
}

async function sort(
  context: Context,
  planned: Planned,
  inClosedYear: boolean,
): Promise<LabelRuleRun> {
  const runId = randomUUID()
  let matched = 0
  for (const { line, rule } of planned) {
    const match = { parts: [rules.partOf(rule, line)], inClosedYear }
    if (await matchByRule(context, line.id, match, { ruleId: rule.id, runId })) matched += 1
  }
  return { id: runId, matched }
}

/** Takes back what a run said of lines, but for those that were changed since. */
export async function undoRun(context: Context, runId: string): Promise<LabelRuleRun> {
  const { db, owner } = context
  const lines = await queries.listLinesOfRun(db, owner, runId)
  // A run is no record of its own: one that is undone, or another person's, is as one that never was.
  found(lines[0])
  for (const id of lines) await unmatchLine(context, id)
  return { id: runId, matched: lines.length }
}

/** Opens the lines of a statement again of which rules alone said what they were for. */
export async function reopenStatement(context: Context, statementId: string): Promise<void> {
  const { db, owner } = context
  for (const id of await queries.listRuledLines(db, owner, statementId))
    await unmatchLine(context, id)
}
