import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Begins another quote with what this one offers. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { quoteId = "" } = args.params
  const drafted = await api.post("/Quotes/{quoteId}/duplicates", { path: { quoteId } })
  if (drafted.problem)
    return redirectWithToast(
      args,
      `../quotes/${quoteId}`,
      `errors.${drafted.problem.code}`,
      "error",
    )
  return redirectWithToast(args, `../quotes/${drafted.data.id}/edit`, "quotes.duplicated")
}
