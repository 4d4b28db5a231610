import type { ActionFunctionArgs } from "@remix-run/node"
import { redirect } from "@remix-run/node"
import { readUpload } from "~/services/form/form-files.server"
import { privateJson } from "~/services/private-json.server"

/** Takes one file ahead of the form that it belongs to; the form then sends its id. */
export async function action(args: ActionFunctionArgs) {
  const answer = await readUpload(args)
  return privateJson(answer, "id" in answer ? 201 : 422)
}

export const loader = () => redirect("..")
