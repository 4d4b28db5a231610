import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { WebsiteOffer } from "#contract/customer-website"
import { LongTextField } from "~/components/form/long-text-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { RepeatedFields } from "~/components/form/repeated-fields"
import { TextField } from "~/components/form/text-field"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { manageWebsite } from "./_management.server"
import { WebsiteTabs } from "./_tabs"

export const handle = { ...titled("website.offer.heading"), failed: "website.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "website.edit")
  const { services, products, hiddenProducts, version } = await api.get("/CustomerWebsite")
  const shown = products.filter(({ id }) => !hiddenProducts.includes(id)).map(({ id }) => id)
  return {
    website: { services, products: shown, version },
    products: products.map(({ id, name }) => ({ value: id, label: name })),
    constraints: constraintsOf(WebsiteOffer),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, WebsiteOffer)
  if (form.invalid) return form.reply()
  const { services, products: shown, version } = form.value
  // What came for sale while one was looking is shown, as everything new is.
  const { products } = await api.get("/CustomerWebsite")
  const hiddenProducts = products.map(({ id }) => id).filter((id) => !shown.includes(id))
  const problem = await manageWebsite(api, { services, hiddenProducts, version })
  if (problem) return form.reply(problem)
  return redirectWithToast(args, "../website/offer", "website.done.changed")
}

export default function WebsiteOfferScreen() {
  const { t } = useTranslation()
  const { website, products, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <WebsiteTabs />
      <FormScreen
        // What was saved begins a new form.
        key={website.version}
        title={t("website.offer.heading")}
        labels="website"
        constraints={constraints}
        defaultValue={website}
        reply={useActionData<typeof action>()}
      >
        <RepeatedFields
          name="services"
          rowLabel={t("website.service.one")}
          addLabel={t("website.service.add")}
          firstField="name"
          max={20}
        >
          {(service) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name={`${service}.name`} label={t("website.service.name")} />
              <TextField
                name={`${service}.price`}
                label={t("website.service.price")}
                hint={t("website.service.priceHint")}
              />
              <LongTextField
                name={`${service}.text`}
                label={t("website.service.text")}
                rows={3}
                className="sm:col-span-2"
              />
            </div>
          )}
        </RepeatedFields>
        {products.length > 0 ? (
          <MultiSelectField
            name="products"
            label={t("website.products")}
            hint={t("website.productsHint")}
            options={products}
          />
        ) : (
          <p className="text-muted">
            {t("website.offer.noProducts")}{" "}
            <Link to="../products" className="text-accent underline">
              {t("website.offer.toProducts")}
            </Link>
          </p>
        )}
      </FormScreen>
    </>
  )
}
