import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { decodeJwt } from "jose"
import { sessionOf } from "~/services/session/request-session.server"
import { safeReturnTo } from "~/services/session/return-to"
import { startSignIn } from "~/services/session/sign-in.server"

/** On to the identity server, and back to the page that was asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams
  const returnTo = safeReturnTo(asked.get("returnTo"), "/admin")
  const session = await sessionOf(args)
  // What a form is about to do wants the password again, of whom has a session as well.
  if (session && asked.has("confirm"))
    return startSignIn(args, { returnTo, prompt: "login", hint: nameIn(session.idToken) })
  // The identity server's own pages ask again, where its session ended before ours.
  if (session && !asked.has("again")) return redirect(returnTo)
  return startSignIn(args, { returnTo })
}

function nameIn(idToken: string): string | undefined {
  const name = decodeJwt(idToken).preferred_username
  return typeof name === "string" ? name : undefined
}
