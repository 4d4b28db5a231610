import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { RecurringBillChanges } from "#contract/recurring-bills"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { catalogueSearch, clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { serviceAdding } from "~/services/form/new-service.server"
import { titled } from "~/services/page-title"
import { suppliesOf } from "~/services/supplies.server"
import { redirectWithToast } from "~/services/toast.server"
import { RecurringBillFields } from "../_fields"

const pathOf = ({ params }: LoaderFunctionArgs) => ({
  recurringBillId: params.recurringBillId ?? "",
})

export const handle = titled<typeof loader>("recurringBills.edit", ({ recurring }) => ({
  name: recurring.title,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const recurring = await api.get("/RecurringBills/{recurringBillId}", { path: pathOf(args) })
  const supplies = await suppliesOf(api, recurring.clientId)
  return { recurring, supplies, constraints: constraintsOf(RecurringBillChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, RecurringBillChanges, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.put("/RecurringBills/{recurringBillId}", {
    path: pathOf(args),
    body: form.value,
  })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../recurring-bills/${saved.data.id}`, "recurringBills.changed")
}

export default function EditRecurringBillScreen() {
  const { t } = useTranslation()
  const { recurring, supplies, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("recurringBills.edit", { name: recurring.title })}
      text={t("recurringBills.editText")}
      constraints={constraints}
      labels={["recurringBills", "bills"]}
      defaultValue={recurring}
      reply={useActionData<typeof action>()}
      cancelTo={`../recurring-bills/${recurring.id}`}
    >
      <RecurringBillFields supplies={supplies} />
    </FormScreen>
  )
}
