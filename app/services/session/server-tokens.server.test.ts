import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { provide } from "../../../config/environment"
import { createDatabase, type TestDatabase } from "../../../tests/database"
import { webDatabase } from "../database.server"
import { endSessionsByToken } from "./back-channel-logout.server"
import { verifyIdToken } from "./identity.server"
import { findSession, openSession } from "./session.server"

const clientId = "plume-web"
const keys = await generateKeyPair("RS256", { extractable: true })
const stranger = await generateKeyPair("RS256")
const folder = mkdtempSync(join(tmpdir(), "plume-server-tokens-"))
let database: TestDatabase
let issuer: string

/** An identity server that says where its keys are, and has them. */
const server = createServer(async (request, response) => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "here", alg: "RS256" }
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  }
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify(request.url === "/jwks" ? { keys: [jwk] } : document))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const path = join(folder, "client.json")
  writeFileSync(path, JSON.stringify({ issuer, clientId, clientSecret: "any" }))
  database = await createDatabase()
  provide({
    DATABASE_URL: database.url,
    SESSION_SECRET: "a secret of the tests",
    IDENTITY_CONFIG: path,
  })
})

afterAll(async () => {
  await webDatabase().end()
  await database.drop()
  rmSync(folder, { recursive: true })
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

interface Changes {
  claims?: Record<string, unknown>
  type?: string
  key?: CryptoKey | Uint8Array
  algorithm?: string
  kid?: string
  issued?: string
  expires?: string
}

/** A token as the server signs it, but for the changes. */
function signed(right: Record<string, unknown>, changes: Changes): Promise<string> {
  const { claims, type, key = keys.privateKey, algorithm = "RS256", kid = "here" } = changes
  return new SignJWT({ iss: issuer, aud: clientId, ...right, ...claims })
    .setProtectedHeader({ alg: algorithm, kid, ...(type !== undefined && { typ: type }) })
    .setIssuedAt(changes.issued ?? "0s")
    .setExpirationTime(changes.expires ?? "1 minute")
    .sign(key)
}

const asSecret = async () => new TextEncoder().encode(await exportSPKI(keys.publicKey))
const later = () => Math.floor(Date.now() / 1_000) + 600

describe("A16 a logout token", () => {
  const event = "http://schemas.openid.net/event/backchannel-logout"
  const logoutToken = (sid: string, changes: Changes = {}) =>
    signed({ sid, jti: randomUUID(), events: { [event]: {} } }, { type: "logout+jwt", ...changes })

  /** Opens a session that hangs on one at the server, sends a token, and says what became of it. */
  async function sent(token: (sid: string) => Promise<string>) {
    const sid = randomUUID()
    const tokens = {
      ...{ accessToken: "a", refreshToken: null, idToken: "i", refreshDueAt: null },
      expiresAt: new Date(Date.now() + 60_000),
    }
    const cookie = (await openSession("camille", tokens, null, { sid, state: null })).split(";")[0]
    const request = new Request("http://localhost", { headers: { cookie: cookie ?? "" } })
    const api = async () => Response.json({}, { status: 401 })
    const outcome = await endSessionsByToken({ request, context: { api } }, await token(sid))
    return [outcome, (await findSession(request)) ? "open" : "ended"]
  }

  test("ends the session that it names, once", async () => {
    let used = ""
    const keep = async (sid: string) => {
      used = await logoutToken(sid)
      return used
    }
    expect(await sent(keep)).toEqual(["ended", "ended"])
    expect(await sent(async () => used)).toEqual(["refused", "open"])
  })

  const wrong: [string, Changes | (() => Promise<Changes>)][] = [
    ["that is an ID token", { type: "JWT", claims: { events: undefined, nonce: "n" } }],
    ["with the type of another", { type: "JWT" }],
    ["that is an access token", { type: "at+jwt" }],
    ["without a type", { type: undefined }],
    ["with a nonce", { claims: { nonce: "n" } }],
    ["without an event", { claims: { events: {} } }],
    ["whose event is a text", { claims: { events: event } }],
    ["whose event is inherited only", { claims: { events: { ["__proto__"]: {} } } }],
    ["for another client", { claims: { aud: "plume-cli" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["for nobody", { claims: { sid: undefined, sub: undefined } }],
    ["without an id", { claims: { jti: undefined } }],
    ["of ten minutes ago", { issued: "10 minutes ago", expires: "10 minutes" }],
    ["that is over", { issued: "5 minutes ago", expires: "2 minutes ago" }],
    ["not valid yet", async () => ({ claims: { nbf: later() } })],
    ["signed by another", { key: stranger.privateKey }],
    ["signed by another, of another name", { key: stranger.privateKey, kid: "there" }],
    ["signed with the public key", async () => ({ algorithm: "HS256", key: await asSecret() })],
  ]
  test.each(wrong)("%s ends nothing", async (_, changes) => {
    const how = typeof changes === "function" ? await changes() : changes
    expect(await sent((sid) => logoutToken(sid, how))).toEqual(["refused", "open"])
  })

  test("unsigned, or no token at all, ends nothing", async () => {
    const claims = (sid: string) => ({ iss: issuer, aud: clientId, sid, jti: randomUUID() })
    const unsigned = async (sid: string) =>
      new UnsecuredJWT({ ...claims(sid), events: { [event]: {} } }).setIssuedAt().encode()
    for (const token of [unsigned, async () => "", async () => "a.b.c"])
      expect(await sent(token)).toEqual(["refused", "open"])
  })
})

describe("A16 an ID token", () => {
  const verify = async (changes: Changes = {}, nonce = "asked") => {
    const token = await signed({ sub: randomUUID(), nonce: "asked" }, changes)
    const expected = { client: { issuer, clientId }, keys: async () => keys.publicKey, nonce }
    return verifyIdToken(token, expected).then(
      () => "taken",
      () => "refused",
    )
  }

  test("is taken where it answers this sign-in", async () => {
    expect(await verify()).toBe("taken")
    const several = { aud: [clientId, "another"], azp: clientId }
    expect(await verify({ claims: several })).toBe("taken")
  })

  const wrong: [string, Changes | (() => Promise<Changes>)][] = [
    ["of another sign-in (A11)", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another client", { claims: { aud: "plume-cli" } }],
    ["for several, made for another", { claims: { aud: [clientId, "another"], azp: "another" } }],
    ["for several, made for nobody", { claims: { aud: [clientId, "another"] } }],
    ["for the API", { claims: { aud: "plume-api" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["of nobody", { claims: { sub: undefined } }],
    ["that is over", { issued: "1 hour ago", expires: "5 minutes ago" }],
    ["not valid yet", async () => ({ claims: { nbf: later() } })],
    ["signed by another", { key: stranger.privateKey }],
    ["signed with the public key", async () => ({ algorithm: "HS256", key: await asSecret() })],
  ]
  test.each(wrong)("%s is refused", async (_, changes) => {
    expect(await verify(typeof changes === "function" ? await changes() : changes)).toBe("refused")
  })
})
