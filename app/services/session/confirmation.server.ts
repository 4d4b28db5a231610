import { type Args, requireSession, toConfirmation } from "./request-session.server"

/** Shorter than the API's own five minutes: what is asked for here, it does not refuse a moment later. */
const goodFor = 4 * 60_000

/**
 * Goes on only in a session that was opened for the form that is being sent; else to sign-in, and back to
 * the form as it was typed. The API refuses an old sign-in by itself: this asks those too who signed in a
 * moment ago, and may have left the screen to someone.
 */
export async function requireConfirmation(args: Args): Promise<void> {
  const session = await requireSession(args)
  const { confirmedAt } = session
  if (!confirmedAt || Date.now() - confirmedAt.getTime() > goodFor)
    throw await toConfirmation(args, session)
}
