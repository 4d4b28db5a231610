import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OfferChanges } from "#contract/offers"
import { isOpenStage } from "#domain/offer"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, contactSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { contactAdding } from "~/services/form/new-contact.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OfferFields } from "../_fields"
import { peopleToChoose } from "../_people.server"

const pathOf = ({ params }: LoaderFunctionArgs) => ({ offerId: params.offerId ?? "" })

export const handle = titled<typeof loader>("offers.edit", ({ offer }) => ({ name: offer.title }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.edit")
  const offer = await api.get("/Offers/{offerId}", { path: pathOf(args) })
  const people = await peopleToChoose(api, offer)
  const sources = await optionNames(args.request, api, "offerSource")
  return {
    offer: { ...offer, source: sources.typed(offer.source) },
    sources: sources.suggested,
    ...{ people, constraints: constraintsOf(OfferChanges) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferChanges, {
    clientId: clientSearch(api),
    contactId: contactSearch(api),
    newContact: contactAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Offers/{offerId}", { path: pathOf(args), body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../offers/${saved.data.id}`, "offers.changed")
}

export default function EditOfferScreen() {
  const { t } = useTranslation()
  const { offer, people, sources, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("offers.edit", { name: offer.title })}
      constraints={constraints}
      defaultValue={offer}
      labels="offers"
      reply={useActionData<typeof action>()}
      cancelTo={`../offers/${offer.id}`}
    >
      <OfferFields people={people} sources={sources} isOpen={isOpenStage(offer.state)} />
    </FormScreen>
  )
}
