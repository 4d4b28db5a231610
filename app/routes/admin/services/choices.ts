import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findInCatalogue } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** The services and products that a text finds, for a line that copies one. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findInCatalogue(api, q.trim()) })
}
