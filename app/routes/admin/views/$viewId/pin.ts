import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { entriesOf } from "~/services/form/form-body.server"
import { redirectWithToast } from "~/services/toast.server"

/** Pins a view above its list, or takes it off. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { viewId: args.params.viewId ?? "" }
  const { name, query, version } = await api.get("/Views/{viewId}", { path })
  const pinned = new URLSearchParams(await entriesOf(args.request)).get("pinned") === "on"
  const saved = await api.put("/Views/{viewId}", { path, body: { name, query, pinned, version } })
  if (saved.problem) return redirectWithToast(args, "../views", "screen.notUndone", "error")
  return redirect("../views")
}
