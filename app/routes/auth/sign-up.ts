import type { LoaderFunctionArgs } from "@remix-run/node"
import { safeReturnTo } from "~/services/session/return-to"
import { startSignIn } from "~/services/session/sign-in.server"

/** On to the identity server, to open an account there. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get("returnTo")
  return startSignIn(args, {
    returnTo: safeReturnTo(asked, "/admin"),
    prompt: "create",
  })
}
