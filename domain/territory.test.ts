import { expect, it } from "vitest"
import { isEstablishedInFrance, type Place, territoryOf } from "./territory"

const day = "2026-11-21"
const place = (country: string, postalCode: string | null = null): Place => ({
  country,
  postalCode,
})

it.each<[string, Place]>([
  ["metropole", place("FR", "69002")],
  ["metropole", place("FR")],
  ["metropole", place("MC", "98000")],
  ["corsica", place("FR", "20 000")],
  ["overseas", place("FR", "97400")],
  ["overseas", place("RE")],
  ["exemptOverseas", place("FR", "97600")],
  ["exemptOverseas", place("GF", "97300")],
  ["outside", place("FR", "97150")],
  ["outside", place("FR", "98713")],
  ["outside", place("NC", "98800")],
  ["union", place("ES", "28001")],
  ["outside", place("ES", "35001")],
  ["outside", place("ES", "38001")],
  ["outside", place("ES", "51001")],
  ["union", place("IT", "23100")],
  ["outside", place("IT", "23041")],
  ["outside", place("IT", "22061")],
  ["outside", place("DE", "78266")],
  ["outside", place("DE", "27498")],
  ["union", place("DE", "10115")],
  ["outside", place("FI", "22100")],
  ["outside", place("AX", "22100")],
  ["outside", place("GR", "630 86")],
  ["northernIreland", place("GB", "bt1 5gs")],
  ["outside", place("GB", "SW1A 1AA")],
  ["outside", place("CH", "8000")],
])("is %s: %o", (territory, where) => {
  expect(territoryOf(where, day)).toBe(territory)
})

it("is that of the day: the United Kingdom left, Croatia joined", () => {
  expect(territoryOf(place("GB"), "2020-12-31")).toBe("union")
  expect(territoryOf(place("GB"), "2021-01-01")).toBe("outside")
  expect(territoryOf(place("HR"), "2013-06-30")).toBe("outside")
  expect(territoryOf(place("HR"), "2013-07-01")).toBe("union")
})

it("is reached by the French platforms, but for Monaco and where no VAT is charged", () => {
  for (const here of [place("FR", "69002"), place("FR", "20000"), place("RE", "97400")])
    expect(isEstablishedInFrance(here, day)).toBe(true)
  for (const away of [place("MC", "98000"), place("GF"), place("NC"), place("BE")])
    expect(isEstablishedInFrance(away, day)).toBe(false)
})
