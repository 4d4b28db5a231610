import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { PurchaseCorrection } from "#contract/purchases"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { nameOf } from "../_choices"
import { PurchaseFields } from "../_fields"

export const handle = titled<typeof loader>("purchases.edit", ({ purchase }) => ({
  name: nameOf(purchase),
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "purchases.edit")
  const purchase = await api.get("/Purchases/{purchaseId}", {
    path: { purchaseId: args.params.purchaseId ?? "" },
  })
  return { purchase, constraints: constraintsOf(PurchaseCorrection) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, PurchaseCorrection)
  if (form.invalid) return form.reply()
  const path = { purchaseId: args.params.purchaseId ?? "" }
  const saved = await api.put("/Purchases/{purchaseId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../purchases/${saved.data.id}`, "purchases.changed")
}

export default function EditPurchaseScreen() {
  const { t } = useTranslation()
  const { purchase, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("purchases.edit", { name: nameOf(purchase) })}
      constraints={constraints}
      defaultValue={purchase}
      labels="purchases"
      reply={useActionData<typeof action>()}
      cancelTo={`../purchases/${purchase.id}`}
    >
      <PurchaseFields missing={purchase.missing} />
    </FormScreen>
  )
}
