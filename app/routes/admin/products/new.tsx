import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewProduct } from "#contract/products"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ProductFields } from "./_fields"

export const handle = titled("products.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.create")
  const [colors, sizes] = await Promise.all([
    optionNames(args.request, api, "productColor"),
    optionNames(args.request, api, "productSize"),
  ])
  return {
    ...{ colors: colors.suggested, sizes: sizes.suggested },
    constraints: constraintsOf(NewProduct),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewProduct)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Products", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../products/${saved.data.id}`, "products.added")
}

export default function NewProductScreen() {
  const { t } = useTranslation()
  const { constraints, colors, sizes } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("products.new")}
      constraints={constraints}
      labels="products"
      defaultValue={{ quantity: 1, priceBy: "price", vatScheme: "none" }}
      files
      reply={useActionData<typeof action>()}
      submitLabel={t("products.add")}
      cancelTo="../products"
    >
      <ProductFields colors={colors} sizes={sizes} />
    </FormScreen>
  )
}
