import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Says again when one can be hired. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  await api.post("/Profile/availabilities/confirmation")
  return redirectWithToast(args, "../profile/availabilities", "profile.availabilities.confirmed")
}

export const loader = () => redirect("../profile/availabilities")
