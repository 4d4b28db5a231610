import type { Owner } from "#domain/owner"

/** What a verified access token says of its bearer. */
export interface Person {
  id: Owner
  username: string
  email: string | null
  roles: readonly string[]
  /** False where the identity server says that nobody has shown yet to read this address. */
  emailConfirmed?: boolean
  issuedAt: Date
  /** When they last showed who they are; not known where the identity server does not say. */
  signedInAt?: Date
}
