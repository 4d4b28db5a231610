import { expect, it } from "vitest"
import { linesOfAddress, missingOfAddress } from "./address"

const lyon = { streetAddress: "1 rue de la Paix", postalCode: "69001", city: "Lyon", country: "FR" }

it("An address is written as on an envelope, with the country when it is abroad", () => {
  expect(linesOfAddress(lyon)).toEqual(["1 rue de la Paix", "69001 Lyon"])
  expect(linesOfAddress({ ...lyon, country: "BE" })).toEqual([
    "1 rue de la Paix",
    "69001 Lyon",
    "Belgique",
  ])
})

it("An address says what it lacks", () => {
  expect(missingOfAddress({ ...lyon, city: " ", postalCode: null })).toEqual(["postalCode", "city"])
})
