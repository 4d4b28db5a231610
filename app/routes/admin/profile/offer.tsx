import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OfferPart } from "#contract/profile"
import { CheckField } from "~/components/form/check-field"
import { MultiSelectField } from "~/components/form/multi-select-field"
import { FormScreen } from "~/components/screen/form-screen"
import { Card } from "~/components/ui/card"
import { apiFor } from "~/services/api.server"
import { joined, productsOf, productsSearch } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { useCan } from "~/services/person"
import { redirectWithToast } from "~/services/toast.server"
import { ProfileFrame } from "./_frame"

export const handle = { ...titled("profile.offer.title"), failed: "profile.failed" }

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "products.see")
  const [{ offeredProducts, offerPrices, version }, { rows, next }] = await Promise.all([
    api.get("/Profile"),
    api.list("/Products", { query: { sold: "false", limit: 100 } }),
  ])
  const unsold = rows.map(({ id, name }) => ({ value: id, label: name }))
  const isLong = next !== undefined
  // What is sold is no longer shown; what is chosen may stand behind the first hundred.
  const products = isLong ? joined(await productsOf(api, offeredProducts), unsold) : unsold
  const shown = offeredProducts.filter((id) => products.some(({ value }) => value === id))
  return {
    offer: { offeredProducts: shown, offerPrices, version },
    products,
    isLong,
    constraints: constraintsOf(OfferPart),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, OfferPart, { offeredProducts: productsSearch(api) })
  if (form.invalid) return form.reply()
  const saved = await api.put("/Profile/offer", { body: form.value })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, "../profile/visibility", "profile.changed")
}

/** Which products and services one's page of the directory shows. */
export default function OfferScreen() {
  const { t } = useTranslation()
  const can = useCan()
  const { offer, products, isLong, constraints } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame>
      <FormScreen
        // What was saved begins a new form.
        key={offer.version}
        title={t("profile.offer.title")}
        text={t("profile.offer.text")}
        labels="profile"
        constraints={constraints}
        defaultValue={offer}
        reply={useActionData<typeof action>()}
        cancelTo="../profile/visibility"
        readOnly={!can("profile.edit")}
      >
        <Card className="grid gap-5">
          {products.length > 0 ? (
            <MultiSelectField
              name="offeredProducts"
              label={t("profile.offeredProducts")}
              hint={t("profile.offeredProductsHint")}
              options={products}
              searched={isLong}
            />
          ) : (
            <p className="text-muted">
              {t("profile.offer.none")}{" "}
              {can("products.create") ? (
                <Link to="../products/new" className="text-accent underline">
                  {t("profile.offer.toProducts")}
                </Link>
              ) : null}
            </p>
          )}
          <CheckField name="offerPrices" label={t("profile.offerPrices")} />
        </Card>
      </FormScreen>
    </ProfileFrame>
  )
}
