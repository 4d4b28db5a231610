import { type BillPricing, priceLines } from "#domain/bill-pricing"
import { parseDecimal } from "#domain/decimal"
import { parseMoney, parsePrice } from "#domain/money"

/** What the lines of a form come to; those that cannot be read yet count for nothing. */
export function typedTotals(form: FormData): BillPricing {
  const text = (name: string) => String(form.get(name) ?? "")
  const lines = []
  for (let at = 0; form.has(`lines[${at}].quantity`); at++) {
    const quantity = parseDecimal(text(`lines[${at}].quantity`), 4)
    const unitPriceHT = parsePrice(text(`lines[${at}].unitPriceHT`))
    const vatRate = parseDecimal(text(`lines[${at}].vatRate`), 2)
    const discountRate = parseDecimal(text(`lines[${at}].discountRate`), 2)
    if (quantity !== undefined && unitPriceHT !== undefined && vatRate !== undefined)
      lines.push({ quantity, unitPriceHT, vatRate, discountRate })
  }
  return priceLines(lines, {
    discountRate: parseDecimal(text("discountRate"), 2),
    discountAmount: parseMoney(text("discountAmount")),
  })
}
