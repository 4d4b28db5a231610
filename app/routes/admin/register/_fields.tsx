import { useTranslation } from "react-i18next"
import type { FoundCompany } from "#contract/company-lookup"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { TextField } from "~/components/form/text-field"

/** What the public register knows of a business, in the form's own words. */
export function companyFrom({ name, siren, siret, legalStatus, ...found }: FoundCompany) {
  const town = [found.postalCode, found.city].filter(Boolean).join(" ")
  const address = [found.streetAddress, town].filter(Boolean).join("\n") || null
  return { name, siren, siret, address, status: legalStatus, sector: found.activityCode }
}

/** What is entered of a business of the register. */
export function CompanyFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup>
      <TextField
        name="name"
        label={t("register.companies.name")}
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <TextField name="siren" label={t("register.companies.siren")} inputMode="numeric" />
      <TextField name="siret" label={t("register.companies.siret")} inputMode="numeric" />
      <TextField name="sector" label={t("register.companies.sector")} />
      <TextField name="status" label={t("register.companies.status")} />
      <LongTextField
        name="address"
        label={t("register.companies.address")}
        rows={3}
        className="sm:col-span-2"
      />
    </FieldGroup>
  )
}
