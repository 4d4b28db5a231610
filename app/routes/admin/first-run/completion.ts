import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"

/** Leaves the first-run path for good: what it did not ask stays in the list of the dashboard, where one has it. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  await api.post("/Profile/firstConnection")
  return redirect("..")
}

export const loader = () => redirect("../first-run")
