import { expect, test } from "vitest"
import { askedLanguage } from "./language"

test.each([
  [undefined, undefined],
  ["", undefined],
  ["*", undefined],
  ["de", undefined],
  ["fr", "fr"],
  ["EN", "en"],
  ["fr-CA", "fr"],
  ["en-US,en;q=0.9,fr;q=0.8", "en"],
  ["fr, en", "fr"],
  ["en, fr", "en"],
  ["de, fr;q=0.8", "fr"],
  ["de, en;q=0.8, fr;q=0.3", "en"],
  ["fr;q=0.3, en;q=0.8", "en"],
  ["fr ; q=0.9 , en ; q=0.1", "fr"],
  ["en;q=0", undefined],
  ["en;q=0, fr;q=0.1", "fr"],
  ["*;q=0.5, en", "en"],
  ["*, en;q=0.5", undefined],
  ["en;q=2", undefined],
  ["en;q=high", undefined],
  ["french", undefined],
  ["fr-, en_US", "fr"],
  [",,;;q=,", undefined],
])("“%s” asks for %s", (header, language) => {
  expect(askedLanguage(header)).toBe(language)
})
