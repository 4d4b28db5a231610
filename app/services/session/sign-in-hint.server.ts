import { signedCookie } from "./cookies.server"

/** Left by a sign-in: this browser may have a session at the identity server (see silentSignIn). */
function hintCookie() {
  return signedCookie("plume_hint", { maxAge: 30 * 24 * 60 * 60 })
}

/** Whether the hint is there, and ours. */
export async function hasSignedIn(request: Request): Promise<boolean> {
  return (await hintCookie().parse(request.headers.get("Cookie"))) === true
}

export const rememberSignIn = () => hintCookie().serialize(true)

export const forgetSignIn = () => hintCookie().serialize("", { maxAge: 0 })
