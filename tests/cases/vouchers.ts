import type { AreaCases, Maker } from "../area-cases"
import { onePixel } from "../one-pixel"

const picture = new Uint8Array(Buffer.from(onePixel, "base64"))
const paper = ({ upload }: Maker) => upload("ticket.png", picture)
/** As the line of the statement has it. */
const voucher = { day: "2026-11-20", amount: 4_590, payee: "Papeterie du Rhône" }

/** The line of a statement, of which nothing was said yet. */
async function lineOf({ ask, make }: Maker): Promise<string> {
  await ask("confirmBankImport", { importId: await make("addBankImport") })
  return (await ask<{ id: string }[]>("listBankLines"))[0]?.id ?? ""
}

export const cases: AreaCases = {
  samples: {
    NewVoucher: async (maker) => ({ ...voucher, fileId: await paper(maker) }),
    VoucherChanges: async (maker) => ({ ...voucher, fileId: await paper(maker), version: 1 }),
    VoucherAttachment: async (maker) => ({ lineId: await lineOf(maker) }),
    VoucherRefusal: async (maker) => ({ lineId: await lineOf(maker) }),
  },
  columns: {
    "vouchers.file_id": {
      of: "image",
      by: (fileId) => ["POST", "/Vouchers", { ...voucher, fileId }],
    },
    "vouchers.line_id": null,
    "voucher_refusals.line_id": null,
    "voucher_refusals.voucher_id": null,
  },
}
