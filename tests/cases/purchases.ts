import { universalBusinessLanguage } from "../../api/e-invoice/ubl"
import type { AreaCases } from "../area-cases"
import { aBill } from "../frozen-bill"

/** A bill of a supplier, another one each time. */
function receivedBill(): string {
  const number = crypto.randomUUID().slice(0, 13)
  return universalBusinessLanguage(aBill({ number }))
}

export const cases: AreaCases = {
  samples: {
    NewPurchase: ({ upload }) =>
      upload("facture.xml", receivedBill()).then((fileId) => ({ fileId })),
    PurchaseEntry: () => ({
      supplierName: "Papeterie du Vieux-Port",
      number: "PVP-7",
      issueDate: "2026-11-03",
      totalHT: 5_000,
      totalVat: 1_000,
      totalTTC: 6_000,
    }),
    PurchaseCorrection: () => ({
      supplierName: "Fournitures Vasseur",
      number: "V-1",
      issueDate: "2026-11-02",
      totalHT: 10_000,
      totalVat: 2_000,
      totalTTC: 12_000,
      version: 1,
    }),
    PurchaseCheck: () => ({ version: 1 }),
    NewPurchasePayment: () => ({ paidOn: "2026-11-20", means: "transfer" }),
  },
  columns: {
    "purchases.file_id": { of: "received", by: (fileId) => ["POST", "/Purchases", { fileId }] },
  },
  preconditions: { addPurchasePayment: ["checkPurchase"] },
  several: [{ path: "/Purchases/deletions", make: ({ make }) => make("addPurchase") }],
}
