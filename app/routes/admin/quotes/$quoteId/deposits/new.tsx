import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewDeposit } from "#contract/bills"
import { DepositFields } from "~/components/bill/deposit-fields"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"

export const handle = titled<typeof loader>("bills.deposits.new", ({ quote }) => ({
  name: quote.number,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  if (quote.status !== "accepted") throw redirect(`../quotes/${quote.id}`)
  return { quote, constraints: constraintsOf(NewDeposit) }
}

/** Drafts the deposit, and the bill that will deduct it. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDeposit)
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  const drafted = await api.post("/Quotes/{quoteId}/deposits", {
    path,
    body: form.value,
    key: form.key,
  })
  if (drafted.problem) return form.reply(drafted.problem)
  return redirectWithToast(args, `../bills/${drafted.data.id}`, "bills.deposits.added")
}

export default function NewQuoteDepositScreen() {
  const { t } = useTranslation()
  const { quote, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("bills.deposits.new")}
      constraints={constraints}
      labels="bills.deposits"
      defaultValue={{ percent: quote.depositRate ?? "30" }}
      reply={useActionData<typeof action>()}
      submitLabel={t("bills.deposits.add")}
      cancelTo={`../quotes/${quote.id}`}
    >
      <DepositFields />
    </FormScreen>
  )
}
