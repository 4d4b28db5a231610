import type { LoaderFunctionArgs } from "@remix-run/node"
import type { LinkedBill } from "../../contract/bill-links"
import { send } from "./api-send.server"

/** What a link that opens nothing leads to, and whatever the API says else against it. */
async function answerTo(args: LoaderFunctionArgs, path: string): Promise<Response> {
  const secret = args.params.secret ?? ""
  const answer = await send(args, undefined, "GET", `/Public/bills/{secret}${path}`, {
    path: { secret },
  })
  if (answer.ok) return answer
  const wait = answer.headers.get("Retry-After")
  throw new Response(null, {
    status: answer.status,
    headers: wait ? { "Retry-After": wait } : undefined,
  })
}

/** The bill of a private link, for whoever holds it: nobody's session is asked for. */
export async function linkedBill(args: LoaderFunctionArgs): Promise<LinkedBill> {
  return (await answerTo(args, "")).json() as Promise<LinkedBill>
}

/** Its PDF, or its XML, to keep. */
export async function linkedFile(args: LoaderFunctionArgs, kind: "pdf" | "xml"): Promise<Response> {
  const answer = await answerTo(args, `/${kind}`)
  const headers = new Headers({ ...privateHeaders, "X-Content-Type-Options": "nosniff" })
  for (const name of ["Content-Type", "Content-Disposition"]) {
    const value = answer.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Response(answer.body, { headers })
}

/** The address is the secret: nobody keeps the page, or finds it by a search. */
export const privateHeaders = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
}
