import type { Extension } from "../../extension/extension"
import { searchVouchers } from "./queries"

export const vouchers: Extension<"vouchers"> = {
  search: async ({ db, owner, q, most, say }) =>
    (await searchVouchers(db, owner, q, most)).map((voucher) => ({
      id: voucher.id,
      title: [voucher.payee],
      detail: [say.money(voucher.amount, voucher.currency), say.day(voucher.day)],
    })),
}
