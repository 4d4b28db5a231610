import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/**
 * The person's site as visitors would see it, below this address: its links are relative. Nothing in it
 * runs, and its form goes nowhere.
 */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const answer = await api.file("/CustomerWebsite/preview", {
    query: { path: args.params["*"] && below(args.request) },
  })
  const headers = new Headers(answer.headers)
  headers.set(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  return new Response(answer.body, { status: answer.status, headers })
}

/** With the slash at its end, which the router takes away. */
function below(request: Request): string {
  const { pathname } = new URL(request.url)
  return pathname.slice(pathname.indexOf("/preview/") + "/preview/".length)
}
