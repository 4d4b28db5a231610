import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"
import { NewDeposit } from "../../../../../contract/bills"

/** Drafts the deposit that was agreed on, and the bill that will deduct it. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewDeposit)
  const { quoteId = "" } = args.params
  const quote = `../quotes/${quoteId}`
  if (form.invalid) return redirectWithToast(args, quote, "errors.percent", "error")
  const path = { quoteId }
  const drafted = await api.post("/Quotes/{quoteId}/deposits", {
    path,
    body: form.value,
    key: form.key,
  })
  if (drafted.problem) {
    const code = drafted.problem.errors?.[0]?.code ?? drafted.problem.code
    return redirectWithToast(args, quote, `errors.${code}`, "error")
  }
  return redirectWithToast(args, `../bills/${drafted.data.id}`, "bills.deposits.added")
}
