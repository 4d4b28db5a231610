import type { Permission } from "#contract/permissions"
import type { Day } from "#domain/day"
import type { Subscription } from "#domain/subscription"
import type { Person } from "./person"

/** What someone may do now, whatever their token was issued for. */
export interface Access {
  roles: readonly string[]
  rights: ReadonlySet<Permission>
  /** Tokens issued before are refused. */
  rightsChangedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
  closed: boolean
  /** What limits them where plans are paid; never administrators. */
  subscription: { facts: Subscription; plansOffered: boolean } | undefined
}

/** Looks up what people may do. */
export interface AccessBook {
  of(person: Person, today: Day): Promise<Access>
}
