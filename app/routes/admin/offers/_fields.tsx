import { useTranslation } from "react-i18next"
import { ComboboxField } from "~/components/form/combobox-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import { QuantityField } from "~/components/form/quantity-field"
import type { Choice } from "~/components/form/reply"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"
import { useCan } from "~/services/person"
import { ContactField } from "./_contact"
import { NextActionFields } from "./_next-action"

type Choices = { choices: Choice[]; more: boolean }

interface OfferFieldsProps {
  people: { clients: Choices; contacts?: Choices }
  /** How offers came, as the list has it. */
  sources: string[]
  /** What a closed offer no longer has is left out. */
  isOpen: boolean
  /** Above the rate: the stage in which a new one begins. */
  children?: React.ReactNode
}

/** The fields of an offer, for a new one and a known one alike. */
export function OfferFields({ people, sources, isOpen, children }: OfferFieldsProps) {
  const { t } = useTranslation()
  const can = useCan()
  const { clients, contacts } = people
  return (
    <>
      <FieldGroup title={t("offers.groups.who")}>
        <TextField
          name="title"
          label={t("offers.title")}
          hint={t("offers.titleHint")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <ComboboxField
          name="clientId"
          label={t("offers.client")}
          options={clients.choices}
          source={clients.more ? "../companies/choices" : undefined}
          required={!can("clients.create")}
        />
        {can("clients.create") ? (
          <TextField
            name="prospect"
            label={t("offers.prospect")}
            hint={t("offers.prospectHint")}
            autoComplete="off"
          />
        ) : null}
        {contacts ? <ContactField contacts={contacts} /> : null}
        <SuggestedField name="source" label={t("offers.source")} suggested={sources} />
      </FieldGroup>
      <FieldGroup title={t("offers.groups.worth")} text={t("offers.worthText")}>
        {children}
        <MoneyField name="tjmHT" label={t("offers.tjmHT")} />
        <QuantityField name="expectedDays" label={t("offers.expectedDays")} />
        {isOpen ? (
          <PercentField
            name="probability"
            label={t("offers.probability")}
            hint={t("offers.probabilityHint")}
          />
        ) : null}
        <DateField name="expectedStart" label={t("offers.expectedStart")} />
      </FieldGroup>
      {isOpen ? (
        <FieldGroup title={t("offers.nextAction")}>
          <NextActionFields />
        </FieldGroup>
      ) : null}
      <FieldGroup title={t("offers.groups.need")}>
        {(["description", "technicalNeeds", "context", "remark"] as const).map((name) => (
          <LongTextField
            key={name}
            name={name}
            label={t(`offers.${name}`)}
            className="sm:col-span-2"
          />
        ))}
      </FieldGroup>
    </>
  )
}
