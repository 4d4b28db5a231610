import { useTranslation } from "react-i18next"
import type { Contract } from "#contract/contracts"
import { CheckField } from "~/components/form/check-field"
import { ClientField } from "~/components/form/client-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { NumberField } from "~/components/form/number-field"
import { PeriodField } from "~/components/form/period-field"
import type { Choice } from "~/components/form/reply"
import { TextField } from "~/components/form/text-field"
import { EmploymentFields } from "./_employment"
import { payLabel } from "./_pay-label"
import { OtherTerms, PriceFields } from "./_term-fields"

interface ContractFieldsProps {
  clients: { choices: Choice[]; more: boolean }
  /** What is asked for follows from it. */
  kind: Contract["kind"]
}

/** The fields of a contract, for a new one and a known one alike. */
export function ContractFields({ clients, kind }: ContractFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <HiddenField name="kind" value={kind} />
      <FieldGroup title={t("contracts.groups.agreement")}>
        <ClientField label={t("contracts.client")} clients={clients.choices} more={clients.more} />
        <TextField
          name="reference"
          label={t("contracts.reference")}
          hint={t("contracts.referenceHint")}
          autoComplete="off"
        />
        <TextField
          name="title"
          label={t("contracts.title")}
          hint={kind === "freelance" ? t("contracts.titleHint") : undefined}
          autoComplete="off"
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
      {kind === "freelance" ? (
        <>
          <FieldGroup title={t("contracts.groups.price")}>
            <PriceFields />
            <BillableField />
          </FieldGroup>
          <OtherTerms />
        </>
      ) : (
        <>
          <FieldGroup title={t(payLabel(kind))}>
            <PriceFields label={payLabel(kind)} />
            <NumberField
              name="noticeDays"
              label={t("contracts.noticeDays")}
              hint={t("contracts.noticeDaysHint")}
            />
          </FieldGroup>
          <EmploymentFields kind={kind} />
        </>
      )}
      <PartyFields />
    </>
  )
}

/** What changes of a contract in force without an amendment. */
export function ContractWordFields({
  kind,
  isSigned,
}: Pick<ContractFieldsProps, "kind"> & { isSigned: boolean }) {
  const { t } = useTranslation()
  if (isSigned)
    return kind === "freelance" ? (
      <FieldGroup title={t("contracts.groups.agreement")}>
        <BillableField />
      </FieldGroup>
    ) : (
      <EmploymentFields kind={kind} />
    )
  return (
    <>
      <FieldGroup title={t("contracts.groups.agreement")}>
        <TextField name="title" label={t("contracts.title")} autoComplete="off" />
        <TextField name="reference" label={t("contracts.reference")} autoComplete="off" />
        <LongTextField
          name="description"
          label={t("contracts.description")}
          className="sm:col-span-2"
        />
        {kind === "freelance" ? <BillableField /> : null}
      </FieldGroup>
      {kind === "freelance" ? null : <EmploymentFields kind={kind} />}
      <PartyFields />
    </>
  )
}

function BillableField() {
  const { t } = useTranslation()
  return (
    <CheckField
      name="billableProject"
      label={t("contracts.billableProject")}
      hint={t("contracts.billableProjectHint")}
      className="sm:col-span-2"
    />
  )
}

function PartyFields() {
  const { t } = useTranslation()
  return (
    <FieldGroup title={t("contracts.groups.parties")}>
      <TextField
        name="endClient"
        label={t("contracts.endClient")}
        hint={t("contracts.endClientHint")}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField name="ownSignatory" label={t("contracts.ownSignatory")} autoComplete="off" />
      <TextField name="clientSignatory" label={t("contracts.clientSignatory")} autoComplete="off" />
    </FieldGroup>
  )
}
