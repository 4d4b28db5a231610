import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ label }) => ({ name: label }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  return api.get("/Incomes/{incomeId}", { path: { incomeId: args.params.incomeId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { incomeId: args.params.incomeId ?? "" }
  const removed = await api.delete("/Incomes/{incomeId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../incomes", "incomes.removed", { record: path.incomeId })
}

export default function DeleteIncomeScreen() {
  const { t } = useTranslation()
  const { id, label } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={label}
      consequences={t("incomes.deleteText")}
      reply={useActionData<typeof action>()}
      cancelTo={`../incomes/${id}`}
    />
  )
}
