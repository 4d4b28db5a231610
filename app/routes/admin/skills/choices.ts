import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findSkills } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The skills that a few letters suggest, for a list that is being typed. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findSkills(api, q.trim()) })
}
