import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findOpenBills } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The bills not yet paid that a text finds, for what came in on an account. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findOpenBills(api, q.trim()) })
}
