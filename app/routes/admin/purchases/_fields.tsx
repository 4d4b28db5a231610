import { useTranslation } from "react-i18next"
import { purchaseCategories, purchaseOrigins } from "#contract/choices"
import type { Purchase } from "#contract/purchases"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { HiddenField } from "~/components/form/hidden-field"
import { IbanField } from "~/components/form/iban-field"
import { MoneyField } from "~/components/form/money-field"
import { PercentField } from "~/components/form/percent-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"
import { purchaseKinds } from "./_choices"

/** What is typed or put right of a received bill; a field that the file left open says so. */
export function PurchaseFields({ missing = [] }: Partial<Pick<Purchase, "missing">>) {
  const { t } = useTranslation()
  const hint = (name: Purchase["missing"][number]) =>
    missing.includes(name) ? t("purchases.unread") : undefined
  return (
    <>
      <FieldGroup title={t("purchases.groups.supplier")}>
        <TextField
          name="supplierName"
          label={t("purchases.supplierName")}
          hint={hint("supplierName")}
        />
        <TextField name="supplierSiren" label={t("purchases.supplierSiren")} inputMode="numeric" />
        <TextField name="supplierVatNumber" label={t("purchases.supplierVatNumber")} />
        <IbanField name="iban" label={t("purchases.iban")} />
      </FieldGroup>
      <FieldGroup title={t("purchases.groups.bill")}>
        <TextField name="number" label={t("purchases.number")} hint={hint("number")} />
        <SelectField
          name="kind"
          label={t("purchases.kind")}
          options={purchaseKinds.map((kind) => ({ value: kind, label: t(`bills.kinds.${kind}`) }))}
        />
        <DateField name="issueDate" label={t("purchases.issueDate")} hint={hint("issueDate")} />
        <DateField name="dueDate" label={t("purchases.dueDate")} />
        <SelectField
          name="category"
          label={t("purchases.category")}
          options={purchaseCategories.map((category) => ({
            value: category,
            label: t(`purchases.categories.${category}`),
          }))}
        />
        <SelectField
          name="origin"
          label={t("purchases.origin")}
          hint={t("purchases.originHint")}
          options={purchaseOrigins.map((origin) => ({
            value: origin,
            label: t(`purchases.origins.${origin}`),
          }))}
        />
        <CheckField
          name="isAsset"
          label={t("purchases.isAsset")}
          hint={t("purchases.isAssetHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("purchases.groups.totals")}>
        <MoneyField name="totalHT" label={t("purchases.totalHT")} hint={hint("totalHT")} />
        <MoneyField name="totalVat" label={t("purchases.totalVat")} hint={hint("totalVat")} />
        <MoneyField name="totalTTC" label={t("purchases.totalTTC")} hint={hint("totalTTC")} />
        <PercentField
          name="deductibleShare"
          label={t("purchases.deductibleShare")}
          hint={t("purchases.deductibleShareHint")}
        />
        <PercentField
          name="reverseRate"
          label={t("purchases.reverseRate")}
          hint={t("purchases.reverseRateHint")}
        />
        <CheckField
          name="vatOnDebits"
          label={t("purchases.vatOnDebits")}
          hint={t("purchases.vatOnDebitsHint")}
        />
      </FieldGroup>
      <FieldGroup title={t("purchases.groups.vat")} text={t("purchases.vatText")}>
        <div className="sm:col-span-2">
          <RepeatedFields
            name="vat"
            rowLabel={t("purchases.rate")}
            addLabel={t("purchases.addRate")}
            firstField="rate"
            max={10}
          >
            {(prefix) => (
              <>
                <HiddenField name={`${prefix}.category`} />
                <PercentField name={`${prefix}.rate`} label={t("purchases.rate")} />
                <MoneyField name={`${prefix}.base`} label={t("purchases.base")} />
                <MoneyField name={`${prefix}.tax`} label={t("purchases.tax")} />
              </>
            )}
          </RepeatedFields>
        </div>
      </FieldGroup>
    </>
  )
}
