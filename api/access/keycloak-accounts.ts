import { z } from "zod"
import { found } from "../http/problem"
import type { Account, Accounts } from "../ports/accounts"
import { isDefaultRole, isServersOwnRole } from "./rules"

interface ServiceAccount {
  /** `https://host/realms/name`. */
  issuer: string
  clientId: string
  clientSecret: string
}

const deadline = 5_000
const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const RealmRole = z.object({ id: z.string(), name: z.string() })
type RealmRole = z.infer<typeof RealmRole>
const User = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  createdTimestamp: z.number().optional(),
})
const Session = z.object({ id: z.string(), start: z.number() })
const usersAtOnce = 200

/**
 * Accounts of a Keycloak realm, by its admin API, in the name of a service account that may manage
 * users and realm roles (deploy/keycloak). Keycloak 26, "Admin REST API".
 */
export function keycloakAccounts(account: ServiceAccount): Accounts {
  const realm = account.issuer.replace("/realms/", "/admin/realms/")
  const token = tokenOf(account)

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const send = (bearer: string) =>
      reach(`${realm}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    let answer = await send(await token())
    // A Keycloak that was started anew does not know the token that it gave before.
    if (answer.status === 401) answer = await send(await token({ anew: true }))
    if (answer.ok || answer.status === 404 || answer.status === 409) return answer
    throw new Error(`Keycloak answers ${answer.status} to ${method} ${path}`)
  }

  async function readAs<Value>(path: string, shape: z.ZodType<Value>): Promise<Value | undefined> {
    const answer = await call("GET", path)
    return answer.ok ? shape.parse(await answer.json()) : undefined
  }

  async function* list() {
    for (let first = 0; ; first += usersAtOnce) {
      const page = `/users?first=${first}&max=${usersAtOnce}&briefRepresentation=true`
      const users = (await readAs(page, z.array(User))) ?? []
      // Those of another kind of id bear no token that the API would take.
      yield users.filter(({ id }) => z.guid().safeParse(id).success).map(showUser)
      if (users.length < usersAtOnce) return
    }
  }

  async function read(path: string) {
    return found(await readAs(path, z.array(RealmRole)))
  }

  return {
    async setRoles(id, roles) {
      const mappings = `/users/${encodeURIComponent(id)}/role-mappings/realm`
      const [had, effective] = [await read(mappings), await read(`${mappings}/composite`)]
      let known = await read("/roles?max=1000")
      // A role that could not be made there when it was made here is made now.
      const missing = roles.filter((role) => !known.some(({ name }) => name === role))
      for (const name of missing) await call("POST", "/roles", { name })
      if (missing.length > 0) known = await read("/roles?max=1000")
      const isUnwanted = ({ name }: RealmRole) => !isServersOwnRole(name) && !roles.includes(name)
      // What comes with the role that everyone gets at first can only be taken away with it.
      const comesAlong = effective.some(
        (role) => isUnwanted(role) && !had.some(({ name }) => name === role.name),
      )
      const taken = had.filter(
        (role) => isUnwanted(role) || (comesAlong && isDefaultRole(role.name)),
      )
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
    async refuseRefresh(id) {
      // Keycloak does it by ending their sessions, and lets us know by the back channel.
      await call("POST", `/users/${encodeURIComponent(id)}/logout`)
    },
    async endSessions(id, openedUntil) {
      const open = await readAs(`/users/${encodeURIComponent(id)}/sessions`, z.array(Session))
      for (const session of open ?? [])
        if (session.start <= openedUntil.getTime())
          await call("DELETE", `/sessions/${encodeURIComponent(session.id)}`)
    },
    async remove(id) {
      await call("DELETE", `/users/${encodeURIComponent(id)}`)
    },
    accountList: {
      list,
      count: async () => found(await readAs("/users/count", z.number())),
      async rolesOf(id) {
        const effective = `/users/${encodeURIComponent(id)}/role-mappings/realm/composite`
        const roles = await readAs(effective, z.array(RealmRole))
        return roles?.map(({ name }) => name).filter((name) => !isServersOwnRole(name))
      },
    },
  }
}

const showUser = (user: z.infer<typeof User>): Account => ({
  id: user.id,
  username: user.username,
  email: user.email ?? null,
  name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
  createdAt: new Date(user.createdTimestamp ?? Date.now()),
})

/** The service account's token, kept until shortly before its end. */
function tokenOf({ issuer, clientId, clientSecret }: ServiceAccount) {
  let kept: { token: string; until: number } | undefined
  return async ({ anew = false } = {}): Promise<string> => {
    if (kept && kept.until > Date.now() && !anew) return kept.token
    const answer = await reach(`${issuer}/protocol/openid-connect/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    if (!answer.ok) throw new Error(`Keycloak gives the service account no token: ${answer.status}`)
    const { access_token, expires_in } = Token.parse(await answer.json())
    kept = { token: access_token, until: Date.now() + (expires_in - 10) * 1000 }
    return access_token
  }
}

/** A Keycloak that cannot be reached, or is slow, is away for a while: to be answered with 503. */
async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(deadline) })
  } catch (cause) {
    const away = new Error(`${new URL(address).host} cannot be reached`, { cause })
    throw Object.assign(away, { code: "ETIMEDOUT" })
  }
}
