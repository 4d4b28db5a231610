import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.delete")
  return api.get("/Offers/{offerId}", { path: { offerId: args.params.offerId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { offerId: args.params.offerId ?? "" }
  const removed = await api.delete("/Offers/{offerId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../offers", "offers.removed", { record: path.offerId })
}

export default function DeleteOfferScreen() {
  const offer = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={offer.title}
      reply={useActionData<typeof action>()}
      cancelTo={`../offers/${offer.id}`}
    />
  )
}
