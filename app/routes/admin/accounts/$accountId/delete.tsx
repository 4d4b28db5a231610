import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"

export const handle = titled<typeof loader>("screen.deleteNamed", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  return api.get("/Accounts/{accountId}", { path: { accountId: args.params.accountId ?? "" } })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { accountId: args.params.accountId ?? "" }
  const removed = await api.delete("/Accounts/{accountId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../accounts", "accounts.removed", { record: path.accountId })
}

export default function DeleteAccountScreen() {
  const { t } = useTranslation()
  const { id, name, can } = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={name}
      refusal={can.includes("remove") ? undefined : t("errors.accountInUse")}
      reply={useActionData<typeof action>()}
      cancelTo={`../accounts/${id}`}
    />
  )
}
