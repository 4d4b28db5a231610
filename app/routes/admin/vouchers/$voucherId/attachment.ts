import type { ActionFunctionArgs } from "@remix-run/node"
import { VoucherAttachment } from "#contract/vouchers"
import { apiFor } from "~/services/api.server"
import { readForm } from "~/services/form/form.server"
import { redirectWithToast } from "~/services/toast.server"

/** Attaches a voucher to a line. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VoucherAttachment)
  const { voucherId = "" } = args.params
  const here = `../vouchers/${voucherId}`
  if (form.invalid) return redirectWithToast(args, here, "errors.proposalGone", "error")
  const path = { voucherId }
  const done = await api.post("/Vouchers/{voucherId}/attachment", { path, body: form.value })
  if (!done.problem) return redirectWithToast(args, here, "vouchers.attached")
  const code = done.problem.code === "invalid" ? "proposalGone" : done.problem.code
  return redirectWithToast(args, here, `errors.${code}`, "error")
}
