import type { JWTVerifyGetKey } from "jose"
import { remoteKeys } from "../api/access/verify"
import { backChannel, identityClient } from "../config/identity"

const DEADLINE_MS = 5_000

/** The identity server's public keys, where its discovery document says; asked for at the first token. */
export function identityKeys(): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined
  return async (header, token) => {
    found ??= discover()
    try {
      return await (await found)(header, token)
    } catch (error) {
      // A server that was not there yet is asked again at the next token.
      if (error instanceof DiscoveryError) found = undefined
      throw error
    }
  }
}

class DiscoveryError extends Error {
  override name = "DiscoveryError"
}

async function discover(): Promise<JWTVerifyGetKey> {
  const { issuer } = identityClient()
  const address = backChannel(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) })
    const document = (await answer.json()) as { issuer?: string; jwks_uri?: string }
    if (document.issuer !== issuer) throw new Error(`it names another issuer: ${document.issuer}`)
    if (!document.jwks_uri) throw new Error("it names no keys")
    return remoteKeys(backChannel(document.jwks_uri))
  } catch (cause) {
    throw new DiscoveryError(`${address} cannot be used`, { cause })
  }
}
