import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewProductSale } from "#contract/products"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { MoneyField } from "~/components/form/money-field"
import { NumberField } from "~/components/form/number-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"

export const handle = titled<typeof loader>("products.sale.of", ({ product }) => ({
  name: product.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.edit")
  const path = { productId: args.params.productId ?? "" }
  const product = await api.get("/Products/{productId}", { path })
  if (!product.can.includes("sell")) throw redirect(`../products/${product.id}`)
  return { product, today: today(), constraints: constraintsOf(NewProductSale) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewProductSale)
  if (form.invalid) return form.reply()
  const path = { productId: args.params.productId ?? "" }
  const options = { path, body: form.value, key: form.key }
  const saved = await api.post("/Products/{productId}/sales", options)
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../products/${saved.data.id}`, "products.sale.done")
}

/** Sells a product, or some pieces of it. */
export default function ProductSaleScreen() {
  const { t } = useTranslation()
  const { product, today, constraints } = useLoaderData<typeof loader>()
  const { quantity, sellingPrice, version } = product
  return (
    <FormScreen
      title={t("products.sale.of", { name: product.name })}
      text={quantity > 1 ? t("products.sale.text", { count: quantity }) : undefined}
      constraints={constraints}
      defaultValue={{ quantity, sellingPrice, sellingDate: today, version }}
      labels="products"
      reply={useActionData<typeof action>()}
      submitLabel={t("products.sale.confirm")}
      cancelTo={`../products/${product.id}`}
    >
      <FieldGroup>
        <NumberField name="quantity" label={t("products.sale.quantity")} />
        <MoneyField
          name="sellingPrice"
          label={t("products.sellingPrice")}
          hint={t("products.sale.priceHint")}
        />
        <DateField name="sellingDate" label={t("products.sellingDate")} />
        <MoneyField
          name="collectedPrice"
          label={t("products.collectedPrice")}
          hint={t("products.collectedPriceHint")}
        />
      </FieldGroup>
    </FormScreen>
  )
}
