import type { ActionFunctionArgs } from "@remix-run/node"
import { OfferActionEnd } from "#contract/offers"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** The next action is done: what comes next is asked. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferActionEnd)
  const path = { offerId: args.params.offerId ?? "" }
  if (form.invalid) throw new Response("Bad Request", { status: 400 })
  const done = await api.post("/Offers/{offerId}/nextAction/end", {
    ...{ path, body: form.value, key: form.key },
  })
  if (done.problem)
    return redirectWithToast(args, `../offers/${path.offerId}`, "form.stale.title", "error")
  return redirectWithToast(args, `../offers/${path.offerId}/next-action`, "offers.action.ended")
}
