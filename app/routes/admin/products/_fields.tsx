import { useTranslation } from "react-i18next"
import { priceWays } from "#contract/choices"
import { paymentMeans } from "#contract/sales-choices"
import { productVatSchemes } from "#domain/product-vat"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { ImageField } from "~/components/form/image-field"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { PercentField } from "~/components/form/percent-field"
import { SelectField } from "~/components/form/select-field"
import { SuggestedField } from "~/components/form/suggested-field"
import { TextField } from "~/components/form/text-field"

/** The fields of a product, for a new one and a known one alike. */
export function ProductFields({ colors, sizes }: { colors: string[]; sizes: string[] }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("products.groups.thing")}>
        <TextField name="name" label={t("products.name")} />
        <SuggestedField name="color" label={t("products.color")} suggested={colors} />
        <SuggestedField name="size" label={t("products.size")} suggested={sizes} />
        <NumberField
          name="quantity"
          label={t("products.quantity")}
          hint={t("products.quantityHint")}
        />
        <ImageField name="imageId" label={t("products.image")} files="../files" />
      </FieldGroup>
      <FieldGroup title={t("products.groups.purchase")}>
        <DateField name="purchaseDate" label={t("products.purchaseDate")} />
        <MoneyField name="purchasePrice" label={t("products.purchasePrice")} />
        <MoneyField name="shippingFees" label={t("products.shippingFees")} />
        <MoneyField name="advertisingCosts" label={t("products.advertisingCosts")} />
        <TextField name="supplierName" label={t("products.supplierName")} />
        <SelectField
          name="purchaseMeans"
          label={t("products.purchaseMeans")}
          options={paymentMeans.map((value) => ({ value, label: t(`bills.means.${value}`) }))}
        />
      </FieldGroup>
      <FieldGroup title={t("products.groups.price")}>
        <SelectField
          name="priceBy"
          label={t("products.priceBy")}
          hint={t("products.priceByHint")}
          options={priceWays.map((value) => ({ value, label: t(`products.priceWays.${value}`) }))}
        />
        <MoneyField name="sellingPrice" label={t("products.sellingPrice")} />
        <MoneyField name="wantedMargin" label={t("products.wantedMargin")} />
        <PercentField name="wantedMarginRate" label={t("products.wantedMarginRate")} />
        <SelectField
          name="vatScheme"
          label={t("products.vatScheme")}
          hint={t("products.vatSchemeHint")}
          options={productVatSchemes.map((value) => ({
            value,
            label: t(`products.vatSchemes.${value}`),
          }))}
        />
        <PercentField name="vatRate" label={t("products.vatRate")} />
      </FieldGroup>
      <FieldGroup title={t("products.groups.sale")}>
        <MoneyField name="deliveryPrice" label={t("products.deliveryPrice")} />
        <CheckField name="sold" label={t("products.sold")} />
        <DateField name="sellingDate" label={t("products.sellingDate")} />
        <MoneyField
          name="collectedPrice"
          label={t("products.collectedPrice")}
          hint={t("products.collectedPriceHint")}
        />
      </FieldGroup>
    </>
  )
}
