import type pg from "pg"
import type { Role } from "./role-address"

/** A connection that is somebody else's than its tier's, or to which no rule of the database would apply. */
export class WrongRole extends Error {
  override name = "WrongRole"
}

interface Proof {
  current: string
  session: string
  isSuperuser: boolean
  bypasses: boolean
  security: string
  becomes: string[]
}

/**
 * Refuses a connection that did not sign in as `role` itself: behind one that only plays the role, `reset role`
 * in one injected statement would be the owner; and a pooler may have dropped what was asked for at start-up.
 */
export async function prove(client: Pick<pg.Client, "query">, role: Role): Promise<void> {
  const { rows } = await client.query<Proof>(
    `select current_user as current, session_user as session, rolsuper as "isSuperuser",
       rolbypassrls as bypasses, current_setting('row_security') as security,
       array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as becomes
     from pg_roles where rolname = session_user`,
  )
  const [is] = rows
  if (!is || is.current !== role || is.session !== role)
    throw new WrongRole(`the database takes ${role} for ${is?.session} (acting as ${is?.current})`)
  if (is.isSuperuser || is.bypasses || is.security !== "on")
    throw new WrongRole(`row-level security is not in force for ${role}`)
  if (is.becomes.length > 0)
    throw new WrongRole(`${role} may become ${is.becomes.join(", ")}: revoke that`)
}
