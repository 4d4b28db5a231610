import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BillChanges } from "#contract/bills"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { catalogueSearch, clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { serviceAdding } from "~/services/form/new-service.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { suppliesOf } from "~/services/supplies.server"
import { redirectWithToast } from "~/services/toast.server"
import { BillFields } from "../_fields"
import { titleOf } from "../_titles"

export const handle = titled<typeof loader>("bills.edit", ({ bill }) => titleOf(bill).values)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.edit")
  const bill = await api.get("/Bills/{billId}", { path: { billId: args.params.billId ?? "" } })
  // An issued bill has nothing to edit.
  if (bill.number) throw redirect(`../bills/${bill.id}`)
  const supplies = await suppliesOf(api, bill.clientId)
  const countries = await countryChoices(args.request)
  return { bill, supplies, countries, constraints: constraintsOf(BillChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, BillChanges, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const path = { billId: args.params.billId ?? "" }
  if (form.previews) {
    const { version: _, ...body } = form.value
    const drawn = await api.post("/Bills/{billId}/previews", { path, body })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.put("/Bills/{billId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../bills/${saved.data.id}`, "bills.changed")
}

export default function EditBillScreen() {
  const { t } = useTranslation()
  const { bill, supplies, countries, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t(bill.kind === "bill" ? "bills.edit" : titleOf(bill).key, titleOf(bill).values)}
      constraints={constraints}
      defaultValue={bill}
      labels="bills"
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source={`../bills/${bill.id}/preview`} />}
      cancelTo={`../bills/${bill.id}`}
    >
      <BillFields supplies={supplies} countries={countries} saved={bill} kind={bill.kind} />
    </FormScreen>
  )
}
