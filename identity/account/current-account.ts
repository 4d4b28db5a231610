import { type Account, authenticate, findAccount } from "../accounts"
import type { Call, Status } from "../answers"
import type { FormValues } from "../form-values"
import type { FieldFault } from "../pages/form"
import type { PageParts } from "../parts"
import { BusyError } from "../passwords"

interface Session {
  uid: string
  accountId: string
}

/** The session of this browser at this server, if somebody is signed in on it. */
export async function currentSession(
  { provider }: Pick<PageParts, "provider">,
  c: Call,
): Promise<Session | undefined> {
  const ctx = provider.createContext(c.env.incoming, c.env.outgoing)
  const { uid, accountId } = await provider.Session.get(ctx)
  return accountId ? { uid, accountId } : undefined
}

export interface CurrentAccount {
  account: Account
  /** Of this browser's session. */
  uid: string
}

/** Answers for whoever is signed in here; others sign in first and come back. */
export function withAccount(
  parts: PageParts,
  show: (c: Call, person: CurrentAccount) => Promise<Response>,
): (c: Call) => Promise<Response> {
  return async (c) => {
    const session = await currentSession(parts, c)
    const account = session && (await findAccount(parts.pool, session.accountId))
    if (session && account) return show(c, { account, uid: session.uid })
    return c.redirect("/auth/sign-in?again&returnTo=/identity/account", 303)
  }
}

export interface FormProblem {
  faults: FieldFault[]
  status: Status
}

/**
 * Asks whether the account's own password came with the form, as is done before each change that would
 * let somebody else in: an open session may be on a table that was left. Guesses count as at sign-in.
 */
export async function checkCurrentPassword(
  parts: PageParts,
  c: Call,
  { email }: Account,
  typed: FormValues,
): Promise<FormProblem | undefined> {
  const password = typed("currentPassword")
  const field = "currentPassword"
  if (!password) return { faults: [{ field, fault: "currentRequired" }], status: 422 }
  const from = parts.addressOf(c.env)
  const wait = await parts.limits.beforeSignIn(email, from)
  if (wait) {
    c.header("Retry-After", String(wait))
    return { faults: [{ fault: "tooMany" }], status: 429 }
  }
  try {
    if (!(await authenticate(parts.pool, email, password)))
      return { faults: [{ field, fault: "currentWrong" }], status: 422 }
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    c.header("Retry-After", "5")
    return { faults: [{ fault: "busy" }], status: 503 }
  }
  await parts.limits.signedIn(email, from)
  return undefined
}
