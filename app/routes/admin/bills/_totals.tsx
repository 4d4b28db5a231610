import { useEffect, useRef, useState } from "react"
import { type Priced, priceLines } from "../../../../domain/bill-pricing"
import { parseDecimal } from "../../../../domain/decimal"
import { parseMoney } from "../../../../domain/money"
import { SumList } from "./_sum-list"

/** What the lines come to while they are typed; the server counts anew when they are saved. */
export function LiveTotals() {
  const place = useRef<HTMLDivElement>(null)
  const [totals, setTotals] = useState<Priced>()
  useEffect(() => {
    const form = place.current?.closest("form")
    if (!form) return
    const count = () => setTotals(totalsOf(new FormData(form)))
    const rows = new MutationObserver(count)
    count()
    form.addEventListener("input", count)
    rows.observe(form, { childList: true, subtree: true })
    return () => {
      form.removeEventListener("input", count)
      rows.disconnect()
    }
  }, [])
  return (
    <div ref={place} aria-live="polite">
      {totals ? (
        <div className="ml-auto max-w-md rounded-card bg-sunken p-4">
          <SumList sums={totals} currency="EUR" />
        </div>
      ) : null}
    </div>
  )
}

/** Lines that cannot be read yet count for nothing. */
function totalsOf(form: FormData): Priced {
  const text = (name: string) => String(form.get(name) ?? "")
  const lines = []
  for (let at = 0; form.has(`lines[${at}].quantity`); at++) {
    const quantity = parseDecimal(text(`lines[${at}].quantity`), 4)
    const unitPriceHT = parseMoney(text(`lines[${at}].unitPriceHT`))
    const vatRate = parseDecimal(text(`lines[${at}].vatRate`), 2)
    if (quantity !== undefined && unitPriceHT !== undefined && vatRate !== undefined)
      lines.push({ quantity, unitPriceHT, vatRate })
  }
  return priceLines(lines)
}
