import type { NewBillLine } from "#contract/bill-lines"
import { groupKey, priceLines } from "#domain/bill-pricing"

/** What is read of a draft to check its lines. */
interface Lines {
  lines: Pick<NewBillLine, "quantity" | "unitPriceHT" | "vatRate" | "discountRate">[]
}

/** Who charges no VAT may not print a rate: it would be owed (CGI 283-3). One error a line. */
export function linesWithVat({ lines }: Lines, vatRegime: string | null) {
  if (vatRegime !== "franchise") return []
  return lines.flatMap(({ vatRate }, at) =>
    Number(vatRate) > 0 ? [{ path: `lines[${at}].vatRate`, code: "vatInFranchise" }] : [],
  )
}

/**
 * A rebate is a line whose quantity is below zero: it takes off what other lines of its rate come to, and no
 * more; its unit price is not below zero (BR-27), and nothing is off what it takes off.
 */
export function rebatesTooLarge({ lines }: Lines) {
  const rebates = lines.flatMap(({ quantity }, at) => (Number(quantity) < 0 ? [at] : []))
  if (rebates.length === 0) return []
  const below = priceLines(lines)
    .vat.filter(({ base }) => base < 0)
    .map(groupKey)
  return rebates.flatMap((at) => {
    const line = lines[at]
    if (line && Number(line.discountRate) > 0)
      return [{ path: `lines[${at}].discountRate`, code: "notOnRebate" }]
    return line && below.includes(groupKey({ rate: line.vatRate }))
      ? [{ path: `lines[${at}].quantity`, code: "rebateTooLarge" }]
      : []
  })
}

/** Lines, each of them or together, that come to more than an amount may be (13 digits of cents). */
export function linesTooLarge({ lines }: Lines) {
  const most = 10 ** 13 / (lines.length * 2)
  return lines.flatMap(({ quantity, unitPriceHT }, at) =>
    Math.abs(Number(quantity)) * unitPriceHT > most
      ? [{ path: `lines[${at}].quantity`, code: `lineTooBig ${Math.floor(most / 100)}` }]
      : [],
  )
}
