import type { AreaCases, Maker } from "../area-cases"

const rent = {
  title: "Loyer du bureau",
  outcomeCategory: "rent",
  amount: 60_000,
  recurrence: { frequency: "monthly", start: "2099-01-31" },
}

/** Something of today that was done: it waits for its owner, or for its line of the bank. */
export async function executed({ ask }: Maker, mode = "autoDebit"): Promise<string> {
  const { today } = await ask<{ today: string }>("readTreasury")
  const name = `Banque ${crypto.randomUUID().slice(0, 8)}`
  const account = { name, openedOn: "2026-01-01", fedBy: "statements" }
  const { id: accountId } = await ask<{ id: string }>("addAccount", {}, account)
  const recurrence = { frequency: "once", start: today }
  const item = { ...rent, mode, accountId, recurrence }
  const { id } = await ask<{ id: string }>("addScheduledTransaction", {}, item)
  await ask("runScheduledTransaction", { scheduledTransactionId: id })
  const done =
    await ask<{ id: string; scheduledTransactionId: string }[]>("listScheduledExecutions")
  return done.find((each) => each.scheduledTransactionId === id)?.id ?? ""
}

/** The first line of a statement, of money that went out. */
async function lineOf({ ask, make }: Maker): Promise<string> {
  await ask("confirmBankImport", { importId: await make("addBankImport") })
  return (await ask<{ id: string }[]>("listBankLines"))[0]?.id ?? ""
}

export const cases: AreaCases = {
  samples: {
    NewScheduledTransaction: () => rent,
    ScheduledTransactionChanges: () => ({ ...rent, amount: 65_000, version: 1 }),
    ScheduledActivation: () => ({ active: false, version: 1 }),
    ScheduledResumption: () => ({ missed: "do", version: 1 }),
    ExecutionSettlement: async (maker) => ({ lineId: await lineOf(maker) }),
  },
  several: [
    {
      path: "/ScheduledTransactions/executions/validation",
      make: (maker) => executed(maker, "needsValidation"),
    },
  ],
  columns: {
    "scheduled_transactions.account_id": {
      of: "addAccount",
      by: (accountId) => ["POST", "/ScheduledTransactions", { ...rent, accountId }],
    },
    "scheduled_editions.source_item_id": {
      of: "addScheduledTransaction",
      by: (sourceItemId) => [
        "POST",
        "/ScheduledTransactions",
        {
          ...{ ...rent, amountType: "calculated", percent: "10", source: "item", sourceItemId },
          period: "previousMonth",
        },
      ],
    },
    "scheduled_editions.scheduled_transaction_id": null,
    "scheduled_executions.scheduled_transaction_id": null,
    "execution_facts.scheduled_transaction_id": null,
    "execution_facts.execution_id": null,
    "scheduled_executions.outcome_id": null,
    "scheduled_executions.income_id": null,
    "scheduled_executions.line_id": null,
    "scheduled_executions.cause_id": null,
    "scheduled_causes.scheduled_transaction_id": null,
    "scheduled_causes.cause_id": null,
  },
  typed: {
    path: "scheduled-transactions",
    required: "title",
    add: { title: "Loyer du bureau", outcomeCategory: "rent", amount: "600,00" },
    change: { title: "Loyer de l’atelier" },
    shown: "Loyer de l’atelier",
  },
}
