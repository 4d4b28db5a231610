import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { colors } from "#contract/colors"
import { ClientField } from "~/components/form/client-field"
import { ColorField } from "~/components/form/color-field"
import { ComboboxField } from "~/components/form/combobox-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { LongTextField } from "~/components/form/long-text-field"
import { MoneyField } from "~/components/form/money-field"
import { QuantityField } from "~/components/form/quantity-field"
import type { Choice } from "~/components/form/reply"
import { TextField } from "~/components/form/text-field"

interface ProjectFieldsProps {
  choices: { clients: Choice[]; contracts?: Choice[] }
  /** Of a new one: what it begins as. */
  children?: ReactNode
}

/** The fields of a project, for a new one and a known one alike. */
export function ProjectFields({ choices, children }: ProjectFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("projects.groups.project")}>
        <TextField
          name="name"
          label={t("projects.name")}
          autoComplete="off"
          className="sm:col-span-2"
        />
        {choices.contracts ? (
          <ComboboxField
            name="contractId"
            label={t("projects.contract")}
            hint={t("projects.contractHint")}
            options={choices.contracts}
            source="../contracts/choices"
            placeholder={t("projects.noContract")}
          />
        ) : null}
        <ClientField
          label={t("projects.client")}
          hint={t("projects.clientHint")}
          clients={choices.clients}
          more
          placeholder={t("projects.noClient")}
        />
        {children}
        <LongTextField
          name="description"
          label={t("projects.description")}
          className="sm:col-span-2"
        />
        <ColorField
          name="color"
          label={t("projects.color")}
          className="sm:col-span-2"
          options={colors.map((color) => ({ value: color, label: t(`events.colors.${color}`) }))}
        />
      </FieldGroup>
      <FieldGroup title={t("projects.groups.when")} text={t("projects.budgetHint")}>
        <DateField name="startsOn" label={t("projects.startsOn")} />
        <DateField name="endsOn" label={t("projects.endsOn")} />
        <QuantityField name="budgetDays" label={t("projects.budgetDays")} />
        <MoneyField name="budgetHT" label={t("projects.budgetHT")} />
      </FieldGroup>
    </>
  )
}
