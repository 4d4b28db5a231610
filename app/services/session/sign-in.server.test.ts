import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { provide } from "../../../config/environment"
import { createDatabase, type TestDatabase } from "../../../tests/database"
import { enter, startIdentity, type TestIdentity } from "../../../tests/identity"
import { webDatabase } from "../database.server"
import { findSession, openSession } from "./session.server"
import { finishSignIn, startSignIn } from "./sign-in.server"

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createDatabase()
  folder = mkdtempSync(join(tmpdir(), "plume-sign-in-"))
  provide({ DATABASE_URL: database.url, SESSION_SECRET: "a secret of the tests" })
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(async () => {
  await webDatabase().end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const argsOf = (url: string, cookie = "") => ({
  request: new Request(url, { headers: { cookie } }),
  context: {},
})

/** Names the identity server that the web tier is to use; it serves this origin. */
function use(issuer: string, clientSecret = "any"): void {
  const path = join(folder, `${new URL(issuer).port}.json`)
  writeFileSync(path, JSON.stringify({ issuer, clientId: "plume-web", clientSecret }))
  process.env.ORIGIN = new URL(issuer).origin
  // Our own parts call each other here, whatever the origin is.
  process.env.PORT = new URL(issuer).port
  provide({ IDENTITY_CONFIG: path })
}

const start = (cookie = "") =>
  startSignIn(argsOf("http://localhost/auth/sign-in", cookie), { returnTo: "/admin/bills" })

/** An identity server that answers as it is told to, where it answers. */
async function strangeServer(answer: (origin: string) => RequestListener): Promise<string> {
  const server = createServer((request, response) => answer(origin)(request, response))
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return `${origin}/identity`
}

const unavailable = expect.objectContaining({ status: 503 })

// Before any server was discovered: what was found once is kept.
test("F9 while the identity server is down, sign-in says so at once and leads nowhere", async () => {
  use("http://127.0.0.1:9/identity")
  await expect(start()).rejects.toEqual(unavailable)
})

test("F10 an identity server that does not answer is waited for 5 seconds", async () => {
  use(await strangeServer(() => () => {}))
  const before = Date.now()
  await expect(start()).rejects.toEqual(unavailable)
  expect(Date.now() - before).toBeGreaterThan(4_500)
})

test("F13 a discovery document that names another issuer is refused", async () => {
  const document = (origin: string) => ({
    issuer: "https://evil.example",
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
  })
  use(
    await strangeServer(
      (origin) => (_, response) => response.end(JSON.stringify(document(origin))),
    ),
  )
  await expect(start()).rejects.toEqual(unavailable)
})

test("A1, A9, A10, A11, A21 what may become of a sign-in", async () => {
  const identity = await startIdentity()
  use(`${identity.origin}/identity`, identity.clientSecret)

  // A1: the id that the browser came with is not the one that it has after.
  const planted = (await openSession("someone", someTokens(), null)).split(";")[0] ?? ""
  const first = await begin(identity, "a@exemple.fr", planted)
  const outcome = await finishSignIn(argsOf(first.callback, first.cookie))
  const answer = "response" in outcome ? outcome.response : undefined
  expect(answer?.headers.get("Location")).toBe("/admin/bills")
  const [session = ""] = (answer?.headers.getSetCookie() ?? []).filter((it) =>
    it.startsWith("plume_session="),
  )
  const opened = session.split(";")[0] ?? ""
  expect(opened).not.toBe(planted)
  expect(await findSession(argsOf("http://localhost", opened).request)).toBeDefined()
  expect(await findSession(argsOf("http://localhost", planted).request)).toBeUndefined()
  // A21: unseen by scripts, not sent along by other sites, and void once a bit of it is another.
  expect(session).toMatch(/; HttpOnly/)
  expect(session).toMatch(/; SameSite=Lax/)
  const flipped = opened.slice(0, -1) + (opened.endsWith("A") ? "B" : "A")
  expect(await findSession(argsOf("http://localhost", flipped).request)).toBeUndefined()

  // A10: used twice, of another browser, or of nobody.
  const left = answer?.headers.getSetCookie().map((it) => it.split(";")[0]) ?? []
  for (const [callback, cookie] of [
    [first.callback, left.join("; ")],
    [first.callback, ""],
    [`${identity.origin}/auth/callback?code=x&state=y`, first.cookie],
    [`${identity.origin}/auth/callback`, first.cookie],
  ] as const)
    expect(await finishSignIn(argsOf(callback, cookie))).toMatchObject({
      restart: { reason: "expired" },
    })

  // A10: the answer of another server, or of none, where ours names itself (RFC 9207).
  for (const named of ["https://evil.example", `${identity.origin}/identity/`, ""]) {
    const mixed = await begin(identity, `mixed-${named.length}@exemple.fr`)
    const address = new URL(mixed.callback)
    if (named) address.searchParams.set("iss", named)
    else address.searchParams.delete("iss")
    expect(await finishSignIn(argsOf(address.href, mixed.cookie))).toMatchObject({
      restart: { reason: "failed" },
    })
  }

  // A11: an id token that answers another request.
  const other = await begin(identity, "b@exemple.fr", "", "another")
  expect(await finishSignIn(argsOf(other.callback, other.cookie))).toMatchObject({
    restart: { reason: "failed" },
  })

  // A9: begun more than an hour ago; one may start again, and the entry is gone.
  const late = await begin(identity, "c@exemple.fr")
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 })
  const expired = await finishSignIn(argsOf(late.callback, late.cookie))
  expect(expired).toMatchObject({ restart: { reason: "expired", returnTo: "/admin/bills" } })
  const forgotten = "headers" in expired ? expired.headers.getSetCookie().join("\n") : ""
  expect(forgotten).toMatch(/plume_sign_in=[^;]*;.*Max-Age=0/)
})

/** Goes as far as the callback: its address, and the cookies of the browser that is to open it. */
async function begin(identity: TestIdentity, email: string, cookie = "", nonce?: string) {
  const sent = await start(cookie)
  const request = new URL(sent.headers.get("Location") ?? "")
  if (nonce) request.searchParams.set("nonce", nonce)
  const callback = await enter(identity, "signUp", email, { url: request.href, verifier: "" })
  const set = sent.headers.getSetCookie().map((it) => it.split(";")[0])
  return { callback: callback.href, cookie: [cookie, ...set].filter(Boolean).join("; ") }
}

const someTokens = () => ({
  accessToken: "planted",
  refreshToken: null,
  idToken: "planted",
  expiresAt: new Date(Date.now() + 60_000),
  refreshDueAt: null,
})
