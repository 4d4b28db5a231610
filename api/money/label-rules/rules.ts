import type { NewLineMatch } from "#contract/bank-lines"
import type { LabelRule, LabelRuleDetails, NewLabelRule } from "#contract/label-rules"
import { permitted, type Rights } from "../../access/permitted.rules"
import { plain } from "../../spreadsheets/values.rules"
import type { LabelRuleRow } from "./queries"

interface Line {
  label: string
  counterparty: string | null
  amount: number
}

/** The first rule that fits a line: by its label or its counterparty, and by which way the money went. */
export function ruleFor<Rule extends Pick<LabelRuleRow, "contains" | "kind">>(
  { label, counterparty, amount }: Line,
  rules: readonly Rule[],
): Rule | undefined {
  const said = [plain(label), plain(counterparty ?? "")]
  const kind = amount < 0 ? "outcome" : "income"
  return rules.find(
    (rule) => rule.kind === kind && said.some((text) => text.includes(plain(rule.contains))),
  )
}

/** What a rule says that a line was for. */
export const partOf = (
  { kind, category, vatRate, deductibleShare }: LabelRuleRow,
  { amount }: Pick<Line, "amount">,
): NewLineMatch["parts"][number] => ({
  ...{ kind, amount, vatRate, deductibleShare },
  ...{ billId: null, purchaseId: null, otherLineId: null, otherAccountId: null },
  outcomeCategory: kind === "outcome" ? (category as LabelRule["outcomeCategory"]) : null,
  incomeCategory: kind === "income" ? (category as LabelRule["incomeCategory"]) : null,
})

/** How it is kept. */
export const columnsOf = ({
  contains,
  kind,
  outcomeCategory,
  incomeCategory,
  vatRate,
  deductibleShare,
}: NewLabelRule) => ({
  ...{ contains, kind, vatRate },
  deductibleShare: kind === "outcome" ? deductibleShare : "100",
  category: (kind === "outcome" ? outcomeCategory : incomeCategory) ?? "other",
})

export const show = ({ category, createdAt, changedAt, ...rule }: LabelRuleRow): LabelRule => ({
  ...rule,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  outcomeCategory: rule.kind === "outcome" ? (category as LabelRule["outcomeCategory"]) : null,
  incomeCategory: rule.kind === "income" ? (category as LabelRule["incomeCategory"]) : null,
})

export const actsOf = (count: number, rights: Rights): LabelRuleDetails["can"] =>
  permitted(rights, {
    change: "treasury.edit",
    remove: "treasury.delete",
    apply: count > 0 && "treasury.edit",
  })
