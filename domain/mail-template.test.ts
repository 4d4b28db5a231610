import { expect, test } from "vitest"
import {
  fillIn,
  hasLooseBraces,
  namedIn,
  refusalOfWords,
  speaksOf,
  unknownVariables,
} from "./mail-template"

test("a variable is known by its French name, its English one, and without accents", () => {
  const values = { dueDate: "le 21 décembre" }
  for (const name of ["échéance", "Echeance", "dueDate", " due date ", "DUE_DATE"])
    expect(fillIn(`Avant {{${name}}}.`, values)).toBe("Avant le 21 décembre.")
})

test("what is not known is named, once, and stays as it was typed", () => {
  const text = "{{numero}} {{nom du chat}} {{nom du chat}} {{}}"
  expect(unknownVariables(text, "bill")).toEqual(["nom du chat", ""])
  expect(fillIn(text, { number: "F-1" })).toBe("F-1 {{nom du chat}} {{nom du chat}} {{}}")
})

test("a message about a quote speaks of its validity, one about a bill of what is due", () => {
  const text = "{{validité}} {{échéance}}"
  expect(unknownVariables(text, "bill")).toEqual(["validité"])
  expect(unknownVariables(text, "quote")).toEqual(["échéance"])
})

test("what a value says is never read as a variable", () => {
  expect(fillIn("{{client}} {{montant}}", { client: "{{montant}}", amount: "1 €" })).toBe(
    "{{montant}} 1 €",
  )
  expect(fillIn("{{client}}", { client: "$& $1" })).toBe("$& $1")
})

test("braces that stand alone are told", () => {
  expect(hasLooseBraces("Bonjour {{client")).toBe(true)
  expect(hasLooseBraces("Bonjour client}}")).toBe(true)
  expect(hasLooseBraces("Bonjour {{client}} {x}")).toBe(false)
})

test("a text is shown with the names of its language", () => {
  expect(namedIn("{{number}} {{link}} {{other}}", "fr")).toBe("{{numéro}} {{lien}} {{other}}")
  expect(namedIn("{{numéro}}", "en")).toBe("{{number}}")
  expect([speaksOf("{{lien}}", "link"), speaksOf("lien", "link")]).toEqual([true, false])
})

test("a sentence about what is due is said only where something is", () => {
  const text = "Merci.{{#reste}} Il reste {{reste}}.{{/due}}"
  expect(fillIn(text, { due: "12,00 €" })).toBe("Merci. Il reste 12,00 €.")
  expect(fillIn(text, { due: "0,00 CHF" })).toBe("Merci.")
  expect(fillIn(text, {})).toBe(text)
  expect(fillIn("{{#iban}}IBAN {{iban}}{{/iban}}", { iban: "" })).toBe("")
  // What a value says opens no condition.
  expect(fillIn("{{client}} a", { client: "{{#reste}}", due: "" })).toBe("{{#reste}} a")
  expect(namedIn(text, "en")).toBe("Merci.{{#due}} Il reste {{due}}.{{/due}}")
})

test("a condition that is not closed is told, and an unknown variable with the nearest known one", () => {
  expect(refusalOfWords("{{#reste}} {{reste}}", "bill")).toBe("mailCondition reste")
  expect(refusalOfWords("{{#reste}}{{#iban}}{{/iban}}{{/reste}}", "bill")).toBe(
    "mailCondition iban",
  )
  expect(refusalOfWords("{{/reste}}", "bill")).toBe("mailCondition reste")
  expect(refusalOfWords("{{#reste}}{{/montant}}", "bill")).toBe("mailCondition montant")
  expect(refusalOfWords("{{echeanse}}", "bill")).toBe("mailVariableNear echeanse → échéance")
  expect(refusalOfWords("{{refrence}}", "supportReceipt")).toMatch(/ → reference$/)
  expect(refusalOfWords("{{#amont}}{{/amont}}", "quote")).toBe("mailVariableNear amont → amount")
  expect(refusalOfWords("{{nom du chat}}", "bill")).toBe("mailVariable nom du chat")
  expect(refusalOfWords("{{#reste}}{{reste}}{{/reste}}", "bill")).toBeUndefined()
})

test("French months begin as French has them: “d’octobre”", () => {
  const text = "Compte rendu d’activité de {{mois}} pour {{titre}}"
  const filled = (month: string) => fillIn(text, { month, title: "Conseil" })
  expect(filled("octobre 2026")).toBe("Compte rendu d’activité d’octobre 2026 pour Conseil")
  expect(filled("mai 2026")).toBe("Compte rendu d’activité de mai 2026 pour Conseil")
})
