import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findQuotes } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The quotes that a text finds, for a field that chooses one. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findQuotes(api, q.trim()) })
}
