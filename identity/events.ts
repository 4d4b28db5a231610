/** What happened to an account that its owner, or an administrator, may one day ask about. */
export type IdentityEventKind =
  | "accountCreated"
  | "addressTaken"
  | "signedIn"
  | "signInFailed"
  | "attemptsRefused"
  | "signedOut"
  | "sessionsEnded"
  | "tokenReused"
  | "passwordChanged"
  | "resetAsked"
  | "passwordReset"
  | "emailConfirmed"
  | "emailChangeAsked"
  | "emailChanged"
  | "factorAdded"
  | "factorRemoved"
  | "recoveryCodeUsed"
  | "keyPublished"

export interface IdentityEvent {
  kind: IdentityEventKind
  /** Missing where nobody is known to have this address: a failed sign-in. */
  accountId?: string
  /** As it was typed, or as it is kept. */
  email?: string
  /** The network address that it came from. */
  from?: string
  /** Words and numbers only, never a secret: `{ factor: "totp" }`, `{ before, after }` of an address. */
  detail?: Record<string, string | number>
}

/**
 * Writes an event down. It is waited for: where it fails, so does the request that caused it, since an
 * act that leaves no trace must not happen.
 */
export type RecordIdentityEvent = (event: IdentityEvent) => Promise<void>
