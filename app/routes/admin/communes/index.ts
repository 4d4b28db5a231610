import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findCommunes } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The communes that a postal code or the beginning of a name finds, for an address that is being typed. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  const choices = await findCommunes(api, q)
  return privateJson({ choices: choices ?? [] }, choices ? 200 : 503)
}
