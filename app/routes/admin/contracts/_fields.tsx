import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractKinds, contractUnits } from "#contract/choices"
import { CheckField } from "~/components/form/check-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { PeriodField } from "~/components/form/period-field"
import type { Choice } from "~/components/form/reply"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a contract, for a new one and a known one alike. */
export function ContractFields({ clients }: { clients: { choices: Choice[]; more: boolean } }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("contracts.groups.agreement")}>
        <ComboboxField
          name="clientId"
          label={t("contracts.client")}
          options={clients.choices}
          source={clients.more ? "../companies/choices" : undefined}
          hint={
            clients.choices.length === 0 ? (
              <Link to="../companies/new" className="text-accent underline">
                {t("contracts.newClient")}
              </Link>
            ) : undefined
          }
        />
        <TextField
          name="reference"
          label={t("contracts.reference")}
          hint={t("contracts.referenceHint")}
          autoComplete="off"
        />
        <TextField
          name="title"
          label={t("contracts.title")}
          hint={t("contracts.titleHint")}
          autoComplete="off"
        />
        <SelectField
          name="kind"
          label={t("contracts.kind")}
          options={contractKinds.map((kind) => ({
            value: kind,
            label: t(`contracts.kinds.${kind}`),
          }))}
        />
        <LongTextField
          name="description"
          label={t("contracts.description")}
          className="sm:col-span-2"
        />
        <PeriodField
          legend={t("contracts.duration")}
          from={{ name: "startDate", label: t("contracts.startDate") }}
          to={{
            name: "endDate",
            label: t("contracts.endDate"),
            hint: t("contracts.endDateHint"),
          }}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.groups.price")}>
        <MoneyField name="priceHT" label={t("contracts.priceHT")} />
        <SelectField
          name="unit"
          label={t("contracts.unit")}
          options={contractUnits.map((unit) => ({
            value: unit,
            label: t(`contracts.units.${unit}`),
          }))}
        />
        <CheckField
          name="billableProject"
          label={t("contracts.billableProject")}
          hint={t("contracts.billableProjectHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.groups.payment")} text={t("contracts.paymentLaw")}>
        <NumberField name="paymentDays" label={t("contracts.paymentDays")} />
        <PercentField
          name="penaltyRate"
          label={t("contracts.penaltyRate")}
          hint={t("contracts.penaltyRateHint")}
        />
        <CheckField
          name="endOfMonth"
          label={t("contracts.endOfMonth")}
          hint={t("contracts.endOfMonthHint")}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contracts.groups.renewal")}>
        <CheckField
          name="renewable"
          label={t("contracts.renewable")}
          hint={t("contracts.renewableHint")}
        />
        <NumberField
          name="renewalDays"
          label={t("contracts.renewalDays")}
          hint={t("contracts.renewalDaysHint")}
        />
      </FieldGroup>
    </>
  )
}
