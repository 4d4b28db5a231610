import type { ActionFunctionArgs } from "@remix-run/node"
import { CollectionMark } from "#contract/bill-payments"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** The day the money reached the bank; none takes the mark back. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, CollectionMark)
  const { billId = "", paymentId = "" } = args.params
  const bill = `../bills/${billId}`
  if (form.invalid) return redirectWithToast(args, bill, "errors.day", "error")
  const { collectedOn } = form.value
  const path = { billId, paymentId }
  const call = "/Bills/{billId}/payments/{paymentId}/collection"
  const saved = collectedOn
    ? await api.put(call, { path, body: { collectedOn, inClosedYear: false } })
    : await api.delete(call, { path })
  if (saved.problem) return redirectWithToast(args, bill, `errors.${saved.problem.code}`, "error")
  const done = collectedOn ? "bills.payment.collected" : "bills.payment.uncollected"
  return redirectWithToast(args, bill, done)
}
