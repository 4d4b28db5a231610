import type { LoaderFunctionArgs } from "@remix-run/node"
import { isSignedIn } from "~/services/session.server"

/** Asked by open pages every few seconds: 204 while someone is signed in, 401 once they are not. */
export async function loader({ request }: LoaderFunctionArgs) {
  const status = (await isSignedIn(request)) ? 204 : 401
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } })
}
