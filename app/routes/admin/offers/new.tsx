import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewOffer } from "#contract/offers"
import { openStages } from "#domain/offer"
import { Proposed } from "~/components/form/proposed"
import { SelectField } from "~/components/form/select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, contactSearch } from "~/services/form/choices.server"
import { duplicatesOf } from "~/services/form/duplicates.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { contactAdding } from "~/services/form/new-contact.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { OfferFields } from "./_fields"
import { peopleToChoose } from "./_people.server"

export const handle = titled("offers.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "offers.create")
  const given = new URL(args.request.url).searchParams
  const chosen = { clientId: given.get("clientId"), contactId: given.get("contactId") }
  const people = await peopleToChoose(api, chosen)
  const sources = (await optionNames(args.request, api, "offerSource")).suggested
  return { chosen, people, sources, constraints: constraintsOf(NewOffer) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewOffer, {
    clientId: clientSearch(api),
    contactId: contactSearch(api),
    newContact: contactAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const { prospect } = form.value
  const proposed = prospect
    ? await duplicatesOf(api, "clients", asCompany(prospect, form.anyway))
    : []
  if (proposed.length > 0) return form.propose(proposed)
  const saved = await api.post("/Offers", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../offers/${saved.data.id}`, "offers.added")
}

/** A prospect of whom nothing is known but the name. */
const asCompany = (name: string, anyway: string) => ({
  value: { name, email: null, phoneNumber: null },
  anyway,
})

export default function NewOfferScreen() {
  const { t } = useTranslation()
  const { chosen, people, sources, constraints } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <FormScreen
      title={t("offers.new")}
      constraints={constraints}
      labels="offers"
      defaultValue={{ ...chosen, state: "firstContact" }}
      reply={reply}
      submitLabel={t("offers.add")}
      cancelTo="../offers"
    >
      <Proposed area="clients" found={reply?.proposed} mayMerge={false} />
      <OfferFields people={people} sources={sources} isOpen>
        <SelectField
          name="state"
          label={t("offers.state")}
          options={openStages.map((state) => ({
            value: state,
            label: t(`offers.states.${state}`),
          }))}
          className="sm:col-span-2"
        />
      </OfferFields>
    </FormScreen>
  )
}
