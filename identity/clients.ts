import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import type { ClientMetadata } from "oidc-provider"

/** What access tokens are for. Clients need not name it: it is the default resource. */
export const audience = "plume-api"

/**
 * The product's two clients. Redirect addresses are compared as exact strings (RFC 9700 §2.1); of
 * the native client's, the port is free, as a program takes the one that it gets (RFC 8252 §7.3).
 */
export function ownClients(origin: string, clientSecret: string): ClientMetadata[] {
  return [
    {
      client_id: "plume-web",
      client_secret: clientSecret,
      client_name: "Plume",
      application_type: "web",
      token_endpoint_auth_method: "client_secret_basic",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      response_modes: ["query"],
      redirect_uris: [`${origin}/auth/callback`],
      post_logout_redirect_uris: [`${origin}/`],
      backchannel_logout_uri: `${origin}/auth/back-channel-logout`,
      backchannel_logout_session_required: true,
    },
    {
      client_id: "plume-cli",
      client_name: "Plume CLI",
      application_type: "native",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      response_modes: ["query"],
      redirect_uris: ["http://127.0.0.1/callback"],
    },
  ]
}

/** Writes the web tier's configuration, readable by this user only; it is never half written. */
export async function writeClientFile(
  path: string,
  issuer: string,
  clientSecret: string,
): Promise<void> {
  const client = { issuer, clientId: "plume-web", clientSecret, audience }
  const draft = `${path}.${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, `${JSON.stringify(client, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, path)
}
