import type { IncomeDetails } from "#contract/incomes"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { IncomeRow } from "./queries"

/** An income alone, with what someone can do with it. What a product brought changes with the product. */
export const details = (
  { createdAt, changedAt, writtenBy, ...income }: IncomeRow,
  entries: IncomeDetails["entries"],
  rights: Rights,
): IncomeDetails => ({
  ...income,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
  entries,
  can: permitted(rights, {
    change: income.productId === null && "treasury.edit",
    remove: income.productId === null && writtenBy === null && "treasury.delete",
  }),
})

/** The columns of the list for a spreadsheet. */
export const exported = [
  { field: "day", head: "incomes.day" },
  { field: "label", head: "incomes.label" },
  { field: "payerName", head: "incomes.payerName" },
  { field: "amount", head: "incomes.amount" },
  { field: "currency", head: "incomes.currency" },
  { field: "category", head: "incomes.category", values: "incomes.categories" },
  { field: "means", head: "incomes.means", values: "bills.means" },
] as const
