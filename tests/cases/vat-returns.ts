import type { VatReturns, VatSettings } from "#contract/vat-returns"
import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    VatSettingsChanges: async ({ ask }) => {
      const { version } = await ask<VatSettings>("findVatSettings")
      return { dueDay: 24, version }
    },
    // The earliest period that is not declared, in which something came in.
    NewVatReturn: async ({ ask }) => {
      await ask("changeVat")
      const settings = await ask<VatSettings>("findVatSettings")
      if (!settings.startsOn)
        await ask("changeVatSettings", {}, { startsOn: "2015-01-01", version: settings.version })
      const earliest = async () => {
        const { periods } = await ask<VatReturns>("listVatReturns")
        return periods.findLast(({ id }) => id === null)
      }
      const day = (await earliest())?.from
      const income = { label: "Vente au comptoir", amount: 12_000, vatRate: "20" }
      await ask("addIncome", {}, { ...income, day, inClosedYear: true })
      const { from, toPay, credit } = (await earliest()) ?? {}
      return { from, seen: (toPay ?? 0) - (credit ?? 0) }
    },
    VatReturnPayment: () => ({ paidOn: "2026-11-20" }),
  },
  // What a return is made of is written by the product itself.
  columns: {
    "vat_return_parts.bill_id": null,
    "vat_return_parts.income_id": null,
    "vat_return_parts.outcome_id": null,
    "vat_return_parts.purchase_id": null,
    "vat_return_parts.return_id": null,
  },
}
