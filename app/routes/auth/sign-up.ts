import type { LoaderFunctionArgs } from "@remix-run/node"
import { safeReturnTo } from "~/services/return-to"
import { startSignIn } from "~/services/sign-in.server"

/** On to the identity server, to open an account there. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("returnTo")
  return startSignIn(request, {
    returnTo: safeReturnTo(asked, "/admin/dashboard"),
    prompt: "create",
  })
}
