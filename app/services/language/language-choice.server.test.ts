import { expect, test } from "vitest"
import { provide } from "../../../config/environment"
import { agreeOnLanguage } from "./language-choice.server"

provide({ SESSION_SECRET: "a secret of the tests" })

/** An API that knows someone who chose this language, and what it is told. */
function apiOf(language: "fr" | "en" | null) {
  const told: unknown[] = []
  const api = async (_: string, { method, body }: RequestInit = {}) => {
    if (method === "PUT") told.push(JSON.parse(String(body)))
    return Response.json({ language })
  }
  return { api, told }
}

const agree = (api: (url: string, init?: RequestInit) => Promise<Response>, cookie = "") => {
  const request = new Request("http://localhost:3000/auth/callback", { headers: { cookie } })
  return agreeOnLanguage({ request, context: { api } }, { accessToken: "t" })
}

test("who signs up in English has an account in English", async () => {
  const { api, told } = apiOf(null)
  expect(await agree(api, "plume_locale=en")).toBeUndefined()
  expect(told).toEqual([{ language: "en" }])
})

test("who signs up in French, or chose before, is told nothing else", async () => {
  for (const [language, cookie] of [
    [null, ""],
    [null, "plume_locale=fr"],
    ["fr", "plume_locale=en"],
    ["en", "plume_locale=fr"],
  ] as const) {
    const { api, told } = apiOf(language)
    expect(await agree(api, cookie)).toBeUndefined()
    expect(told).toEqual([])
  }
})

test("a browser in which nobody chose speaks the language of who signs in", async () => {
  expect(await agree(apiOf("en").api)).toMatch(/^plume_locale=en;/)
  expect(await agree(apiOf("fr").api)).toMatch(/^plume_locale=fr;/)
})

test("a sign-in does not fail for it", async () => {
  expect(await agree(() => Promise.reject(new TypeError("fetch failed")))).toBeUndefined()
  expect(await agree(async () => new Response(null, { status: 401 }))).toBeUndefined()
})
