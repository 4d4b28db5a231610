import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { CorrectionPrompt } from "../../_correction-prompt"

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
  if (drafted.problem) return askAgain(args, drafted.problem)
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
    <CorrectionPrompt
      bill={bill}
      title={t("bills.correction.title")}
      confirmLabel={t("bills.correction.confirm")}
      effects={(["draft", "replaces", "paid"] as const).map((effect) =>
        t(`bills.correction.${effect}`),
      )}
      reply={useActionData<typeof action>()}
    />
  )
}
