import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto"
import pg from "pg"
import { ConfigurationError, environment } from "../config/environment"
import { prove } from "./proof"
import { type Role, roleAddress, roles } from "./role-address"

const seconds = 1_000

/** What connections of a role need, kept on it: a pooler may drop what is asked for at start-up. */
const settings: Record<Role, Record<string, string>> = {
  plume_app: settingsWithin("15s"),
  plume_web: settingsWithin("5s"),
  plume_identity: settingsWithin("15s"),
}

function settingsWithin(statement_timeout: string) {
  // Disks without moving parts read any page about as quickly as the next one.
  return { statement_timeout, random_page_cost: "1.1" }
}

/** Lets the tiers' roles sign in themselves, as the owner, and proves that each can, and is no more than itself. */
export async function admitRoles(owner: pg.Client, ownerUrl: string): Promise<void> {
  for (const role of roles) {
    const { rows } = await owner.query<{ canLogin: boolean; kept: string[] }>(
      `select rolcanlogin as "canLogin", coalesce(rolconfig, '{}') as kept
       from pg_roles where rolname = $1`,
      [role],
    )
    const [state] = rows
    if (!state) continue
    for (const [name, value] of Object.entries(settings[role]))
      if (!state.kept.includes(`${name}=${value}`))
        await change(owner, `alter role ${role} set ${name} = '${value}'`)
    const address = roleAddress(role, ownerUrl)
    if (!state.canLogin && !environment().roleUrls[role])
      await change(owner, `alter role ${role} login ${passwordOf(address)}`)
    await proveAt(address, role)
  }
}

/** Of two databases of one server, both may change a role that belongs to both. */
async function change(owner: pg.Client, statement: string): Promise<void> {
  for (let left = 5; ; left -= 1)
    try {
      await owner.query(statement)
      return
    } catch (error) {
      const isRace = error instanceof Error && error.message === "tuple concurrently updated"
      if (!isRace || left === 0) throw error
    }
}

function passwordOf(address: string): string {
  const { password } = new URL(address)
  return password ? `password '${verifierOf(decodeURIComponent(password))}'` : ""
}

/** The password as PostgreSQL keeps it (RFC 5803): the server's log may hold the statement. */
function verifierOf(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4096]
  const salted = pbkdf2Sync(password, salt, rounds, 32, "sha256")
  const hmac = (text: string) => createHmac("sha256", salted).update(text).digest()
  const stored = createHash("sha256").update(hmac("Client Key")).digest("base64")
  const server = hmac("Server Key").toString("base64")
  return `SCRAM-SHA-256$${rounds}:${salt.toString("base64")}$${stored}:${server}`
}

async function proveAt(address: string, role: Role): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10 * seconds })
  client.on("error", () => {})
  try {
    await client.connect().catch((error: Error) => {
      throw refused(error, role)
    })
    await prove(client, role)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A role that signs in by another password is not ours to change: it may be another installation's. */
function refused(error: Error & { code?: string }, role: Role): Error {
  if (!/^28|^08P01$/.test(error.code ?? "")) return error
  const variable = `DATABASE_${role.replace("plume_", "").toUpperCase()}_URL`
  return new ConfigurationError(
    `${variable}: ${role} cannot sign in (${error.message}); give its URL, or, where the owner’s password was changed, say \`alter role ${role} nologin\` and start again`,
  )
}
