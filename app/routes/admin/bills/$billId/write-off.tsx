import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>(
  ({ writtenOff }) => (writtenOff > 0 ? "bills.writeOff.takeBack" : "bills.writeOff.title"),
  ({ number }) => ({ name: number }),
)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Nothing is due, and nothing was given up.
  if (bill.due === 0 && bill.writtenOff === 0) throw redirect(`../bills/${bill.id}`)
  return bill
}

/** Gives up what is due; or has what was given up due again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const { writtenOff } = await api.get("/Bills/{billId}", { path })
  const call = "/Bills/{billId}/writeOff"
  const done = writtenOff > 0 ? await api.delete(call, { path }) : await api.post(call, { path })
  if (done.problem) return askAgain(args, done.problem)
  const toast = writtenOff > 0 ? "bills.writeOff.takenBack" : "bills.writeOff.added"
  return redirectWithToast(args, `../bills/${path.billId}`, toast)
}

export default function WriteOffScreen() {
  const { t } = useTranslation()
  const { id, number, currency, due, writtenOff } = useLoaderData<typeof loader>()
  const back = writtenOff > 0
  return (
    <ConfirmPrompt
      danger={!back}
      title={t(back ? "bills.writeOff.takeBack" : "bills.writeOff.title")}
      confirmLabel={t(back ? "bills.writeOff.takeBackConfirm" : "bills.writeOff.confirm")}
      cancelTo={`../bills/${id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        {number}
        {", "}
        <MoneyCell cents={back ? writtenOff : due} currency={currency} />
      </p>
      <p className="mt-1">{t(back ? "bills.writeOff.takeBackText" : "bills.writeOff.text")}</p>
    </ConfirmPrompt>
  )
}
