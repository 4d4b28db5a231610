import { randomBytes, randomUUID } from "node:crypto"
import { exportJWK, generateKeyPair, type JWK } from "jose"
import type { Pool } from "pg"
import { rotateSigningKeys } from "./key-rotation"
import { inTransaction } from "./transaction"

/** The number under which instances that start together take turns to make the keys. */
const makingKeys = 7_316_002

export interface KeyRing {
  /** Private signing keys (RFC 7517), the one that signs first, then those that are only published. */
  signing: JWK[]
  /** Secrets that sign cookies, newest first. */
  cookies: string[]
  /** The web client's secret. */
  clientSecret: string
  /** The signing key that was made just now, because it was time. */
  published?: string
}

type Purpose = "signing" | "cookie" | "client"

const makers: Record<Purpose, () => Promise<{ id: string; material: unknown }>> = {
  signing: makeSigningKey,
  cookie: async () => ({ id: randomUUID(), material: randomBytes(32).toString("base64url") }),
  client: async () => ({ id: "plume-web", material: randomBytes(32).toString("base64url") }),
}

/**
 * The installation's keys, made at its first start and kept in the database: a restart, or a second
 * instance, signs with the same ones. Whoever looks at them when it is time makes the next signing key.
 */
export async function loadKeys(pool: Pool): Promise<KeyRing> {
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [makingKeys])
    const published = await rotateSigningKeys(client, makeSigningKey)
    const kept = await client.query<{ purpose: Purpose; material: unknown }>(
      `select purpose, material from identity.keys
       order by signs_from > now(), retired_at is not null, signs_from desc`,
    )
    const ring = kept.rows
    for (const purpose of Object.keys(makers) as Purpose[]) {
      if (ring.some((key) => key.purpose === purpose)) continue
      const { id, material } = await makers[purpose]()
      await client.query("insert into identity.keys (id, purpose, material) values ($1, $2, $3)", [
        id,
        purpose,
        JSON.stringify(material),
      ])
      ring.push({ purpose, material })
    }
    return { ...sortOut(ring), published }
  })
}

async function makeSigningKey(): Promise<{ id: string; material: JWK }> {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true })
  const id = randomUUID()
  return { id, material: { ...(await exportJWK(privateKey)), kid: id, use: "sig", alg: "RS256" } }
}

function sortOut(ring: { purpose: Purpose; material: unknown }[]): KeyRing {
  const of = (purpose: Purpose) =>
    ring.filter((key) => key.purpose === purpose).map((key) => key.material)
  return {
    signing: of("signing") as JWK[],
    cookies: of("cookie") as string[],
    clientSecret: String(of("client")[0]),
  }
}
