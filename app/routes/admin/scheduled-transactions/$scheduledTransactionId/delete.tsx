import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  scheduledTransactionId: params.scheduledTransactionId ?? "",
})

export const handle = titled<typeof loader>("screen.deleteNamed", ({ title }) => ({ name: title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  return api.get("/ScheduledTransactions/{scheduledTransactionId}", { path: pathOf(args) })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = pathOf(args)
  const removed = await api.delete("/ScheduledTransactions/{scheduledTransactionId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../scheduled-transactions", "scheduledTransactions.removed", {
    record: path.scheduledTransactionId,
  })
}

export default function DeleteScheduledTransactionScreen() {
  const { t } = useTranslation()
  const { id, title } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={title}
      reply={useActionData<typeof action>()}
      cancelTo={`../scheduled-transactions/${id}`}
      consequences={t("scheduledTransactions.removeText")}
    />
  )
}
