import type { ActionFunctionArgs } from "@remix-run/node"
import { VoucherRefusal } from "#contract/vouchers"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Says that a voucher is not of a line. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VoucherRefusal)
  const { voucherId = "" } = args.params
  const here = `../vouchers/${voucherId}`
  if (form.invalid) return redirectWithToast(args, here, "errors.proposalGone", "error")
  const path = { voucherId }
  const done = await api.post("/Vouchers/{voucherId}/refusals", { path, body: form.value })
  return done.problem
    ? redirectWithToast(args, here, "errors.proposalGone", "error")
    : redirectWithToast(args, here, "bankLines.refused")
}
