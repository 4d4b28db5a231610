import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("bills.deleteOf", ({ clientName }) => ({
  name: clientName,
  client: clientName,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.delete")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Once issued, also by a page that was left open or gone back to, it is neither issued nor deleted again.
  if (bill.number) throw redirect(`../bills/${bill.id}`)
  return bill
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const removed = await api.delete("/Bills/{billId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../bills", "bills.removed", { record: path.billId })
}

export default function DeleteBillScreen() {
  const { t } = useTranslation()
  const bill = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={t("bills.draftFor", { client: bill.clientName })}
      reply={useActionData<typeof action>()}
      cancelTo={`../bills/${bill.id}`}
    />
  )
}
