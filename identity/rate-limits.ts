import { createHash } from "node:crypto"
import type { Pool } from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import { networkOf } from "#domain/network"

const quarter = 15 * 60
const hour = 60 * 60

/** How long to wait, in seconds; undefined where the attempt may go on. */
type Wait = number | undefined

export interface RateLimits {
  beforeSignIn(email: string, address: string): Promise<Wait>
  /** The attempt was right: it no longer counts. */
  signedIn(email: string, address: string): Promise<void>
  beforeSignUp(address: string): Promise<Wait>
  /** Before a letter is sent to an address that somebody typed. */
  beforeLetter(email: string, address: string): Promise<Wait>
  /** Before a letter to who signed up, or to whose address somebody did: nobody's choice but ours. */
  beforeWelcome(email: string): Promise<Wait>
  /** Before a second factor of this account is looked at. */
  beforeSecondStep(accountId: string): Promise<Wait>
  /** It was right: what was counted is forgotten. */
  secondStepTaken(accountId: string): Promise<void>
}

export const noRateLimits: RateLimits = {
  beforeSignIn: async () => undefined,
  signedIn: async () => {},
  beforeSignUp: async () => undefined,
  beforeLetter: async () => undefined,
  beforeWelcome: async () => undefined,
  beforeSecondStep: async () => undefined,
  secondStepTaken: async () => {},
}

/**
 * Counts attempts before the password is looked at, so that parallel ones don't slip through. Five
 * for one account from one address; twenty from one address whatever the account; and, against
 * guessing from many addresses, one hundred for one account (NIST SP 800-63B-4 §3.2.2), an hour
 * long, so that the person cannot be locked out for good.
 */
export function postgresRateLimits(pool: Pool): RateLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "client",
      schemaName: "identity",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const both = limiter("sign-in-both", 5, quarter)
  const address = limiter("sign-in-address", 20, quarter)
  const account = limiter("sign-in-account", 100, hour)
  const signUps = limiter("sign-up-address", 20, hour)
  const letters = limiter("letter-email", 5, hour)
  const lettersFrom = limiter("letter-address", 20, hour)
  const welcomes = limiter("welcome-email", 5, hour)
  const secondSteps = limiter("second-step", 5, quarter)
  return {
    async beforeSignIn(email, from) {
      return (
        (await consume(address, keyOf(networkOf(from)))) ??
        (await consume(both, keyOf(email, networkOf(from)))) ??
        (await consume(account, keyOf(email)))
      )
    },
    async signedIn(email, from) {
      await Promise.all([
        both.delete(keyOf(email, networkOf(from))),
        address.reward(keyOf(networkOf(from))),
        account.reward(keyOf(email)),
      ])
    },
    beforeSignUp: (from) => consume(signUps, keyOf(networkOf(from))),
    async beforeLetter(email, from) {
      return (
        (await consume(lettersFrom, keyOf(networkOf(from)))) ??
        (await consume(letters, keyOf(email)))
      )
    },
    // Counted apart: a limit on other letters that sign-ups use up would tell who has signed up.
    beforeWelcome: (email) => consume(welcomes, keyOf(email)),
    beforeSecondStep: (accountId) => consume(secondSteps, keyOf(accountId)),
    async secondStepTaken(accountId) {
      await secondSteps.delete(keyOf(accountId))
    },
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<Wait> {
  try {
    await limiter.consume(key)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Addresses of people and machines are not kept, only their digest, which also bounds the length. */
function keyOf(...parts: string[]): string {
  const text = parts.map((part) => part.trim().toLowerCase()).join("\n")
  return createHash("sha256").update(text).digest("base64url")
}
