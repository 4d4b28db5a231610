import { expect, test } from "vitest"
import { ContractPaperDraft } from "./contract-papers"

/** What is refused of a property that is assigned so far. */
const refusedOf = (extent: string) =>
  ContractPaperDraft.safeParse({ property: { kind: "assignment", extent } }).error?.issues.map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  )

test.each([
  "Tous droits cédés",
  "Tous les droits d’auteur",
  "L’ensemble des droits patrimoniaux",
  "l'intégralité de ses droits",
  "La totalité des droits",
  "Toute propriété sur le site",
  "All rights in the work",
  "the whole of the rights",
])("an assignment names each right: “%s” names none", (extent) => {
  expect(refusedOf(extent)).toEqual(["property.extent allRights"])
})

test.each([
  "Reproduction sur tous supports numériques",
  "L’ensemble des pages du site",
  "Reproduction, for all media",
])("“%s” says how far a right goes", (extent) => {
  expect(refusedOf(extent)).toBeUndefined()
})
