import type { LifeCycleCode } from "#domain/life-cycle"
import type { Owner } from "#domain/owner"

/** A bill on its way to the platform, under its own name: handing it over twice is as once. */
export interface Flux {
  owner: Owner
  /** The bill's number. */
  number: string
  /** The Factur-X. */
  bytes: Uint8Array
}

/** What a platform says of a bill that it was handed. */
export interface LifeCycleStatus {
  owner: Owner
  number: string
  code: LifeCycleCode
  at: Date
  /** Why it was refused, disputed or suspended. */
  reason: string | null
}

/**
 * An approved platform (AFNOR XP Z12-013), as far as Plume asks one: it takes bills, and tells what becomes
 * of them. Another one is another implementation of this.
 */
export interface ApprovedPlatform {
  submit(flux: Flux): Promise<void>
  /** Hands over each status that has come; what was not taken, as for a bill that is not known, is set aside. */
  collect(take: (status: LifeCycleStatus) => Promise<boolean>): Promise<void>
}
