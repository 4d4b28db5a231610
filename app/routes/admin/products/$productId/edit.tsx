import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ProductChanges } from "#contract/products"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProductFields } from "../_fields"

export const handle = titled<typeof loader>("products.edit", ({ product }) => ({
  name: product.name,
}))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.edit")
  const [product, colors, sizes] = await Promise.all([
    api.get("/Products/{productId}", { path: { productId: args.params.productId ?? "" } }),
    optionNames(args.request, api, "productColor"),
    optionNames(args.request, api, "productSize"),
  ])
  const called = { color: colors.typed(product.color), size: sizes.typed(product.size) }
  return {
    product: { ...product, ...called },
    ...{ colors: colors.suggested, sizes: sizes.suggested },
    constraints: constraintsOf(ProductChanges),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, ProductChanges)
  if (form.invalid) return form.reply()
  const path = { productId: args.params.productId ?? "" }
  const saved = await api.put("/Products/{productId}", { path, body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../products/${saved.data.id}`, "products.changed")
}

export default function EditProductScreen() {
  const { t } = useTranslation()
  const { product, constraints, colors, sizes } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("products.edit", { name: product.name })}
      constraints={constraints}
      defaultValue={product}
      labels="products"
      files
      reply={useActionData<typeof action>()}
      cancelTo={`../products/${product.id}`}
    >
      <ProductFields colors={colors} sizes={sizes} />
    </FormScreen>
  )
}
