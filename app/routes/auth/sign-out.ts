import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { log } from "~/services/log.server"
import { revoke, signOutAddress } from "~/services/session/identity.server"
import { requireSameOrigin } from "~/services/session/origin.server"
import { endSession, findSession, forgetSession } from "~/services/session/session.server"
import { forgetSignIn } from "~/services/session/sign-in-hint.server"
import { forgetSuspension } from "~/services/session/suspension.server"

/** Ends the session here first: whatever the identity server does, its cookie opens nothing any more. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const session = await findSession(request)
  if (session) await endSession(session.key)
  const headers = new Headers()
  headers.append("Set-Cookie", await forgetSession())
  headers.append("Set-Cookie", await forgetSignIn())
  headers.append("Set-Cookie", await forgetSuspension())
  try {
    if (session) await revoke(session)
    return redirect(await signOutAddress(session), { headers })
  } catch (error) {
    log.warn({ err: error }, "the identity server was not told of a sign-out")
    return redirect("/", { headers })
  }
}

/** Following a link signs nobody out. */
export function loader() {
  return redirect("/")
}
