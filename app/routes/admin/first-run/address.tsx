import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AddressPart, type Profile } from "#contract/profile"
import { AddressFields } from "~/components/form/address-fields"
import { FieldGroup } from "~/components/form/field-group"
import { FormScreen } from "~/components/screen/form-screen"
import { type Api, apiFor } from "~/services/api.server"
import { lookUp } from "~/services/company-lookup.server"
import { communeSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { goOnTo } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.address.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  const profile = await api.get("/Profile")
  return {
    profile,
    registered: await registeredAddress(api, profile),
    constraints: constraintsOf(AddressPart),
    countries: await countryChoices(args.request),
  }
}

/** The address that the register gives, while the person has entered none. */
async function registeredAddress(
  api: Api,
  { streetAddress, siret, siren }: Pick<Profile, "streetAddress" | "siret" | "siren">,
) {
  const number = siret ?? siren
  if (streetAddress || !number) return undefined
  const { company } = await lookUp(api, number)
  if (!company?.streetAddress) return undefined
  const { postalCode, city } = company
  return { streetAddress: company.streetAddress, postalCode, city }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AddressPart, { city: communeSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/address", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return goOnTo(api, "bank")
}

export default function FirstRunAddressScreen() {
  const { t } = useTranslation()
  const { profile, registered, constraints, countries } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="address" profile={profile} />
      <FormScreen
        title={t("firstRun.address.title")}
        text={t(registered ? "firstRun.address.registered" : "firstRun.address.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={{ ...profile, ...registered }}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.next")}
        moreActions={<Ways previous="activity" skip="bank" />}
      >
        <FieldGroup>
          <AddressFields
            labels={{
              streetAddress: t("profile.streetAddress"),
              postalCode: t("profile.postalCode"),
              city: t("profile.city"),
              country: t("profile.country"),
            }}
            countries={countries}
            communes="../communes"
            own
          />
        </FieldGroup>
      </FormScreen>
    </>
  )
}
