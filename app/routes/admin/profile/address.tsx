import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AddressPart } from "#contract/profile"
import { AddressFields } from "~/components/form/address-fields"
import { FieldGroup } from "~/components/form/field-group"
import { apiFor } from "~/services/api.server"
import { communeSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { countryChoices } from "~/services/language/countries.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProfilePart } from "./_part"

export const handle = { ...titled("profile.address.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  return {
    profile: await api.get("/Profile"),
    constraints: constraintsOf(AddressPart),
    countries: await countryChoices(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, AddressPart, { city: communeSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/address", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/address", "profile.changed")
}

export default function AddressScreen() {
  const { t } = useTranslation()
  const { profile, constraints, countries } = useLoaderData<typeof loader>()
  return (
    <ProfilePart
      title={t("profile.address.title")}
      text={t("profile.address.text")}
      profile={profile}
      constraints={constraints}
      reply={useActionData<typeof action>()}
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
    </ProfilePart>
  )
}
