import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewRecurringBill } from "#contract/recurring-bills"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { catalogueSearch, clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { serviceAdding } from "~/services/form/new-service.server"
import { titled } from "~/services/page-title"
import { suppliesOf } from "~/services/supplies.server"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { blank, fromBill } from "./_defaults.server"
import { RecurringBillFields } from "./_fields"

export const handle = titled("recurringBills.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const query = new URL(args.request.url).searchParams
  const billId = query.get("billId")
  const bill = billId ? await api.get("/Bills/{billId}", { path: { billId } }) : undefined
  const clientId = bill?.clientId ?? query.get("clientId") ?? undefined
  const supplies = await suppliesOf(api, clientId)
  const values = bill ? fromBill(bill, today()) : blank(supplies, today(), clientId)
  return { supplies, values, constraints: constraintsOf(NewRecurringBill) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewRecurringBill, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/RecurringBills", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../recurring-bills/${saved.data.id}`, "recurringBills.added")
}

export default function NewRecurringBillScreen() {
  const { t } = useTranslation()
  const { supplies, values, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("recurringBills.new")}
      constraints={constraints}
      labels={["recurringBills", "bills"]}
      defaultValue={values}
      reply={useActionData<typeof action>()}
      submitLabel={t("recurringBills.add")}
      cancelTo="../recurring-bills"
    >
      <RecurringBillFields supplies={supplies} />
    </FormScreen>
  )
}
