import { expect, test } from "vitest"
import { builtIn } from "../api/mail-texts/wording"
import { variablesOf } from "../domain/mail-template"
import { aboutOf, installationPurposes, mailPurposes, neededIn } from "./mail-purposes"
import { refusalsOf } from "./mail-templates"

test.each([...mailPurposes, ...installationPurposes])(
  "what Plume writes for %s could be saved as it is",
  (purpose) => {
    const { purpose: _, ...texts } = builtIn(purpose)
    expect(refusalsOf(texts, aboutOf(purpose), neededIn(purpose))).toEqual([])
    for (const text of Object.values(texts)) expect(text).not.toContain("mailTemplates.")
  },
)

test("what cannot be left out can be spoken of", () => {
  for (const purpose of [...mailPurposes, ...installationPurposes])
    for (const variable of neededIn(purpose))
      expect(variablesOf(aboutOf(purpose)), purpose).toContain(variable)
})
