import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewQuote } from "#contract/quotes"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { catalogueSearch, clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { serviceAdding } from "~/services/form/new-service.server"
import { titled } from "~/services/page-title"
import { suppliesOf } from "~/services/supplies.server"
import { redirectWithToast } from "~/services/toast.server"
import { QuoteFields } from "./_fields"

export const handle = titled("quotes.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.create")
  const clientId = new URL(args.request.url).searchParams.get("clientId") ?? undefined
  const supplies = await suppliesOf(api, clientId)
  return { supplies, clientId, constraints: constraintsOf(NewQuote) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewQuote, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  if (form.previews) {
    const drawn = await api.post("/Quotes/previews", { body: form.value })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.post("/Quotes", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../quotes/${saved.data.id}`, "quotes.added")
}

export default function NewQuoteScreen() {
  const { t } = useTranslation()
  const { supplies, clientId, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("quotes.new")}
      constraints={constraints}
      labels="bills"
      defaultValue={{
        clientId,
        validDays: 30,
        paymentDays: 30,
        paymentTerms: "days",
        includeVat: !supplies.isFranchise,
        includeLogo: true,
        lines: [{ quantity: "1", unit: "day", vatRate: supplies.vatRate }],
      }}
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source="../quotes/preview" />}
      submitLabel={t("quotes.add")}
      cancelTo="../quotes"
    >
      <QuoteFields supplies={supplies} />
    </FormScreen>
  )
}
