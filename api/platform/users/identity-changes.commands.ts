import { nobody } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { hasRole } from "../../access/queries"
import { isSuspended } from "../../access/rules"
import { ensure } from "../../http/problem"
import type { AfterCommit, Context } from "../../ports/context"
import type { ApiParts, WorkerParts } from "../../ports/parts"
import type { IdentityChange } from "../../ports/queue"
import { findPerson, findRolesToTell, markRolesTold } from "./queries"

type Pool = ApiParts["pool"]
type Accounts = NonNullable<ApiParts["accounts"]>

/** How long the call that made the change may take to tell it before the job tries as well. */
const patience = 15

/**
 * Lets the identity server know of a change that the call makes: once it is committed, and by a job as
 * long as that fails. Told before, it would know of changes that were never made; told by nobody when
 * the process dies, it would never know.
 */
export async function notifyIdentity(
  {
    afterCommit,
    db,
    parts,
  }: Context<"accounts" | "clock" | "log" | "pool" | "queue"> & AfterCommit,
  change: IdentityChange,
): Promise<void> {
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
  { accounts, clock, pool }: Pick<WorkerParts, "accounts" | "clock" | "pool">,
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

/** Says someone's roles until what was said last is what they are: they may change meanwhile. */
async function sendRoles(pool: Pool, accounts: Accounts, id: string): Promise<void> {
  const owner = ownerOfRow({ owner: id })
  let roles = await inTransaction(pool, owner, (db) => findRolesToTell(db, id))
  while (roles) {
    const said = roles
    await accounts.setRoles(id, said)
    roles = await inTransaction(pool, owner, (db) => markRolesTold(db, id, said))
  }
}

/** Has a suspended person refresh no token; a suspension that was lifted again takes nothing. */
async function refuseRefresh(pool: Pool, accounts: Accounts, id: string, now: Date): Promise<void> {
  const person = await inTransaction(pool, ownerOfRow({ owner: id }), (db) => findPerson(db, id))
  if (person && isSuspended(person.suspendedUntil, now)) await accounts.refuseRefresh(id)
}
