import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewBill } from "#contract/bills"
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
import { BillFields } from "./_fields"

export const handle = titled("bills.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "bills.create")
  const clientId = new URL(args.request.url).searchParams.get("clientId") ?? undefined
  const supplies = await suppliesOf(api, clientId)
  const countries = await countryChoices(args.request)
  return { supplies, countries, clientId, constraints: constraintsOf(NewBill) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewBill, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  if (form.previews) {
    const drawn = await api.post("/Bills/previews", { body: form.value })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.post("/Bills", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../bills/${saved.data.id}`, "bills.added")
}

export default function NewBillScreen() {
  const { t } = useTranslation()
  const { supplies, countries, clientId, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("bills.new")}
      constraints={constraints}
      labels="bills"
      defaultValue={{
        clientId,
        paymentDays: 30,
        paymentTerms: "days",
        includeVat: !supplies.isFranchise,
        includePenalty: true,
        includeLogo: true,
        lines: [{ quantity: "1", unit: "day", vatRate: supplies.vatRate }],
      }}
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source="../bills/preview" />}
      submitLabel={t("bills.add")}
      cancelTo="../bills"
    >
      <BillFields supplies={supplies} countries={countries} />
    </FormScreen>
  )
}
