import { z } from "zod"
import { Acts } from "./acts"
import { incomeCategories, labelRuleKinds, outcomeCategories } from "./choices"
import { inClosedYear } from "./closed-year"
import { Balance, Day, Id, optional, Percent, Stamp, Text, Version } from "./values"

const fields = {
  /** Read without accents, capitals and signs; three letters or figures at least. */
  contains: Text(100).refine((text) => text.replace(/[^\p{L}\p{N}]/gu, "").length >= 3, {
    error: "labelTooShort",
  }),
  /** Of money out, or of money in. */
  kind: z.enum(labelRuleKinds).default("outcome"),
  outcomeCategory: optional(z.enum(outcomeCategories)),
  incomeCategory: optional(z.enum(incomeCategories)),
  /** The rate of the VAT in it; none when left out. */
  vatRate: optional(Percent),
  /** How much of that VAT may be deducted, in percent. */
  deductibleShare: Percent.refine((share) => Number(share) <= 100, { error: "tooBig 100" }).default(
    "100",
  ),
}

type Said = {
  [Name in "kind" | "outcomeCategory" | "incomeCategory"]: z.output<(typeof fields)[Name]>
}

/** A rule says a category of its own kind. */
function saysCategory({ kind, outcomeCategory, incomeCategory }: Said, context: z.RefinementCtx) {
  const path = kind === "outcome" ? "outcomeCategory" : "incomeCategory"
  if (!(kind === "outcome" ? outcomeCategory : incomeCategory))
    context.addIssue({ code: "custom", path: [path], message: "required" })
}

export const NewLabelRule = z.object(fields).superRefine(saysCategory).meta({ id: "NewLabelRule" })
export const LabelRuleChanges = z
  .object({ ...fields, version: Version })
  .superRefine(saysCategory)
  .meta({ id: "LabelRuleChanges" })

/** A line whose label contains this was for that; of several rules the first one says it. */
export const LabelRule = z
  .object({
    ...Stamp,
    contains: z.string(),
    kind: z.enum(labelRuleKinds),
    outcomeCategory: z.enum(outcomeCategories).nullable(),
    incomeCategory: z.enum(incomeCategories).nullable(),
    vatRate: z.string().nullable(),
    deductibleShare: z.string(),
    /** Its place among them, from one on. */
    position: z.int(),
  })
  .meta({ id: "LabelRule" })

/** An open line, and what its rule says that it was. */
const SortedLine = z.object({
  lineId: Id,
  day: Day,
  label: z.string(),
  amount: Balance,
  accountName: z.string(),
  ruleId: Id,
})

/** What rules would change of the open lines, before they do. */
export const LabelRulePreview = z
  .object({
    count: z.int(),
    /** Open lines that a rule fits but that may be for a bill: they wait for their owner. */
    waiting: z.int(),
    lines: z.array(SortedLine),
    rules: z.array(LabelRule),
  })
  .meta({ id: "LabelRulePreview" })

export const LabelRuleDetails = LabelRule.extend({
  /** What it would change of the open lines, those before it left out. */
  count: z.int(),
  lines: z.array(SortedLine),
  can: Acts("change", "remove", "apply"),
}).meta({ id: "LabelRuleDetails" })

export const PreviewFilter = z.object({ ruleId: Id.optional() })

export const LabelRuleMove = z
  .object({ to: z.enum(["up", "down"]), version: Version })
  .meta({ id: "LabelRuleMove" })

export const NewLabelRuleRun = z
  .object({
    /** One rule alone, where it is the first that fits; all of them when left out. */
    ruleId: optional(Id),
    inClosedYear,
  })
  .meta({ id: "NewLabelRuleRun" })

/** What became of the open lines, and by which id that is taken back. */
export const LabelRuleRun = z.object({ id: Id, matched: z.int() }).meta({ id: "LabelRuleRun" })

export type NewLabelRule = z.output<typeof NewLabelRule>
export type LabelRuleChanges = z.output<typeof LabelRuleChanges>
export type LabelRule = z.output<typeof LabelRule>
export type LabelRuleDetails = z.output<typeof LabelRuleDetails>
export type LabelRulePreview = z.output<typeof LabelRulePreview>
export type LabelRuleRun = z.output<typeof LabelRuleRun>
