import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { DeleteScreen } from "~/components/screen/delete-screen"
import { apiFor } from "~/services/api.server"
import { askAgain } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithUndo } from "~/services/toast.server"
import { useNameOf } from "../_say"

export const handle = titled("vouchers.remove")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.delete")
  const path = { voucherId: args.params.voucherId ?? "" }
  return api.get("/Vouchers/{voucherId}", { path })
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const path = { voucherId: args.params.voucherId ?? "" }
  const removed = await api.delete("/Vouchers/{voucherId}", { path })
  if (removed.problem) return askAgain(args, removed.problem)
  return redirectWithUndo(args, "../vouchers", "vouchers.removed", { record: path.voucherId })
}

export default function DeleteVoucherScreen() {
  const { t } = useTranslation()
  const voucher = useLoaderData<typeof loader>()
  return (
    <DeleteScreen
      name={useNameOf()(voucher)}
      refusal={voucher.can.includes("remove") ? undefined : t("errors.voucherAttached")}
      reply={useActionData<typeof action>()}
      cancelTo={`../vouchers/${voucher.id}`}
    />
  )
}
