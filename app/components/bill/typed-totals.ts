import { priceLines } from "#domain/bill-pricing"
import { parseDecimal } from "#domain/decimal"
import { parseMoney, parsePrice } from "#domain/money"

/** What the lines of a form come to, in all and each; those that cannot be read yet count for nothing. */
export function typedTotals(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "")
  const lines = []
  /** Where each line of the form is among those that can be read. */
  const places: (number | undefined)[] = []
  for (let at = 0; form.has(`lines[${at}].quantity`); at++) {
    const quantity = parseDecimal(text(`lines[${at}].quantity`), 4)
    const unitPriceHT = parsePrice(text(`lines[${at}].unitPriceHT`))
    const vatRate = parseDecimal(text(`lines[${at}].vatRate`), 2)
    const discountRate = parseDecimal(text(`lines[${at}].discountRate`), 2)
    const isRead = quantity !== undefined && unitPriceHT !== undefined && vatRate !== undefined
    places.push(isRead ? lines.length : undefined)
    if (isRead) lines.push({ quantity, unitPriceHT, vatRate, discountRate })
  }
  const { amounts, ...totals } = priceLines(lines, {
    discountRate: parseDecimal(text("discountRate"), 2),
    discountAmount: parseMoney(text("discountAmount")),
  })
  return {
    ...totals,
    amounts: places.map((place) => (place === undefined ? undefined : amounts[place])),
  }
}
