import { expect, test } from "vitest"
import { priceFrom } from "./subscription-price"

const terms = {
  priceHT: 1200,
  nextPriceHT: 1500,
  nextPriceOn: "2027-03-01",
  priceToldOn: "2027-01-20",
}

test("whoever was told thirty days before pays the new price from the first period that begins then", () => {
  expect(priceFrom(terms, "2027-02-28")).toBe(1200)
  expect(priceFrom(terms, "2027-03-01")).toBe(1500)
})

test("whoever was told later, or not at all, keeps theirs", () => {
  expect(priceFrom({ ...terms, priceToldOn: null }, "2027-06-01")).toBe(1200)
  expect(priceFrom({ ...terms, priceToldOn: "2027-02-10" }, "2027-03-11")).toBe(1200)
  expect(priceFrom({ ...terms, priceToldOn: "2027-02-10" }, "2027-03-12")).toBe(1500)
})
