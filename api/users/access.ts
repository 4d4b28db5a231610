import type pg from "pg"
import type { Permission } from "../../contract/permissions"
import { type Database, inTransaction } from "../../database/client"
import { ownerOf } from "../../domain/owner"
import type { Person } from "../http/context"
import { listPermissions } from "../roles/queries"
import { enter } from "./queries"
import { rightsOf } from "./rules"

/** What someone may do now, whatever their token was issued for. */
export interface Access {
  rights: ReadonlySet<Permission>
  /** Tokens issued before are refused. */
  rightsChangedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
  closed: boolean
}

export interface AccessBook {
  of(person: Person): Promise<Access>
  /** Someone's rights were changed, or those of a role: this process looks again at once. */
  forget(): void
}

/** How long another process may not know of a change (security A18, A20: five seconds at most). */
const lookedUpFor = 2_000
const mostKnown = 10_000

/** Looks up people's access, each at most every two seconds: a page is made of several calls. */
export function openAccess(pool: pg.Pool): AccessBook {
  const known = new Map<string, { access: Promise<Access>; until: number }>()
  return {
    of(person) {
      const key = `${person.id} ${person.issuedAt.getTime()} ${person.roles.join(" ")}`
      const kept = known.get(key)
      if (kept && kept.until > Date.now()) return kept.access
      if (known.size >= mostKnown) known.clear()
      const access = inTransaction(pool, ownerOf(person.id), (db) => lookUp(db, person))
      known.set(key, { access, until: Date.now() + lookedUpFor })
      access.catch(() => known.delete(key))
      return access
    },
    forget: () => known.clear(),
  }
}

async function lookUp(db: Database, person: Person): Promise<Access> {
  const [entered, made] = [await enter(db, person), await listPermissions(db)]
  const { rightsChangedAt, suspendedUntil, suspensionReason, closedAt } = entered
  return {
    rights: rightsOf(person.roles, made),
    rightsChangedAt,
    suspendedUntil,
    suspensionReason,
    closed: closedAt !== null,
  }
}
