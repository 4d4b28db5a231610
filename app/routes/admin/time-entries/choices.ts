import type { LoaderFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { privateJson } from "~/services/private-json.server"
import { findTasks } from "./_tasks.server"

/** The tasks that a text finds, for the field that chooses one. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const q = new URL(args.request.url).searchParams.get("q") ?? ""
  return privateJson({ choices: await findTasks(api, q.trim()) })
}
