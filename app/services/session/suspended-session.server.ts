import type { Problem } from "#contract/problem"
import { send } from "../api-send.server"
import type { Args } from "./request-session.server"
import { endSession, keepSuspended, type Session } from "./session.server"

/**
 * Until when the person of a session is suspended, and why; nothing where they are not. The API tells them
 * also when the token's time is over.
 */
export async function suspensionBy(args: Args, session: Session): Promise<Problem["suspension"]> {
  const answer = await send(args, session, "GET", "/Users", {})
  const problem = (await answer.json()) as Partial<Problem>
  return problem.suspension
}

/**
 * Lets go of a session that the identity server renews no more. Where that is because its person is
 * suspended, what shows who they are stays: they should not have to sign in to be told so.
 */
export async function endLostSession(args: Args, session: Session): Promise<void> {
  if (await isSuspended(args, session)) await keepSuspended({ key: session.key })
  else await endSession(session.key)
}

/** Where nobody can say so they are not: the session ends. */
export async function isSuspended(args: Args, session: Session): Promise<boolean> {
  return suspensionBy(args, session).then(
    (suspension) => suspension !== undefined,
    () => false,
  )
}
