import { readFileSync } from "node:fs"
import { z } from "zod"
import { ConfigurationError, environment } from "./environment"

const IdentityClient = z.object({
  /** The issuer, exactly as it stands in tokens and in the discovery document. */
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  audience: z.string().min(1).default("plume-api"),
  adminClientId: z.string().optional(),
  adminClientSecret: z.string().optional(),
  /** Where people change their password and second factors, if not at the issuer's `/account`. */
  accountUrl: z.url().optional(),
})

export type IdentityClient = z.infer<typeof IdentityClient>

let read: { path: string; client: IdentityClient } | undefined

/** The OIDC client of the web tier, from the one JSON file that tells identity servers apart. */
export function identityClient(): IdentityClient {
  const path = environment().identityConfig
  if (!path) throw new ConfigurationError("IDENTITY_CONFIG: no identity server is configured")
  if (read?.path !== path) read = { path, client: parse(path) }
  return read.client
}

function parse(path: string): IdentityClient {
  try {
    return IdentityClient.parse(JSON.parse(readFileSync(path, "utf8")))
  } catch (cause) {
    throw new ConfigurationError(`IDENTITY_CONFIG: ${path} is not a client's JSON file`, { cause })
  }
}

/**
 * The address by which this process reaches a URL of the identity server: our own parts call each
 * other on 127.0.0.1, never through the public origin. The embedded server lives where the
 * API does, so a web tier that runs apart finds it at API_URL.
 */
export function backChannel(publicUrl: string): string {
  const { origin, port, apiUrl } = environment()
  // Another identity server may stand under the same origin, behind the same proxy: it is not here.
  return publicUrl.startsWith(`${origin}/identity/`)
    ? `${apiUrl ?? `http://127.0.0.1:${port}`}${publicUrl.slice(origin.length)}`
    : publicUrl
}
