import type { OpenAccount } from "#contract/accesses"
import type { Permission } from "#contract/permissions"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
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
  subscription: Limit | undefined
  /** The accounts of others that they were let into, until their last day. */
  guestOf: readonly GivenAccess[]
}

/** Someone’s subscription, as far as it limits them. */
export interface Limit {
  facts: Subscription
  /** As long as nobody can choose a plan, nobody's access ends. */
  plansOffered: boolean
  /** The menus of the plans that do not open all. */
  planMenus: ReadonlyMap<string, readonly string[]>
}

/** What someone was let into an account for. */
export interface GivenAccess {
  id: string
  owner: Owner
  accountName: string
  label: OpenAccount["label"]
  extent: "read" | "export" | "menus"
  permissions: readonly Permission[]
  endsOn: Day | null
}

/** The account of someone else that a call is about, and what its bearer may do there. */
export interface GuestAccount extends Pick<Access, "rights" | "subscription"> {
  access: GivenAccess
}

/** Looks up what people may do. */
export interface AccessBook {
  of(person: Person, today: Day): Promise<Access>
  /** The account of someone else, for who was let into it; nothing where it is missing, or shut to them. */
  account(access: Access, id: string, now: Date, today: Day): Promise<GuestAccount | undefined>
}
