import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { provide } from "../../../config/environment"
import { createDatabase } from "../../../tests/database"
import { startIdentity } from "../../../tests/identity"
import { webDatabase } from "../database.server"
import { forgetSession, openSession } from "./session.server"
import { startSignIn } from "./sign-in.server"
import { rememberSuspension } from "./suspension.server"

test("A21 under https the cookies of a sign-in and of a session belong to this host alone", async () => {
  const database = await createDatabase()
  const folder = mkdtempSync(join(tmpdir(), "plume-cookies-"))
  const identity = await startIdentity({ origin: "https://plume.example" })
  onTestFinished(async () => {
    await webDatabase().end()
    await database.drop()
    rmSync(folder, { recursive: true })
  })
  const file = join(folder, "identity.json")
  const { origin, clientSecret } = identity
  writeFileSync(
    file,
    JSON.stringify({ issuer: `${origin}/identity`, clientId: "plume-web", clientSecret }),
  )
  process.env.ORIGIN = origin
  process.env.PORT = String(identity.port)
  provide({
    DATABASE_URL: database.url,
    SESSION_SECRET: "a secret of the tests",
    IDENTITY_CONFIG: file,
  })

  const request = new Request(`${origin}/auth/sign-in`)
  const begun = await startSignIn({ request, context: {} }, { returnTo: "/admin" })
  const tokens = { accessToken: "a", refreshToken: null, idToken: "i" }
  const times = { expiresAt: new Date(), refreshDueAt: null }
  const cookies = [
    ...begun.headers.getSetCookie(),
    await openSession("camille", { ...tokens, ...times }, null),
    await forgetSession(),
    await rememberSuspension({ until: "2999-01-01T00:00:00.000Z", reason: null }),
  ]
  expect(cookies.length).toBeGreaterThan(4)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-plume_\w+/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/; Domain/i)
  }
})
