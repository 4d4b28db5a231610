import { cookiesOf } from "./cookie"
import { cookieName, signedCookie } from "./cookies.server"
import { startSignIn } from "./sign-in.server"

/** Asked already: it lives as long as the browser is open. */
function askedCookie() {
  return signedCookie("plume_asked")
}

/**
 * Whether the person is signed in at the identity server, asked without a question (`prompt=none`), once
 * while the browser is open, and only where an earlier sign-in left its hint (design §6.19): a first
 * visit, a crawler or a browser without cookies is never sent around. Nobody is forced to sign in.
 */
export async function silentSignIn(request: Request): Promise<Response | undefined> {
  if (request.method !== "GET" || request.headers.get("Sec-Fetch-Dest") !== "document")
    return undefined
  const cookies = cookiesOf(request)
  const has = (name: string) => cookies.has(cookieName(name))
  if (!has("plume_hint") || has("plume_session") || has("plume_asked")) return undefined
  const { pathname, search } = new URL(request.url)
  if (/^\/(auth|admin|ap)(\/|$)/.test(pathname)) return undefined
  try {
    const answer = await startSignIn(request, { returnTo: pathname + search, prompt: "none" })
    answer.headers.append("Set-Cookie", await askedCookie().serialize(true))
    return answer
  } catch {
    // No identity server, or nothing open yet: the page is there for everyone all the same.
    return undefined
  }
}
