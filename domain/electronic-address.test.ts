import { expect, test } from "vitest"
import { electronicAddressOf } from "./electronic-address"

const nobody = { siren: null, vatNumber: null, email: null }

test.each([
  [
    { siren: "552100554", vatNumber: "FR96552100554" },
    { scheme: "0225", value: "552100554" },
  ],
  [{ vatNumber: "DK13585628" }, { scheme: "0198", value: "DK13585628" }],
  [{ vatNumber: "SE556036079301" }, { scheme: "0007", value: "5560360793" }],
  [{ vatNumber: "FI01120389" }, { scheme: "0213", value: "FI01120389" }],
  [{ vatNumber: "XI123456789" }, { scheme: "9932", value: "XI123456789" }],
  [{ vatNumber: "GB123456789" }, { scheme: "9932", value: "GB123456789" }],
  [{ vatNumber: "CHE123456788MWST" }, { scheme: "9927", value: "CHE123456788MWST" }],
  [{ vatNumber: "NO974760673MVA" }, { scheme: "0192", value: "974760673" }],
  [{ vatNumber: "FR12000056789" }, { scheme: "9957", value: "FR12000056789" }],
  [{ email: "ap@example.com" }, { scheme: "EM", value: "ap@example.com" }],
  [{}, null],
])("%o is reached at %o", (known, address) => {
  expect(electronicAddressOf({ ...nobody, ...known })).toEqual(address)
})

test("every member of the Union has a scheme for its VAT numbers", () => {
  const members = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"
  for (const member of members.split(" "))
    expect(electronicAddressOf({ ...nobody, vatNumber: `${member}123456789012` })?.scheme).toMatch(
      /^\d{4}$/,
    )
})
