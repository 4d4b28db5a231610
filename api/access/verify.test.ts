import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { exportJWK, generateKeyPair, SignJWT } from "jose"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { remoteKeys, verifier } from "./verify"

const issuer = "http://localhost:3000/identity"
const audience = "plume-api"

afterEach(() => {
  vi.useRealTimers()
})

interface Pair {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
}

const makeKey = async (kid: string): Promise<Pair> => ({ kid, ...(await generateKeyPair("RS256")) })

const sign = ({ kid, privateKey }: Pair) =>
  new SignJWT({ iss: issuer, aud: audience, sub: crypto.randomUUID() })
    .setProtectedHeader({ alg: "RS256", kid, typ: "at+jwt" })
    .setIssuedAt()
    .setExpirationTime("1 hour")
    .sign(privateKey)

test("F11 keys that changed are fetched once, and strange ones make nobody fetch more", async () => {
  const [old, next] = [await makeKey("old"), await makeKey("next")]
  let published = [old]
  let fetched = 0
  const server = createServer(async (_, response) => {
    fetched += 1
    const keys = published.map(async ({ kid, publicKey }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: "RS256",
    }))
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ keys: await Promise.all(keys) }))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const verify = verifier({ issuer, audience, keys: remoteKeys(address) })
  const isAccepted = (token: string) => verify(token).then(Boolean, () => false)

  vi.useFakeTimers({ toFake: ["Date"] })
  expect(await isAccepted(await sign(old))).toBe(true)
  expect(fetched).toBe(1)
  const strangers = await Promise.all(
    ["a", "b", "c", "d", "e"].map(async (kid) => sign({ ...old, kid })),
  )
  for (const token of strangers) expect(await isAccepted(token)).toBe(false)
  expect(fetched).toBe(1)

  published = [next, old]
  vi.setSystemTime(Date.now() + 31_000)
  const fresh = await Promise.all([sign(next), sign(next), sign(old), sign(next)])
  expect(await Promise.all(fresh.map(isAccepted))).toEqual([true, true, true, true])
  expect(fetched).toBe(2)
  for (const token of strangers) expect(await isAccepted(token)).toBe(false)
  expect(fetched).toBe(2)
})
