import { correlationId } from "../correlation.server"
import { log } from "../log.server"
import { signedCookie } from "./cookies.server"
import type { Args } from "./request-session.server"
import { startSignIn } from "./sign-in.server"
import { hasSignedIn } from "./sign-in-hint.server"

/** Asked already: it lives as long as the browser is open. */
function askedCookie() {
  return signedCookie("plume_asked")
}

/**
 * Whether the person is signed in at the identity server, asked without a question (`prompt=none`), once
 * while the browser is open, and only where an earlier sign-in left its hint: a first
 * visit, a crawler or a browser without cookies is never sent around. Nobody is forced to sign in.
 *
 * Answers the way there; or, where there is none now, the cookie that says that it was tried: the page
 * is there for everyone all the same, and the next one does not wait for it again.
 */
export async function silentSignIn(args: Args): Promise<Response | string | undefined> {
  const { request } = args
  if (request.method !== "GET" || request.headers.get("Sec-Fetch-Dest") !== "document")
    return undefined
  const { pathname, search } = new URL(request.url)
  if (/^\/(auth|admin|ap)(\/|$)/.test(pathname)) return undefined
  const cookies = request.headers.get("Cookie") ?? ""
  if (/plume_(session|asked)=/.test(cookies) || !(await hasSignedIn(request))) return undefined
  const asked = await askedCookie().serialize(true)
  try {
    const answer = await startSignIn(args, { returnTo: pathname + search, silent: "visit" })
    answer.headers.append("Set-Cookie", asked)
    return answer
  } catch (error) {
    // An answer (503, coming soon) has been told of where it was made.
    if (!(error instanceof Response))
      log.warn({ err: error, requestId: correlationId(args) }, "nobody was signed in silently")
    return asked
  }
}
