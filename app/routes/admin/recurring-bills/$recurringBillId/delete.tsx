import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringBillId: params.recurringBillId ?? "",
})

export const handle = titled<typeof loader>("screen.deleteNamed", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.delete")
  return api.get("/RecurringBills/{recurringBillId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/RecurringBills/{recurringBillId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../recurring-bills", "recurringBills.removed", {
    record: path.recurringBillId,
  })
}

export default function DeleteRecurringBillScreen() {
  const recurring = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={recurring.title}
      reply={useActionData<typeof action>()}
      cancelTo={`../recurring-bills/${recurring.id}`}
    />
  )
}
