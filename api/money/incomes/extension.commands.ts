import type { Extension } from "../../extension/extension"
import { incomeActivity } from "./activity.queries"
import { incomeImport } from "./import.commands"
import { searchIncomes } from "./queries"

export const incomes: Extension<"incomes"> = {
  activity: incomeActivity,
  import: incomeImport,
  search: async ({ db, owner, q, most, say }) =>
    (await searchIncomes(db, owner, q, most)).map((income) => ({
      id: income.id,
      title: [income.label],
      detail: [income.payerName, say.money(income.amount, income.currency), say.day(income.day)],
    })),
}
