import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { endPath } from "./_going-on.server"

/** Leaves the first-run path for good: what it did not ask stays in the list of the profile's completion. */
export async function action(args: ActionFunctionArgs) {
  return endPath(await apiFor(args))
}

export const loader = () => redirect("../first-run")
