import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ConfirmPrompt } from "~/components/screen/confirm-prompt"
import { MoneyCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("bills.correction.title", ({ number }) => ({
  name: number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // What is a draft, or was credited already, is not replaced.
  if (!bill.correctable || bill.kind === "deposit" || bill.credited + bill.prepaid > 0)
    throw redirect(`../bills/${bill.id}`)
  return bill
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const drafted = await api.post("/Bills/{billId}/corrections", { path })
  if (drafted.problem) return { problem: drafted.problem }
  return redirectWithToast(
    args,
    `../bills/${drafted.data.id}/edit`,
    "bills.corrections.correctionAdded",
  )
}

export default function NewCorrectionScreen() {
  const { t } = useTranslation()
  const bill = useLoaderData<typeof loader>()
  return (
    <ConfirmPrompt
      title={t("bills.correction.title")}
      confirmLabel={t("bills.correction.confirm")}
      cancelTo={`../bills/${bill.id}`}
      reply={useActionData<typeof action>()}
    >
      <p className="font-medium text-ink">
        {bill.number}
        {", "}
        <MoneyCell cents={bill.totalTTC - bill.credited} currency={bill.currency} />
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {(["draft", "replaces", "paid"] as const).map((effect) => (
          <li key={effect}>{t(`bills.correction.${effect}`)}</li>
        ))}
      </ul>
    </ConfirmPrompt>
  )
}
