import type { NewBillLine } from "#contract/bill-lines"

/** What is read of a draft to check its lines. */
interface Lines {
  lines: Pick<NewBillLine, "quantity" | "unitPriceHT" | "vatRate">[]
}

/** Who charges no VAT may not print a rate: it would be owed (CGI 283-3). One error a line. */
export function linesWithVat({ lines }: Lines, vatRegime: string | null) {
  if (vatRegime !== "franchise") return []
  return lines.flatMap(({ vatRate }, at) =>
    Number(vatRate) > 0 ? [{ path: `lines[${at}].vatRate`, code: "vatInFranchise" }] : [],
  )
}

/** Lines, each of them or together, that come to more than an amount may be (13 digits of cents). */
export function linesTooLarge({ lines }: Lines) {
  const most = 10 ** 13 / (lines.length * 2)
  return lines.flatMap(({ quantity, unitPriceHT }, at) =>
    Number(quantity) * unitPriceHT > most
      ? [{ path: `lines[${at}].quantity`, code: `lineTooBig ${Math.floor(most / 100)}` }]
      : [],
  )
}
