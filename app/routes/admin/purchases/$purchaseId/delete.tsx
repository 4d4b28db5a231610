import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"
import { nameOf } from "../_choices"

export const handle = titled<typeof loader>("screen.deleteNamed", (purchase) => ({
  name: nameOf(purchase),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "purchases.delete")
  const path = { purchaseId: args.params.purchaseId ?? "" }
  return api.get("/Purchases/{purchaseId}", { path })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const removed = await api.delete("/Purchases/{purchaseId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../purchases", "purchases.removed", { record: path.purchaseId })
}

export default function DeletePurchaseScreen() {
  const { t } = useTranslation()
  const purchase = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={nameOf(purchase)}
      refusal={purchase.can.includes("remove") ? undefined : t("errors.purchaseChecked")}
      reply={useActionData<typeof action>()}
      cancelTo={`../purchases/${purchase.id}`}
    />
  )
}
