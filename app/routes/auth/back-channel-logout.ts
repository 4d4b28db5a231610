import type { ActionFunctionArgs } from "@remix-run/node"
import { endSessionsByToken } from "~/services/session/back-channel-logout.server"

const headers = { "Cache-Control": "no-store" }
/** Longer than any logout token. */
const mostBytes = 16_384

/** Called by the identity server, without a browser: someone signed out there, or elsewhere. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const isForm = request.headers
    .get("Content-Type")
    ?.startsWith("application/x-www-form-urlencoded")
  if (!isForm || Number(request.headers.get("Content-Length") ?? Infinity) > mostBytes)
    return new Response(null, { status: 400, headers })
  const token = new URLSearchParams(await request.text()).get("logout_token") ?? ""
  const outcome = await endSessionsByToken(args, token)
  return new Response(null, { status: outcome === "ended" ? 200 : 400, headers })
}

export function loader() {
  return new Response(null, { status: 405, headers: { ...headers, Allow: "POST" } })
}
