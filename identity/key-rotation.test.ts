import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose"
import { expect, test } from "vitest"
import { refresh, signedUp, startIdentity, type TestIdentity } from "../tests/identity"

/** Lets time pass for the keys: what is told of them lies so much longer ago. */
const pass = (identity: TestIdentity, time: string) =>
  identity.pool.query(
    `update identity.keys set signs_from = signs_from - $1::interval,
       retired_at = retired_at - $1::interval where purpose = 'signing'`,
    [time],
  )

async function published(identity: TestIdentity): Promise<string[]> {
  const { keys } = (await (await identity.call("/identity/jwks")).json()) as {
    keys: { kid: string }[]
  }
  return keys.map(({ kid }) => kid)
}

const signerOf = (token: string) => decodeProtectedHeader(token).kid

test("F11 a new key is published before it signs, and the old one verifies until what it signed has ended", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, "a@exemple.fr")
  const [old = ""] = await published(identity)
  expect(signerOf(tokens.access_token)).toBe(old)

  await pass(identity, "89 days 22 hours")
  await identity.lookAtKeys()
  expect(await published(identity)).toEqual([old])
  await pass(identity, "1 hour")
  await identity.lookAtKeys()
  const [, next = ""] = await published(identity)
  expect(await published(identity)).toEqual([old, next])
  const before = await refresh(identity, tokens.refresh_token)
  expect(signerOf(before.tokens.access_token)).toBe(old)

  await pass(identity, "1 hour 1 second")
  await identity.lookAtKeys()
  const after = await refresh(identity, before.tokens.refresh_token)
  expect(signerOf(after.tokens.access_token)).toBe(next)
  expect(signerOf(after.tokens.id_token)).toBe(next)
  const keys = createRemoteJWKSet(new URL(`${identity.origin}/identity/jwks`))
  for (const { tokens } of [before, after])
    expect((await jwtVerify(tokens.access_token, keys)).payload.aud).toBe("plume-api")

  await pass(identity, "31 days")
  await identity.lookAtKeys()
  expect(await published(identity)).toEqual([next])
})

test("instances make one next key together, and each signs with the same one", async () => {
  const first = await startIdentity()
  const second = await startIdentity({ pool: first.pool, origin: first.origin })
  await pass(first, "90 days")
  await Promise.all([first, second].map((identity) => identity.lookAtKeys()))
  expect(await published(first)).toHaveLength(2)
  expect(await published(second)).toEqual(await published(first))
  const told = [first, second].flatMap(({ events }) => events)
  expect(told).toEqual([{ kind: "keyPublished", detail: { key: (await published(first))[1] } }])
})

test("what is private of a key is never published", async () => {
  const identity = await startIdentity()
  const { keys } = (await (await identity.call("/identity/jwks")).json()) as { keys: object[] }
  for (const key of keys)
    expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"])
})
