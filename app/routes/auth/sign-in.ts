import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { sessionOf } from "~/services/request-session.server"
import { safeReturnTo } from "~/services/return-to"
import { startSignIn } from "~/services/sign-in.server"

/** On to the identity server, and back to the page that was asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams
  const returnTo = safeReturnTo(asked.get("returnTo"), "/admin")
  // The identity server's own pages ask again, where its session ended before ours.
  if (!asked.has("again") && (await sessionOf(args))) return redirect(returnTo)
  return startSignIn(args, { returnTo })
}
