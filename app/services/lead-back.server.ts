import type { FormReply } from "~/components/form/reply"
import { safeReturnTo } from "./session/return-to"
import { withToast } from "./toast.server"

/**
 * What an act that has no page of its own says to a browser without scripts: the page that it was asked for on, with
 * the reason as a toast, where it would be shown data or a bare status. Any other answer stays as it is.
 */
export async function leadBack(request: Request, answer: Response): Promise<Response> {
  if (!isPosted(request) || !isForNobody(answer)) return answer
  const said = await sayingOf(answer)
  const headers = said
    ? (await withToast(said.key, "error", { said: said.said })).headers
    : new Headers()
  for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie)
  headers.set("Location", pageBefore(request))
  return new Response(null, { status: 303, headers })
}

/** Sent by a form itself, and not by a script, which asks for data, nor by an identity server. */
const isPosted = ({ method, headers, url }: Request) =>
  method === "POST" &&
  (headers.get("Accept") ?? "").includes("text/html") &&
  !/(?:\.data|\/back-channel-logout)$/.test(new URL(url).pathname)

function isForNobody({ status, headers }: Response): boolean {
  const type = headers.get("Content-Type") ?? ""
  const isData = type.startsWith("application/json")
  return isData || (status >= 400 && !type.startsWith("text/html"))
}

/** The page that the form stood on; the one above the act where nobody says. */
function pageBefore({ url, headers }: Request): string {
  const here = new URL(url)
  const above = here.pathname.replace(/\/[^/]*$/, "") || "/"
  const before = URL.parse(headers.get("Referer") ?? "")
  if (before?.host !== headers.get("Host") || before?.pathname === here.pathname) return above
  return safeReturnTo(before.pathname + before.search, above)
}

const keys: Record<number, string> = {
  403: "errors.forbidden",
  404: "errors.act.gone",
  429: "errors.tooOften",
  503: "errors.unsaved",
}

/** Why nothing was done; nothing to say where it was done. */
async function sayingOf(answer: Response): Promise<{ key: string; said?: string } | undefined> {
  const { result, problem } = await replyIn(answer)
  const [wrong] = Object.values(result?.error ?? {}).flatMap((sentences) => sentences ?? [])
  if (problem?.code === "stale") return { key: "errors.act.stale" }
  const said = wrong ?? problem?.text
  if (said) return { key: "errors.act.refused", said }
  return answer.status >= 400 ? { key: keys[answer.status] ?? "errors.act.refused" } : undefined
}

async function replyIn(answer: Response): Promise<Partial<Pick<FormReply, "result" | "problem">>> {
  if (!answer.headers.get("Content-Type")?.startsWith("application/json")) return {}
  const told: unknown = await answer.json().catch(() => null)
  return typeof told === "object" && told !== null ? told : {}
}
