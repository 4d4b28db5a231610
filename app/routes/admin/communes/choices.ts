import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { findCommuneCodes } from "~/services/form/choices.server"
import { privateJson } from "~/services/private-json.server"

/** Communes by INSEE's code, for a field that keeps one. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  const choices = await findCommuneCodes(api, q.trim())
  return privateJson({ choices: choices ?? [] }, choices ? 200 : 503)
}
