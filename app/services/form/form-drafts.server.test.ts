import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import type { Problem } from "#contract/problem"
import { provide } from "../../../config/environment"
import { createDatabase, type TestDatabase } from "../../../tests/database"
import { apiFor } from "../api.server"
import { webDatabase } from "../database.server"
import { openSession } from "../session/session.server"
import { draftOf, readForm } from "./form.server"

// Every screen's form is read by `readForm` and saved by `apiFor`: what they keep is kept for all of them.

let database: TestDatabase
const origin = "http://localhost:3000"
const Lamp = z.object({ name: z.string(), newPassword: z.string().optional() })

beforeAll(async () => {
  database = await createDatabase()
  provide({ DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests" })
})

afterAll(async () => {
  await webDatabase().end()
  await database.drop()
})

const away = () => Promise.reject(new TypeError("fetch failed"))
const busy = async () => Response.json({ code: "unavailable" }, { status: 503 })
const taken = async () => Response.json({ id: "1" }, { status: 201 })

async function signedIn(person = "camille"): Promise<string> {
  const tokens = { accessToken: "t", refreshToken: null, idToken: "i", refreshDueAt: null }
  const hour = new Date(Date.now() + 3_600_000)
  return (await openSession(person, { ...tokens, expiresAt: hour }, null)).split(";")[0] ?? ""
}

async function post(cookie: string, api: () => Promise<Response>, entries: Record<string, string>) {
  const request = new Request(`${origin}/admin/products/new`, {
    method: "POST",
    body: new URLSearchParams(entries),
    headers: { origin, cookie },
  })
  const args = { request, context: { api }, params: {} }
  const form = await readForm(args, Lamp)
  if (form.invalid) throw new Error("the form is right")
  const caller = await apiFor(args)
  const saved = await caller.post(
    "/Products" as never,
    { body: form.value, key: form.key } as never,
  )
  return (saved as { problem?: Problem }).problem
}

const draft = (cookie: string) =>
  draftOf({
    request: new Request(`${origin}/admin/products/new`, { headers: { cookie } }),
    context: {},
  })

const typed = { name: "Lampe d’atelier", newPassword: "corbeau", _key: "typed-once" }

for (const [how, api] of Object.entries({ away, busy }))
  test(`a form that was sent while the API is ${how} is shown again in this session, under its key`, async () => {
    const cookie = await signedIn()
    expect(await post(cookie, api, typed)).toMatchObject({ code: "unsaved" })
    const kept = await draft(cookie)
    expect(kept).toMatchObject({
      path: "/admin/products/new",
      because: "unsent",
      reply: { key: "typed-once", result: { initialValue: { name: typed.name } } },
    })
    expect(JSON.stringify(kept)).not.toContain("corbeau")
    expect(await draft(await signedIn("thomas"))).toBeUndefined()
  })

test("sent again, it is kept no longer, and the last one is what is shown", async () => {
  const cookie = await signedIn()
  await post(cookie, away, typed)
  await post(cookie, away, { ...typed, name: "Une autre" })
  expect((await draft(cookie))?.reply.result).toMatchObject({ initialValue: { name: "Une autre" } })
  expect(await post(cookie, taken, typed)).toBeUndefined()
  expect(await draft(cookie)).toBeUndefined()
})

test("a reading that fails in an action keeps the form as well", async () => {
  const cookie = await signedIn()
  const body = new URLSearchParams(typed)
  const headers = { origin, cookie }
  const request = new Request(`${origin}/admin/products/new`, { method: "POST", body, headers })
  const caller = await apiFor({ request, context: { api: away } })
  await expect(caller.get("/Products" as never)).rejects.toMatchObject({ status: 503 })
  expect((await draft(cookie))?.because).toBe("unsent")
})

test("a question that was answered yes leaves nothing to be shown again", async () => {
  const cookie = await signedIn()
  await expect(
    (async () => {
      const body = new URLSearchParams({ _key: "typed-once" })
      const headers = { origin, cookie }
      const request = new Request(`${origin}/admin/products/1/delete`, {
        method: "POST",
        body,
        headers,
      })
      const caller = await apiFor({ request, context: { api: away } })
      return caller.delete("/Products/{productId}", {
        path: { productId: crypto.randomUUID() },
      } as never)
    })(),
  ).resolves.toMatchObject({ problem: { code: "unsaved" } })
  expect(await draft(cookie)).toBeUndefined()
})
