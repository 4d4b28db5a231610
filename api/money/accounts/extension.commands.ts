import type { Extension } from "../../extension/extension"
import { searchAccounts } from "./queries"

export const accounts: Extension<"accounts"> = {
  search: async ({ db, owner, q, most }) =>
    (await searchAccounts(db, owner, q, most)).map((account) => ({
      id: account.id,
      title: [account.name],
      detail: [account.bankName, account.iban],
    })),
}
