import type { ActionFunctionArgs } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { redirectWithToast } from "~/services/toast.server"

/** Takes a voucher off its line: it waits again. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const { voucherId = "" } = args.params
  const done = await api.delete("/Vouchers/{voucherId}/attachment", { path: { voucherId } })
  return done.problem
    ? redirectWithToast(args, `../vouchers/${voucherId}`, `errors.${done.problem.code}`, "error")
    : redirectWithToast(args, `../vouchers/${voucherId}`, "vouchers.detached")
}
