import { expect, test } from "vitest"
import { startApi, type TestApi } from "../api"
import { Caller } from "../caller"
import { allOperations } from "../operations"

const french = "Champ obligatoire"
const english = "Required field"
const asked = [
  [undefined, french],
  ["*", french],
  ["de", french],
  ["de, fr;q=0.8", french],
  ["en;q=0.2, fr;q=0.8", french],
  ["en-GB", english],
  ["de, en;q=0.8, fr;q=0.3", english],
  ["en;q=0", french],
] as const

const withLanguage = (language: string | undefined) =>
  language === undefined ? undefined : { "accept-language": language }

async function saidTo(api: TestApi, language?: string) {
  const answer = await api.call("camille", "POST", "/Products", {}, withLanguage(language))
  return answer.body.errors[0].message as string
}

test("problems speak as they are asked to; French where nothing that we speak is asked for", async () => {
  const api = await startApi()
  for (const [language, message] of asked)
    expect(await saidTo(api, language), language).toBe(message)
})

test("who chose a language is answered in it, unless another is asked for", async () => {
  const api = await startApi()
  await api.call("camille", "PUT", "/Profile/language", { language: "en" })
  for (const language of [undefined, "*", "de", "fr;q=0"])
    expect(await saidTo(api, language), language).toBe(english)
  expect(await saidTo(api, "fr")).toBe(french)
  expect((await api.call("camille", "GET", "/Users")).body.language).toBe("en")
  expect((await api.call("thomas", "GET", "/Users")).body.language).toBeNull()
})

test("tables and problems of one call to every export are in one language", async () => {
  const api = await startApi()
  await api.call("camille", "PUT", "/Profile/language", { language: "en" })
  const camille = new Caller(api, "camille")
  await camille.make("addClient")
  const exports = allOperations().filter(({ id }) => /^export(Clients|Products|Bills)$/.test(id))
  expect(exports.length).toBeGreaterThan(0)
  for (const { path, id } of exports) {
    const table = async (language?: string) =>
      (
        await api.call(
          "camille",
          "GET",
          path.replace(/^\/api/, ""),
          undefined,
          withLanguage(language),
        )
      ).body as string
    expect(await table(), id).toBe(await table("en"))
    expect(await table("fr"), id).not.toBe(await table("en"))
  }
})
