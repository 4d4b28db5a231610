import type { AreaCases, Maker } from "../area-cases"

/** A table of an unknown bank, with one line, for an account of its own. */
const sent = async ({ upload, ask }: Maker) => {
  const name = `Banque ${crypto.randomUUID().slice(0, 8)}`
  const account = { name, openedOn: "2026-01-01", fedBy: "statements" }
  return {
    accountId: (await ask<{ id: string }>("addAccount", {}, account)).id,
    fileId: await upload("Relevé.csv", "Jour;Description;Somme\n20/11/2026;PAPETERIE;-45,90\n"),
  }
}

export const cases: AreaCases = {
  samples: {
    NewBankImport: sent,
    BankImportAnswers: () => ({ dateOrder: "dayFirst", version: 1 }),
    BankImportConfirmation: () => ({ version: 1 }),
    SureConfirmation: () => ({}),
    NewLineMatch: () => ({ parts: [{ kind: "written", amount: -4_590 }], version: 1 }),
    MatchRefusal: async ({ make }) => ({ targetIds: [await make("addBill")] }),
  },
  preconditions: {
    undoBankImport: ["confirmBankImport"],
    unmatchBankLine: ["matchBankLine"],
    restoreBankLine: ["takeOutBankLine"],
  },
  columns: {
    // Looked up among the caller's own files: its test sends another's.
    "bank_statements.file_id": null,
    "bank_statements.account_id": null,
    "bank_lines.statement_id": null,
    "bank_lines.account_id": null,
    // What the bank calls it.
    "bank_lines.bank_id": null,
    "bank_lines.movement_id": null,
    "line_matches.line_id": null,
    "line_matches.other_line_id": null,
    "line_matches.reversal_of": null,
    "line_matches.bill_id": null,
    "line_matches.purchase_id": null,
    "line_matches.payment_id": null,
    "line_matches.made_id": null,
    "match_refusals.line_id": null,
    "match_refusals.target_id": null,
  },
}
