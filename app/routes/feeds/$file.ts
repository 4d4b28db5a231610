import type { LoaderFunctionArgs } from "@remix-run/node"
import { send } from "~/services/api-send.server"
import { privateHeaders } from "~/services/private-link.server"

/** A calendar for other calendars, at an address that is its secret: nobody's session is asked for. */
export async function loader(args: LoaderFunctionArgs) {
  const secret = (args.params.file ?? "").replace(/\.ics$/, "")
  const answer = await send(args, undefined, "GET", "/Public/feeds/{secret}", {
    path: { secret },
    known: args.request.headers.get("If-None-Match"),
  })
  if (!answer.ok && answer.status !== 304)
    return new Response(null, { status: answer.status, headers: privateHeaders })
  const etag = answer.headers.get("ETag") ?? ""
  const headers = { ...privateHeaders, "Cache-Control": "private, no-cache", ETag: etag }
  if (answer.status === 304) return new Response(null, { status: 304, headers })
  return new Response(answer.body, {
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  })
}
