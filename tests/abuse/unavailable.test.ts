import { expect, test } from "vitest"
import { z } from "zod"
import type { Problem } from "#contract/problem"
import { action as takeSupportMessage } from "~/routes/auth/support"
import { callerFor } from "~/services/api-call.server"
import { readOpenForm } from "~/services/form/form.server"
import { signedCookie } from "~/services/session/cookies.server"
import { sessionOf } from "~/services/session/request-session.server"
import { environment, provide } from "../../config/environment"
import { backChannel } from "../../config/identity"

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test("F3 while the sessions cannot be read, pages answer 503", async () => {
  provide({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SESSION_SECRET: "a secret of the tests",
  })
  const cookie = (await signedCookie("plume_session").serialize("an id")).split(";")[0] ?? ""
  const request = new Request("http://localhost:3000/admin/bills", { headers: { cookie } })
  expect(await thrownBy(sessionOf({ request, context: {} }))).toMatchObject({ status: 503 })
})

test("F28 while the API cannot be reached, pages answer 503", async () => {
  provide({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SESSION_SECRET: "a secret of the tests",
  })
  const session = { accessToken: "t" } as Parameters<typeof callerFor>[1]
  const request = new Request("http://localhost:3000/admin/bills")
  const context = { api: () => Promise.reject(new TypeError("fetch failed")) }
  const call = callerFor({ request, context }, session)
  expect(await thrownBy(call("GET", "/Bills"))).toMatchObject({ status: 503 })
})

const faults = {
  "cannot be reached": () => Promise.reject(new TypeError("fetch failed")),
  fails: async () => Response.json({ code: "unexpected" }, { status: 500 }),
}

for (const [how, api] of Object.entries(faults))
  test(`F28 a save while the API ${how} gives the form back, to be sent again under its key`, async () => {
    const session = { accessToken: "t" } as Parameters<typeof callerFor>[1]
    const body = new URLSearchParams({ name: "Audit", _key: "typed-once" })
    const origin = "http://localhost:3000"
    const request = new Request(`${origin}/admin/products/new`, {
      method: "POST",
      body,
      headers: { origin, "X-Request-Id": "a-correlation" },
    })
    const args = { request, context: { api }, params: {} }
    const form = await readOpenForm(args, z.object({ name: z.string() }))
    const answer = await callerFor(args, session)("POST", "/Products", { body: form.value })
    const { data, init } = await form.reply((await answer.json()) as Problem)
    expect(init?.status).toBe(how === "fails" ? 500 : 503)
    expect(data).toMatchObject({
      result: { initialValue: { name: "Audit" } },
      problem: { text: "Cela n’a pas pu être enregistré. Réessayez dans un instant." },
      key: "typed-once",
    })
    expect(data.problem?.reference).toBeTruthy()
  })

for (const [how, api] of Object.entries(faults))
  test(`the support form says so while the API ${how}, and keeps what was typed`, async () => {
    const typed = { email: "camille@exemple.fr", message: "Je ne peux plus me connecter." }
    const said = {
      fr: "Une erreur est survenue. Veuillez réessayer plus tard.",
      en: "An error occurred. Please try again later.",
    }
    for (const [language, text] of Object.entries(said)) {
      const origin = "http://localhost:3000"
      const request = new Request(`${origin}/auth/support`, {
        method: "POST",
        body: new URLSearchParams(typed),
        headers: { origin, cookie: `plume_locale=${language}` },
      })
      const args = { request, context: { api }, params: {} }
      const { data } = (await takeSupportMessage(args)) as Awaited<
        ReturnType<Awaited<ReturnType<typeof readOpenForm>>["reply"]>
      >
      expect(data.result).toMatchObject({ initialValue: typed })
      expect(data.problem?.text).toBe(text)
    }
  })

test("only our own identity server is called on this machine", () => {
  const { origin, port } = environment()
  expect(backChannel(`${origin}/identity/token`)).toBe(`http://127.0.0.1:${port}/identity/token`)
  expect(backChannel(`${origin}/realms/plume/token`)).toBe(`${origin}/realms/plume/token`)
})
