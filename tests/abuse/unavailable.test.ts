import { expect, test } from "vitest"
import { callerFor } from "~/services/api-call.server"
import { signedCookie } from "~/services/session/cookies.server"
import { sessionOf } from "~/services/session/request-session.server"
import { environment, provide } from "../../config/environment"
import { backChannel } from "../../config/identity"

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test("faults 3: while the sessions cannot be read, pages answer 503", async () => {
  provide({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SESSION_SECRET: "a secret of the tests",
  })
  const cookie = (await signedCookie("plume_session").serialize("an id")).split(";")[0] ?? ""
  const request = new Request("http://localhost:3000/admin/bills", { headers: { cookie } })
  expect(await thrownBy(sessionOf({ request, context: {} }))).toMatchObject({ status: 503 })
})

test("faults 28: while the API cannot be reached, pages answer 503", async () => {
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

test("only our own identity server is called on this machine", () => {
  const { origin, port } = environment()
  expect(backChannel(`${origin}/identity/token`)).toBe(`http://127.0.0.1:${port}/identity/token`)
  expect(backChannel(`${origin}/realms/plume/token`)).toBe(`${origin}/realms/plume/token`)
})
