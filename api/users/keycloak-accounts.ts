import { z } from "zod"
import type { Accounts } from "./accounts"

interface ServiceAccount {
  /** `https://host/realms/name`. */
  issuer: string
  clientId: string
  clientSecret: string
}

const deadline = 5_000
const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const RealmRole = z.object({ id: z.string(), name: z.string() })

/**
 * Accounts of a Keycloak realm, by its admin API, in the name of a service account that may manage
 * users and realm roles (deploy/keycloak). Keycloak 26, "Admin REST API".
 */
export function keycloakAccounts(account: ServiceAccount): Accounts {
  const realm = account.issuer.replace("/realms/", "/admin/realms/")
  const token = tokenOf(account)

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(realm + path, {
      method,
      headers: { authorization: `Bearer ${await token()}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    })
    if (answer.ok || answer.status === 404 || answer.status === 409) return answer
    throw new Error(`Keycloak answers ${answer.status} to ${method} ${path}`)
  }

  const read = async (path: string) =>
    z.array(RealmRole).parse(await (await call("GET", path)).json())

  return {
    async setRoles(id, roles) {
      const mappings = `/users/${encodeURIComponent(id)}/role-mappings/realm`
      const [had, known] = [await read(mappings), await read("/roles?max=1000")]
      // Roles that Keycloak gives on its own account are none of ours.
      const own = had.filter(({ name }) => !isOfKeycloak(name))
      const taken = own.filter(({ name }) => !roles.includes(name))
      const given = known.filter(
        ({ name }) => roles.includes(name) && !had.some((role) => role.name === name),
      )
      if (taken.length > 0) await call("DELETE", mappings, taken)
      if (given.length > 0) await call("POST", mappings, given)
    },
    async addRole(name) {
      await call("POST", "/roles", { name })
    },
    async removeRole(name) {
      await call("DELETE", `/roles/${encodeURIComponent(name)}`)
    },
    async signOut(id) {
      await call("POST", `/users/${encodeURIComponent(id)}/logout`)
    },
    async remove(id) {
      await call("DELETE", `/users/${encodeURIComponent(id)}`)
    },
  }
}

const isOfKeycloak = (role: string) =>
  role.startsWith("default-roles-") || role === "offline_access" || role === "uma_authorization"

/** The service account's token, kept until shortly before its end. */
function tokenOf({ issuer, clientId, clientSecret }: ServiceAccount): () => Promise<string> {
  let kept: { token: string; until: number } | undefined
  return async () => {
    if (kept && kept.until > Date.now()) return kept.token
    const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(deadline),
    })
    if (!answer.ok) throw new Error(`Keycloak gives the service account no token: ${answer.status}`)
    const { access_token, expires_in } = Token.parse(await answer.json())
    kept = { token: access_token, until: Date.now() + (expires_in - 10) * 1000 }
    return access_token
  }
}
