import { useTranslation } from "react-i18next"
import { units } from "#contract/choices"
import { HiddenField } from "../form/hidden-field"
import { LongTextField } from "../form/long-text-field"
import { MoreFields } from "../form/more-fields"
import { PercentField } from "../form/percent-field"
import { PriceField } from "../form/price-field"
import { QuantityField } from "../form/quantity-field"
import { RepeatedFields } from "../form/repeated-fields"
import { SelectField } from "../form/select-field"
import { TextField } from "../form/text-field"
import { lineKinds, vatCategories } from "./choices"
import { ProductPicks } from "./product-picks"
import type { Supplies } from "./supplies"

/** The lines of a bill; a product lends a line its name and its price, and is free to change later. */
export function BillLineFields({ supplies }: { supplies: Supplies }) {
  const { t } = useTranslation()
  const { vatRate } = supplies
  return (
    <>
      <RepeatedFields
        name="lines"
        rowLabel={t("bills.line.one")}
        addLabel={t("bills.line.add")}
        firstField="serviceName"
        newRow={{ quantity: "1", unit: "day", vatRate }}
      >
        {(line) => (
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
            <TextField
              name={`${line}.serviceName`}
              label={t("bills.line.serviceName")}
              className="col-span-2 sm:col-span-6"
            />
            <QuantityField
              name={`${line}.quantity`}
              label={t("bills.line.quantity")}
              className="sm:col-span-1"
            />
            <SelectField
              name={`${line}.unit`}
              label={t("bills.line.unit")}
              options={units.map((unit) => ({ value: unit, label: t(`bills.units.${unit}`) }))}
              className="sm:col-span-2"
            />
            <PriceField
              name={`${line}.unitPriceHT`}
              label={t("bills.line.unitPriceHT")}
              className="sm:col-span-2"
            />
            <PercentField
              name={`${line}.vatRate`}
              label={t("bills.line.vatRate")}
              className="sm:col-span-1"
            />
            <LongTextField
              name={`${line}.description`}
              label={t("bills.line.description")}
              rows={2}
              className="col-span-2 sm:col-span-6"
            />
            <LineOptions line={line} isFranchise={supplies.isFranchise} />
            <HiddenField name={`${line}.productId`} />
          </div>
        )}
      </RepeatedFields>
      {supplies.products.length > 0 ? <ProductPicks supplies={supplies} /> : null}
    </>
  )
}

/** What most lines leave to the bill, the product and the client. */
function LineOptions({ line, isFranchise }: { line: string; isFranchise: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="col-span-2 sm:col-span-6">
      <MoreFields
        title={t(isFranchise ? "bills.line.moreOfFranchise" : "bills.line.more")}
        row={line}
        names={["discountRate", "kind", "vatCategory"]}
      >
        <PercentField
          name={`${line}.discountRate`}
          label={t("bills.line.discountRate")}
          className="sm:col-span-1"
        />
        <SelectField
          name={`${line}.kind`}
          label={t("bills.line.kind")}
          placeholder={t("bills.line.kinds.auto")}
          options={lineKinds.map((kind) => ({
            value: kind,
            label: t(`bills.line.kinds.${kind}`),
          }))}
          className="sm:col-span-2"
        />
        {isFranchise ? null : (
          <SelectField
            name={`${line}.vatCategory`}
            label={t("bills.line.vatCategory")}
            placeholder={t("bills.line.vatCategories.auto")}
            options={vatCategories.map((category) => ({
              value: category,
              label: t(`bills.line.vatCategories.${category}`),
            }))}
            className="col-span-2 sm:col-span-3"
          />
        )}
      </MoreFields>
    </div>
  )
}
