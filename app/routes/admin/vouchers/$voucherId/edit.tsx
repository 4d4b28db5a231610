import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { VoucherChanges } from "#contract/vouchers"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { VoucherFields } from "../_fields"

export const handle = titled("vouchers.edit")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "treasury.edit")
  const path = { voucherId: args.params.voucherId ?? "" }
  const voucher = await api.get("/Vouchers/{voucherId}", { path })
  return { voucher, constraints: constraintsOf(VoucherChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, VoucherChanges)
  if (form.invalid) return form.reply()
  const path = { voucherId: args.params.voucherId ?? "" }
  const saved = await api.put("/Vouchers/{voucherId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../vouchers/${path.voucherId}`, "vouchers.changed")
}

export default function EditVoucherScreen() {
  const { t } = useTranslation()
  const { voucher, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("vouchers.edit")}
      constraints={constraints}
      defaultValue={voucher}
      labels="vouchers"
      files
      reply={useActionData<typeof action>()}
      cancelTo={`../vouchers/${voucher.id}`}
    >
      <VoucherFields photographed={false} />
    </FormScreen>
  )
}
