import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { cellsIn } from "./cells"

it("writes amounts and days in the reader’s language, and nothing where there is nothing", () => {
  const fr = cellsIn("fr")
  expect(fr.money(123_450)).toBe("1\u202f234,50\u00a0€")
  expect(cellsIn("en").money(123_450)).toBe("€1,234.50")
  expect(fr.date("2026-11-21")).toBe("21/11/2026")
  expect([fr.money(null), fr.date(null)]).toEqual([null, null])
})

it("tells a loss and a state not by colour alone", () => {
  const { money, status } = cellsIn("fr")
  expect(renderToStaticMarkup(money(-100))).toMatch(/^<span[^>]*>-1,00/)
  expect(renderToStaticMarkup(status("success", "Payée"))).toMatch(/status-success[^>]*>Payée</)
})
