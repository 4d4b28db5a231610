import { useTranslation } from "react-i18next"
import { contractMentions, employeeCategories } from "#contract/choices"
import type { Contract } from "#contract/contracts"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { QuantityField } from "~/components/form/quantity-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The kinds under which the owner is employed or hosted. */
export type EmployedKind = Exclude<Contract["kind"], "freelance">

/** What is noted of an employment or an internship, and what its paper must say. */
export function EmploymentFields({ kind }: { kind: EmployedKind }) {
  const { t } = useTranslation()
  const isInternship = kind === "internship"
  return (
    <>
      <FieldGroup
        title={t(isInternship ? "contracts.employment.hostGroup" : "contracts.employment.group")}
      >
        {kind === "fixedTerm" ? (
          <>
            <LongTextField
              name="employment.reason"
              label={t("contracts.employment.reason")}
              className="sm:col-span-2"
            />
            <TextField
              name="employment.replacedPerson"
              label={t("contracts.employment.replacedPerson")}
              autoComplete="off"
            />
          </>
        ) : null}
        {kind === "permanent" ? (
          <SelectField
            name="employment.category"
            label={t("contracts.employment.category")}
            required={false}
            options={employeeCategories.map((category) => ({
              value: category,
              label: t(`contracts.employment.categories.${category}`),
            }))}
          />
        ) : null}
        {isInternship ? (
          <>
            <TextField
              name="employment.school"
              label={t("contracts.employment.school")}
              autoComplete="off"
            />
            <TextField
              name="employment.schoolTutor"
              label={t("contracts.employment.schoolTutor")}
              autoComplete="off"
            />
            <TextField
              name="employment.hostTutor"
              label={t("contracts.employment.hostTutor")}
              autoComplete="off"
            />
            {/* Said by the pay; kept where it was noted beside it. */}
            <HiddenField name="employment.allowance" />
          </>
        ) : (
          <DateField name="employment.trialEndsOn" label={t("contracts.employment.trialEndsOn")} />
        )}
        <QuantityField
          name="employment.weeklyHours"
          label={t("contracts.employment.weeklyHours")}
        />
      </FieldGroup>
      <FieldGroup>
        <MultiSelectField
          name="employment.told"
          label={t("contracts.employment.told")}
          hint={t(`contracts.employment.toldHint.${kind}`)}
          options={contractMentions[kind].map((mention) => ({
            value: mention,
            label: t(`contracts.employment.mentions.${mention}`),
          }))}
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  )
}
