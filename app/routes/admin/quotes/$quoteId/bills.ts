import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Drafts the bill of what was accepted. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "" } = args.params
  const drafted = await api.post("/Quotes/{quoteId}/bills", { path: { quoteId } })
  if (drafted.problem)
    return redirectWithToast(
      args,
      `../quotes/${quoteId}`,
      `errors.${drafted.problem.code}`,
      "error",
    )
  return redirectWithToast(args, `../bills/${drafted.data.id}`, "quotes.billDrafted")
}
