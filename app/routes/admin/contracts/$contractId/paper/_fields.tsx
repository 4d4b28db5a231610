import { useField } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { clauseModes, propertyKinds, propertyRights } from "#contract/choices"
import type { ContractPaper } from "#contract/contract-papers"
import { CheckField } from "~/components/form/check-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { NumberField } from "~/components/form/number-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { SectionCard } from "~/components/screen/section-card"

/** What the clauses speak of, the author's rights, and each clause. */
export function PaperFields({ clauses }: Pick<ContractPaper, "clauses">) {
  const { t } = useTranslation()
  const label = (name: string) => t(`contractPapers.fields.${name}`)
  return (
    <>
      <FieldGroup title={t("contractPapers.groups.work")}>
        <LongTextField
          name="deliverables"
          label={label("deliverables")}
          className="sm:col-span-2"
        />
        <NumberField name="acceptanceDays" label={label("acceptanceDays")} />
        <NumberField name="confidentialityYears" label={label("confidentialityYears")} />
        <TextField
          name="court"
          label={label("court")}
          hint={t("contractPapers.hints.court")}
          autoComplete="off"
        />
        <LongTextField
          name="expenses"
          label={label("expenses")}
          hint={t("contractPapers.hints.expenses")}
          rows={3}
          className="sm:col-span-2"
        />
        <TextField
          name="insurance"
          label={label("insurance")}
          hint={t("contractPapers.hints.insurance")}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title={t("contractPapers.groups.english")}>
        <CheckField
          name="english"
          label={label("english")}
          hint={t("contractPapers.hints.english")}
          className="sm:col-span-2"
        />
        <LongTextField
          name="deliverablesEnglish"
          label={label("deliverablesEnglish")}
          className="sm:col-span-2"
        />
        <LongTextField
          name="expensesEnglish"
          label={label("expensesEnglish")}
          rows={3}
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup
        title={t("contractPapers.groups.property")}
        text={t("contractPapers.hints.property")}
      >
        <SelectField
          name="property.kind"
          label={label("property.kind")}
          options={propertyKinds.map((kind) => ({
            value: kind,
            label: t(`contractPapers.propertyKinds.${kind}`),
          }))}
        />
        <MoneyField
          name="property.priceHT"
          label={label("property.priceHT")}
          hint={t("contractPapers.hints.price")}
        />
        <MultiSelectField
          name="property.rights"
          label={label("property.rights")}
          options={propertyRights.map((right) => ({
            value: right,
            label: t(`contractPapers.rights.${right}`),
          }))}
          className="sm:col-span-2"
        />
        <LongTextField
          name="property.extent"
          label={label("property.extent")}
          hint={t("contractPapers.hints.extent")}
          rows={3}
          className="sm:col-span-2"
        />
        <LongTextField
          name="property.purpose"
          label={label("property.purpose")}
          rows={3}
          className="sm:col-span-2"
        />
        <LongTextField name="property.place" label={label("property.place")} rows={2} />
        <LongTextField name="property.duration" label={label("property.duration")} rows={2} />
      </FieldGroup>
      <SectionCard title={t("contractPapers.groups.clauses")}>
        <p className="text-muted text-sm">
          {t("contractPapers.hints.clauses", { word: "{{livrables}}" })}
        </p>
        <div className="mt-4 grid gap-5">
          {clauses.map((clause, at) => (
            <ClauseFields key={clause.name} clause={clause} at={at} />
          ))}
          <CheckField
            name="keepClauses"
            label={label("keepClauses")}
            hint={t("contractPapers.hints.keepClauses")}
          />
        </div>
      </SectionCard>
    </>
  )
}

function ClauseFields({ clause, at }: { clause: ContractPaper["clauses"][number]; at: number }) {
  const { t } = useTranslation()
  const prefix = `clauses[${at}]`
  const name = t(`contractPapers.clauses.${clause.name}`)
  const [french] = useField(`${prefix}.french`)
  const [english] = useField(`${prefix}.english`)
  const isRefused = Boolean(french.errors ?? english.errors)
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-line border-t pt-4">
      <legend className="float-left p-0 font-medium">{name}</legend>
      <HiddenField name={`${prefix}.name`} />
      <SelectField
        name={`${prefix}.mode`}
        label={t("contractPapers.mode", { name })}
        options={clauseModes.map((mode) => ({
          value: mode,
          label: t(`contractPapers.modes.${mode}`),
        }))}
      />
      <details open={clause.mode === "own" || isRefused}>
        <summary className="min-h-6 w-fit cursor-pointer font-medium text-accent text-sm">
          {t("contractPapers.rewrite")}
        </summary>
        <div className="mt-3 grid gap-4">
          <p className="whitespace-pre-line text-muted text-sm" lang="fr">
            {clause.standardFrench}
          </p>
          <LongTextField
            name={`${prefix}.french`}
            label={t("contractPapers.french", { name })}
            rows={4}
          />
          <LongTextField
            name={`${prefix}.english`}
            label={t("contractPapers.englishOf", { name })}
            rows={4}
          />
        </div>
      </details>
    </fieldset>
  )
}
