import { useTranslation } from "react-i18next"
import { AddressFields } from "~/components/form/address-fields"
import { CompanyLookupField } from "~/components/form/company-lookup-field"
import { EmailField } from "~/components/form/email-field"
import { FieldGroup } from "~/components/form/field-group"
import { PhoneField } from "~/components/form/phone-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"
import { kindTexts, languageTexts, statusTexts } from "./_choices"

interface ClientFieldsProps {
  countries: Choice[]
  sectors: string[]
  origins: string[]
}

/** The fields of a client, for a new one and a known one alike. */
export function ClientFields({ countries, sectors, origins }: ClientFieldsProps) {
  const { t } = useTranslation()
  const choices = (texts: Record<string, string>) =>
    Object.entries(texts).map(([value, key]) => ({ value, label: t(key) }))
  return (
    <>
      <CompanyLookupField hint={t("companies.lookupHint")} />
      <FieldGroup title={t("companies.groups.identity")}>
        <TextField name="name" label={t("companies.name")} className="sm:col-span-2" />
        <SelectField name="kind" label={t("companies.kind")} options={choices(kindTexts)} />
        <SelectField name="status" label={t("companies.status")} options={choices(statusTexts)} />
        <SuggestedField name="sector" label={t("companies.sector")} suggested={sectors} />
        <SuggestedField name="origin" label={t("companies.origin")} suggested={origins} />
        <SelectField
          name="language"
          label={t("companies.language")}
          hint={t("companies.languageHint")}
          options={choices(languageTexts)}
        />
      </FieldGroup>
      <FieldGroup title={t("companies.groups.reach")}>
        <EmailField name="email" label={t("companies.email")} autoComplete="off" />
        <PhoneField name="phoneNumber" label={t("companies.phoneNumber")} autoComplete="off" />
      </FieldGroup>
      <FieldGroup title={t("companies.groups.address")} text={t("companies.addressHint")}>
        <AddressFields
          labels={{
            streetAddress: t("companies.streetAddress"),
            postalCode: t("companies.postalCode"),
            city: t("companies.city"),
            country: t("companies.country"),
          }}
          countries={countries}
          communes="../communes"
        />
      </FieldGroup>
      <FieldGroup title={t("companies.groups.numbers")} text={t("companies.numbersHint")}>
        <TextField name="siren" label={t("companies.siren")} inputMode="numeric" />
        <TextField name="siret" label={t("companies.siret")} inputMode="numeric" />
        <TextField name="vatNumber" label={t("companies.vatNumber")} />
      </FieldGroup>
    </>
  )
}
