import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled("accounts.removeMovement")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  const { accountId = "", movementId = "" } = args.params
  return api.get("/Accounts/{accountId}/movements/{movementId}", {
    path: { accountId, movementId },
  })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { accountId = "", movementId = "" } = args.params
  const path = { accountId, movementId }
  const removed = await api.delete("/Accounts/{accountId}/movements/{movementId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithToast(args, `../accounts/${accountId}`, "accounts.movementRemoved")
}

export default function RemoveMovementScreen() {
  const { t } = useTranslation()
  const movement = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      danger
      title={t("accounts.removeMovement")}
      confirmLabel={t("accounts.removeMovement")}
      cancelTo={`../accounts/${movement.accountId}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        {movement.label}
        {", "}
        <MoneyCell cents={movement.amount} currency={movement.currency} />
        {", "}
        <DateCell day={movement.day} />
      </p>
      <p className="mt-1">{t("accounts.removeMovementText")}</p>
    </ConfirmPrompt>
  )
}
