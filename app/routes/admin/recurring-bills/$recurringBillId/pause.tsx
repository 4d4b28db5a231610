import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RecurringBillPause } from "#contract/recurring-bills"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringBillId: params.recurringBillId ?? "",
})

export const handle = titled<typeof loader>("recurringBills.pause.of", ({ title }) => ({
  name: title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const recurring = await api.get("/RecurringBills/{recurringBillId}", { path: pathOf(args) })
  if (recurring.status !== "active") throw redirect(`../recurring-bills/${recurring.id}`)
  return recurring
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RecurringBillPause)
  if (form.invalid) return form.reply()
  const paused = await api.post("/RecurringBills/{recurringBillId}/pause", {
    path: pathOf(args),
    body: form.value,
    key: form.key,
  })
  if (paused.problem) return form.reply(paused.problem)
  return redirectWithToast(args, `../recurring-bills/${paused.data.id}`, "recurringBills.paused")
}

export default function PauseRecurringBillScreen() {
  const { t } = useTranslation()
  const recurring = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("recurringBills.pause.title")}
      confirmLabel={t("recurringBills.pause.confirm")}
      cancelTo={`../recurring-bills/${recurring.id}`}
      reply={useActionData<typeof action>()}
      values={{ version: recurring.version }}
    >
      <p className="font-medium text-ink">
        {recurring.title}, {recurring.clientName}
      </p>
      <p className="mt-1">{t("recurringBills.pause.text")}</p>
    </ConfirmPrompt>
  )
}
