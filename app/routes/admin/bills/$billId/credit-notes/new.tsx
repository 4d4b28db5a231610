import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { CorrectionPrompt } from "../../_correction-prompt"

export const handle = titled<typeof loader>("bills.creditNote.title", ({ number }) => ({
  name: number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // Nothing is left to give back, or nothing was ever asked.
  if (!bill.correctable) throw redirect(`../bills/${bill.id}`)
  return { ...bill, isOfDiscount: isOfDiscount(args) && bill.earlyPaymentRate !== null }
}

const isOfDiscount = ({ request }: LoaderFunctionArgs) =>
  new URL(request.url).searchParams.get("of") === "discount"

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { billId: args.params.billId ?? "" }
  const query = isOfDiscount(args) ? ({ of: "discount" } as const) : {}
  const drafted = await api.post("/Bills/{billId}/creditNotes", { path, query })
  if (drafted.problem) return askAgain(args, drafted.problem)
  return redirectWithToast(
    args,
    `../bills/${drafted.data.id}/edit`,
    "bills.corrections.creditNoteAdded",
  )
}

export default function NewCreditNoteScreen() {
  const { t } = useTranslation()
  const bill = useLoaderData<typeof loader>()
  return (
    <CorrectionPrompt
      bill={bill}
      title={t("bills.creditNote.title")}
      confirmLabel={t("bills.creditNote.confirm")}
      effects={
        bill.isOfDiscount
          ? [t("bills.creditNote.discount"), t("bills.creditNote.left")]
          : (["draft", "left", "paid"] as const).map((effect) => t(`bills.creditNote.${effect}`))
      }
      reply={useActionData<typeof action>()}
    />
  )
}
