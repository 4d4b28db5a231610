import { type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { sessionOf } from "~/services/session/request-session.server"
import { safeReturnTo } from "~/services/session/return-to"
import { startSignIn } from "~/services/session/sign-in.server"
import { supportWriterOf } from "~/services/support.server"

/**
 * Opened by a page of ours when the identity server's status frame says that the session there has
 * changed: whoever is still signed in there gets a new one here, whoever is not has none here either, and
 * whoever was suspended is told so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(args.request.url).searchParams.get("returnTo"))
  const isAskedByUs = args.request.headers.get("Sec-Fetch-Site") === "same-origin"
  if (!isAskedByUs || !(await sessionOf(args))) return redirect(returnTo)
  if ((await supportWriterOf(args)).suspension) return redirect("/auth/support")
  return startSignIn(args, { returnTo, silent: "renewal" })
}
