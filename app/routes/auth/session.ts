import type { LoaderFunctionArgs } from "@remix-run/node"
import { statusFrameFor } from "~/services/session/identity.server"
import { findServersSession } from "~/services/session/session.server"

const headers = { "Cache-Control": "no-store" }

/**
 * Asked by open pages every few seconds: 204 while someone is signed in, 401 once they are not. Where
 * the identity server has a frame that tells of its own session, `?frame` answers 200 and which.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await findServersSession(request)
  if (!session) return new Response(null, { status: 401, headers })
  const isAsked = new URL(request.url).searchParams.has("frame")
  const frame = isAsked ? await statusFrameFor(session) : undefined
  return frame ? Response.json(frame, { headers }) : new Response(null, { status: 204, headers })
}
