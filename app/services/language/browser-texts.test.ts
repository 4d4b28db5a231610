import { createInstance } from "i18next"
import { describe, expect, test } from "vitest"
import type { Texts } from "../../../config/gather-texts"
import { readTexts } from "../../../config/texts"
import { browserTexts } from "./browser-texts"
import { textOptions } from "./locale"

const counts = [undefined, 0, 1, 2, 1.5, 21, 1_000_000]

describe.each([
  ["fr", readTexts("fr")],
  ["en", readTexts("en")],
] as const)("the texts of the browser in %s", (language, translation) => {
  const server = createInstance({
    ...textOptions,
    lng: language,
    resources: { [language]: { translation } },
  })
  server.init()
  const browser = browserTexts(language, translation)

  test("say what those of the server say, of any number", () => {
    const keys = flatten(translation)
    expect(keys.length).toBeGreaterThan(300)
    // Words of mails, with conditions of their own, are filled in by the API alone.
    const shown = keys.filter(([key]) => !key.startsWith("mailTemplates.builtIn."))
    for (const [key, text] of shown)
      for (const count of counts) {
        const values = { ...given(text), count }
        const plain = key.replace(/_(zero|one|two|few|many|other)$/, "")
        expect(browser.t(plain, values)).toBe(server.t(plain, values))
      }
  })

  test("know what is written, by its name in the namespace too", () => {
    expect(browser.exists("form.save")).toBe(true)
    expect(browser.exists("form")).toBe(false)
    expect(browser.exists("form.nothing")).toBe(false)
    expect(browser.t("translation:form.save")).toBe(server.t("translation:form.save"))
    const instead = { defaultValue: "{{name}} instead", name: "this" }
    for (const values of [undefined, {}, { defaultValue: undefined }, instead])
      expect(browser.t("form.nothing", values)).toBe(server.t("form.nothing", values ?? {}))
  })

  test("leave out a value that nobody gave", () => {
    const named = { name: null }
    expect(browser.t("screen.named", named)).toBe(server.t("screen.named", named))
    expect(browser.t("screen.named")).toBe(server.t("screen.named"))
  })
})

function given(text: string): Record<string, string> {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name)
  return Object.fromEntries(names.map((name) => [name, `<${name} & co>`]))
}

function flatten(texts: Texts, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}
