import type pg from "pg"
import { ownerOf } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { ensure } from "../../http/problem"
import type { Accounts } from "../../ports/accounts"
import type { Call } from "../../ports/context"
import { hasRole } from "../roles/queries"
import { findPerson, findRolesToTell, markRolesTold } from "./queries"
import { isSuspended } from "./rules"

/** What changed here, and the identity server has to know. */
export type IdentityChange =
  | { what: "roles"; of: string }
  | { what: "account"; of: string }
  | { what: "role"; of: string }
  | { what: "sessions"; of: string }
  | { what: "signOut"; of: string; openedUntil: string }

/** How long the call that made the change may take to tell it before the job tries as well. */
const patience = 15

/**
 * Lets the identity server know of a change that the call makes: once it is committed, and by a job as
 * long as that fails. Told before, it would know of changes that were never made; told by nobody when
 * the process dies, it would never know.
 */
export async function notifyIdentity(c: Call, change: IdentityChange): Promise<void> {
  const { afterCommit, db, parts } = c.var
  // Whoever is suspended is kept out by the API; their tokens elsewhere end by their own time.
  if (change.what === "sessions" && !parts.accounts) return
  ensure(parts.accounts, "accountsElsewhere")
  await parts.queue.send(db, "identityChange", change, patience)
  afterCommit(async () => {
    await applyIdentityChange(parts, change).catch((error: unknown) =>
      parts.log.warn({ err: error, change: change.what }, "the identity server will be told later"),
    )
  })
}

/** Makes the identity server agree with what is here now; done again, it changes nothing. */
export async function applyIdentityChange(
  { accounts, clock, pool }: { accounts: Accounts | undefined; clock(): Date; pool: pg.Pool },
  change: IdentityChange,
): Promise<void> {
  if (!accounts) throw new Error("no account may be administered from here")
  const { what, of } = change
  if (what === "account") await accounts.remove(of)
  else if (what === "roles") await sendRoles(pool, accounts, of)
  else if (what === "sessions") await refuseRefresh(pool, accounts, of, clock())
  else if (what === "signOut") await accounts.endSessions(of, new Date(change.openedUntil))
  else if (await inTransaction(pool, nobody, (db) => hasRole(db, of))) await accounts.addRole(of)
  else await accounts.removeRole(of)
}

const nobody = ownerOf("00000000-0000-4000-8000-000000000000")

/** Says someone's roles until what was said last is what they are: they may change meanwhile. */
async function sendRoles(pool: pg.Pool, accounts: Accounts, id: string): Promise<void> {
  const owner = ownerOf(id)
  let roles = await inTransaction(pool, owner, (db) => findRolesToTell(db, id))
  while (roles) {
    const said = roles
    await accounts.setRoles(id, said)
    roles = await inTransaction(pool, owner, (db) => markRolesTold(db, id, said))
  }
}

/** Has a suspended person refresh no token; a suspension that was lifted again takes nothing. */
async function refuseRefresh(
  pool: pg.Pool,
  accounts: Accounts,
  id: string,
  now: Date,
): Promise<void> {
  const person = await inTransaction(pool, ownerOf(id), (db) => findPerson(db, id))
  if (person && isSuspended(person.suspendedUntil, now)) await accounts.refuseRefresh(id)
}
