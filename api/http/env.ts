import type { Context as HonoContext } from "hono"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { SubscriptionState } from "#domain/subscription"
import type { Database } from "../../database/client"
import type { AccessBook, GivenAccess, GuestAccount } from "../ports/access-book"
import type { ApiParts } from "../ports/parts"
import type { Person } from "../ports/person"

/** What Hono carries along with a call; `c.var` is also the Context that commands take. */
export interface Env {
  Variables: {
    parts: ApiParts
    requestId: string
    now: Date
    /** The day in Europe/Paris. */
    today: Day
    /** What the call asks to be answered in, else what the person chose, else French. */
    language: Language
    person: Person
    owner: Owner
    rights: ReadonlySet<Permission>
    /** What they could do with a plan that opens more. */
    beyondPlan: ReadonlySet<Permission>
    /** Where their subscription stands today; nothing where nothing limits them. */
    subscription: (SubscriptionState & { goesOn: boolean }) | undefined
    /** The accounts of others that the person was let into. */
    guestOf: readonly GivenAccess[]
    /** The one of them that the call is about: operations that are not the person's own act there. */
    account: GuestAccount | undefined
    /** What everyone may do. */
    access: AccessBook
    /** The call's transaction, in the operations that `allow` opens. */
    db: Database
    /** Work for when that transaction is committed, before the call is answered; it must not fail. */
    afterCommit(work: () => Promise<void>): void
    /** A short transaction of its own, in the operations that `allowOutside` lets in. */
    inTransaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  }
}

export type Call = HonoContext<Env>
