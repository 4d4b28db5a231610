import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { QuoteChanges } from "#contract/quotes"
import { DraftPreview, PreviewButton } from "~/components/bill/draft-preview"
import { Banner } from "~/components/screen/banner"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { catalogueSearch, clientSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { serviceAdding } from "~/services/form/new-service.server"
import { titled } from "~/services/page-title"
import { suppliesOf } from "~/services/supplies.server"
import { redirectWithToast } from "~/services/toast.server"
import { titleOf } from "../_choices"
import { QuoteFields } from "../_fields"

export const handle = titled<typeof loader>("quotes.edit", ({ quote }) => titleOf(quote).values)

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "quotes.edit")
  const quote = await api.get("/Quotes/{quoteId}", { path: { quoteId: args.params.quoteId ?? "" } })
  // What was accepted stays as it was.
  if (quote.status === "accepted" || quote.status === "billed")
    throw redirect(`../quotes/${quote.id}`)
  const supplies = await suppliesOf(api, quote.clientId)
  return { quote, supplies, constraints: constraintsOf(QuoteChanges) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, QuoteChanges, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
    catalogue: catalogueSearch(api),
    newService: serviceAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const path = { quoteId: args.params.quoteId ?? "" }
  if (form.previews) {
    const { version: _, ...body } = form.value
    const drawn = await api.post("/Quotes/{quoteId}/previews", { path, body })
    return drawn.problem ? form.reply(drawn.problem) : form.show(drawn.data.svg)
  }
  const saved = await api.put("/Quotes/{quoteId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../quotes/${saved.data.id}`, "quotes.changed")
}

export default function EditQuoteScreen() {
  const { t } = useTranslation()
  const { quote, supplies, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("quotes.edit", titleOf(quote).values)}
      text={
        quote.drafting ? undefined : <Banner tone="warning" title={t("quotes.becomesEdition")} />
      }
      constraints={constraints}
      defaultValue={quote}
      labels="bills"
      reply={reply}
      moreActions={<PreviewButton />}
      aside={<DraftPreview reply={reply} source={`../quotes/${quote.id}/preview`} />}
      cancelTo={`../quotes/${quote.id}`}
    >
      <QuoteFields supplies={supplies} saved={quote} />
    </FormScreen>
  )
}
