import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { FoundCompany } from "#contract/company-lookup"
import { IdentityPart } from "#contract/profile"
import { legalStatuses } from "#domain/legal-status"
import { CompanyLookupField } from "~/components/form/company-lookup-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { companySearch } from "~/services/company-lookup.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { goOnTo } from "./_going-on.server"
import { Steps } from "./_steps"
import { Ways } from "./_ways"

export const handle = { ...titled("firstRun.company.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "profile.edit")
  const profile = await api.get("/Profile")
  return { profile, constraints: constraintsOf(IdentityPart) }
}

/** What the register knows of the business, in the form's own words. */
function identityFrom({ name, siren, siret, ...company }: FoundCompany) {
  const { legalStatus, firstName, lastName } = company
  const isOwn = legalStatus === "entrepreneur"
  return { siren, siret, legalStatus, firstName, lastName, commercialName: isOwn ? null : name }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, IdentityPart, {
    company: companySearch(args.request, api, identityFrom),
  })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/identity", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return goOnTo(api, "vat")
}

export default function FirstRunCompanyScreen() {
  const { t } = useTranslation()
  const { profile, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <Steps current="company" profile={profile} />
      <FormScreen
        title={t("firstRun.company.title")}
        text={t("firstRun.company.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={profile}
        reply={useActionData<typeof action>()}
        submitLabel={t("screen.steps.next")}
        moreActions={<Ways skip="vat" />}
      >
        <CompanyLookupField hint={t("firstRun.company.numberHint")} />
        <FieldGroup>
          <SelectField
            name="legalStatus"
            label={t("profile.legalStatus")}
            className="sm:col-span-2"
            options={legalStatuses.map((status) => ({
              value: status,
              label: status === "entrepreneur" ? t("profile.entrepreneur") : status,
            }))}
          />
          <TextField
            name="firstName"
            label={t("profile.firstName")}
            hint={t("firstRun.company.ownNameHint")}
            autoComplete="given-name"
          />
          <TextField name="lastName" label={t("profile.lastName")} autoComplete="family-name" />
          <TextField
            name="commercialName"
            label={t("profile.commercialName")}
            hint={t("firstRun.company.companyNameHint")}
            autoComplete="organization"
            className="sm:col-span-2"
          />
          <TextField name="siren" label={t("profile.siren")} inputMode="numeric" />
          <TextField name="siret" label={t("profile.siret")} inputMode="numeric" />
        </FieldGroup>
        <FieldGroup title={t("profile.registerGroup")} text={t("profile.registerText")}>
          <MoneyField name="shareCapital" label={t("profile.shareCapital")} />
          <TextField name="registerCity" label={t("profile.registerCity")} />
        </FieldGroup>
      </FormScreen>
    </>
  )
}
