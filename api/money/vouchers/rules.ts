import type { Voucher, VoucherDetails } from "#contract/vouchers"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { VoucherRow } from "./queries"

/** A row as it travels. */
export const show = ({ createdAt, changedAt, matched: _, ...voucher }: VoucherRow): Voucher => ({
  ...voucher,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

/** To attach one may say what its line was for. */
export const attaching = ["treasury.edit", "bills.edit", "purchases.edit"] as const

export const actsOf = ({ lineId }: Pick<VoucherRow, "lineId">, rights: Rights) =>
  permitted(rights, {
    change: lineId === null && "treasury.edit",
    remove: lineId === null && "treasury.delete",
    attach: lineId === null && attaching,
    detach: lineId !== null && attaching,
  }) satisfies VoucherDetails["can"]
