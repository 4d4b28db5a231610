import { setImmediate as nextTurn } from "node:timers/promises"
import type pg from "pg"
import { addDays, type Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import { trialDays } from "#domain/subscription"
import { type Database, inTransaction } from "../../database/client"
import type { Access, AccessBook, GuestAccount } from "../ports/access-book"
import type { ApiParts } from "../ports/parts"
import type { Person } from "../ports/person"
import { findAccountOwner, listGivenAccesses } from "./accesses.queries"
import { hasEndedOn, rightsOfGuest } from "./guests.rules"
import { listPermissions, savePerson } from "./queries"
import { isAdministrator, isSuspended, rightsOf } from "./rules"
import { enterSubscription, isAnyPlanOffered, listPlanMenus } from "./subscriptions.queries"

/** Someone who keeps coming is entered again now and then, which keeps their last connection. */
const keptFor = 60_000
const mostKnown = 10_000

/**
 * Looks up people's access. What was found is kept until anyone's changes: the database counts those
 * changes (migration 0023), and each call asks for the count, so a committed change holds from the next
 * call on, in whichever process (security A18, A20).
 */
export function openAccess(pool: pg.Pool, payments: ApiParts["payments"]): AccessBook {
  const known = new Map<string, { access: Promise<Access>; until: number }>()
  const knownOwners = new Map<string, { account: Promise<OwnersAccount>; until: number }>()
  let knownSince: number | undefined
  let counting: Promise<number> | undefined
  // The calls of one page come together, and ask together: none of them before it has begun.
  const countOnce = async () => {
    await nextTurn()
    counting = undefined
    return countChanges(pool)
  }
  return {
    async of(person, today) {
      counting ??= countOnce()
      const changes = await counting
      if (changes !== knownSince || known.size + knownOwners.size >= mostKnown) {
        known.clear()
        knownOwners.clear()
      }
      knownSince = changes
      const key = `${person.id} ${person.issuedAt.getTime()} ${person.roles.join(" ")}`
      const kept = known.get(key)
      if (kept && kept.until > Date.now()) return kept.access
      const access = inTransaction(pool, person.id, (db) =>
        lookUp(db, person, payments === "off" ? undefined : today),
      )
      known.set(key, { access, until: Date.now() + keptFor })
      access.catch(() => known.delete(key))
      return access
    },
    // After `of`, which has asked whether anything changed.
    async account({ guestOf }, id, now, today) {
      const access = guestOf.find(({ owner }) => owner === id.toLowerCase())
      if (!access || hasEndedOn(access, today)) return undefined
      const kept = knownOwners.get(access.owner)
      const account =
        kept && kept.until > Date.now()
          ? kept.account
          : inTransaction(pool, access.owner, (db) =>
              lookUpOwner(db, access.owner, payments === "off" ? undefined : today),
            )
      if (account !== kept?.account) {
        knownOwners.set(access.owner, { account, until: Date.now() + keptFor })
        account.catch(() => knownOwners.delete(access.owner))
      }
      const { rights, subscription, isClosed, suspendedUntil } = await account
      if (isClosed || isSuspended(suspendedUntil, now)) return undefined
      return { access, rights: rightsOfGuest(access, rights), subscription }
    },
  }
}

async function countChanges(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "access-changes",
    text: "select count from access_changes",
  })
  return rows[0]?.count ?? 0
}

async function lookUp(db: Database, person: Person, trialBegins: Day | undefined): Promise<Access> {
  const [entered, made, guestOf] = [
    await savePerson(db, person),
    await listPermissions(db),
    await listGivenAccesses(db, person.id),
  ]
  const { rightsChangedAt, suspendedUntil, suspensionReason, closedAt, rolesTold } = entered
  // The identity server may still sign the roles of before.
  const roles = rolesTold ? person.roles : entered.roles
  return {
    roles,
    rights: rightsOf(roles, made),
    rightsChangedAt,
    suspendedUntil,
    suspensionReason,
    closed: closedAt !== null,
    guestOf,
    subscription:
      trialBegins && !closedAt && !isAdministrator({ roles })
        ? await limitOf(db, person.id, trialBegins)
        : undefined,
  }
}

interface OwnersAccount extends Pick<GuestAccount, "rights" | "subscription"> {
  isClosed: boolean
  suspendedUntil: Date | null
}

/** What the owner of an account may do: a guest never more. */
async function lookUpOwner(
  db: Database,
  owner: Owner,
  trialBegins: Day | undefined,
): Promise<OwnersAccount> {
  const [person, made] = [await findAccountOwner(db, owner), await listPermissions(db)]
  const roles = person?.roles ?? []
  const isLimited = trialBegins && !isAdministrator({ roles })
  return {
    rights: rightsOf(roles, made),
    isClosed: person?.closedAt !== null,
    suspendedUntil: person?.suspendedUntil ?? null,
    subscription: isLimited ? await limitOf(db, owner, trialBegins) : undefined,
  }
}

async function limitOf(db: Database, owner: Owner, today: Day) {
  const facts = await enterSubscription(db, owner, addDays(today, trialDays))
  const [plansOffered, planMenus] = [await isAnyPlanOffered(db), await listPlanMenus(db)]
  return { facts, plansOffered, planMenus }
}
