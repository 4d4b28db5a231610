import { describe, expect, test } from "vitest"
import { domainOf, isReserved, isSlug, slugOf } from "./site-address"

describe("the name of a site", () => {
  test("is made of what people are called", () => {
    expect(slugOf("Atelier Éléonore & fils")).toBe("atelier-eleonore-fils")
    expect(slugOf("Cœur d’Œuvre")).toBe("coeur-d-oeuvre")
    expect(slugOf("Ça")).toBeUndefined()
    expect(slugOf("李")).toBeUndefined()
    expect(slugOf(`${"long ".repeat(20)}`)).toHaveLength(44)
  })

  test("78 is neither one of ours nor one that pretends to be another", () => {
    for (const name of ["camille-martin", "a1b", "75-rue"]) expect(isSlug(name), name).toBe(true)
    for (const name of [
      "ab",
      "-abc",
      "abc-",
      "xn--80ak6aa92e",
      "a_b",
      "Abc",
      "a.b",
      "a".repeat(51),
    ])
      expect(isSlug(name), name).toBe(false)
    for (const name of ["www", "admin", "api", "identity"])
      expect(isReserved(name), name).toBe(true)
  })

  test("is none of the state's, nor one that a program means something else by", () => {
    for (const name of [
      "impots",
      "impots-gouv",
      "paiement-urssaf",
      "cnil",
      "constructor",
      "ants",
      "ursaf",
      "urssaff",
      "justice",
      "agirc-arrco",
      "edf",
      "impot-paiement",
    ])
      expect(isReserved(name), name).toBe(true)
    for (const name of [
      "gouvernail",
      "atelier-impotsable",
      "camille-roux",
      "justine",
      "avants-projets",
      "courses-sarthe",
    ])
      expect(isReserved(name), name).toBe(false)
  })
})

describe("a domain of one’s own", () => {
  test("is read as it is typed or pasted", () => {
    expect(domainOf(" https://Www.Camille-Martin.fr/ ")).toBe("www.camille-martin.fr")
    expect(domainOf("été.fr")).toBe("xn--t-9fab.fr")
  })

  test("is a public name, and no number", () => {
    for (const text of [
      ...["localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433", "plume.local", "a.internal"],
      ...["example.fr:80", "example.fr/path", "user@example.fr", "exa mple.fr", "", "fr", "-a.fr"],
    ])
      expect(domainOf(text), text).toBeUndefined()
  })
})
