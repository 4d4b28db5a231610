import type { ActionFunctionArgs } from "@remix-run/node"
import { NewCreditUse } from "#contract/client-credits"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Pays the bill out of what its client has paid too much. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewCreditUse)
  const { billId = "" } = args.params
  const bill = `../bills/${billId}`
  if (form.invalid) return redirectWithToast(args, bill, "errors.money", "error")
  const path = { billId }
  const used = await api.post("/Bills/{billId}/creditUses", {
    path,
    body: form.value,
    key: form.key,
  })
  if (used.problem) {
    const code = used.problem.errors?.[0]?.code ?? used.problem.code
    return redirectWithToast(args, bill, `errors.${code}`, "error")
  }
  return redirectWithToast(args, bill, "bills.credit.used")
}
