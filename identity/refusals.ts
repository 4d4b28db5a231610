import type { RecordIdentityEvent } from "./events"
import type { RateLimits } from "./rate-limits"

/** The same limits; whoever has to wait is written down, as often as failed sign-ins are (decision 023). */
export function recordRefusals(limits: RateLimits, record: RecordIdentityEvent): RateLimits {
  const refused = async (
    wait: number | undefined,
    at: string,
    who: { email?: string; accountId?: string; from?: string },
  ) => {
    if (wait !== undefined) await record({ kind: "attemptsRefused", ...who, detail: { at } })
    return wait
  }
  return {
    ...limits,
    beforeSignIn: async (email, from) =>
      refused(await limits.beforeSignIn(email, from), "signIn", { email, from }),
    beforeSignUp: async (from) => refused(await limits.beforeSignUp(from), "signUp", { from }),
    beforeLetter: async (email, from) =>
      refused(await limits.beforeLetter(email, from), "letter", { email, from }),
    beforeSecondStep: async (accountId) =>
      refused(await limits.beforeSecondStep(accountId), "secondStep", { accountId }),
  }
}
