import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { activityOf } from "~/services/activity.server"
import { apiFor } from "~/services/api.server"
import { optionNames } from "~/services/options.server"
import { titled } from "~/services/page-title"
import { SoldBadge } from "../_sold-badge"

export const handle = titled<typeof loader>("screen.named", ({ name }) => ({ name }))

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args)
  const productId = args.params.productId ?? ""
  const [product, activity, colors, sizes] = await Promise.all([
    api.get("/Products/{productId}", { path: { productId } }),
    activityOf(api, args.request, "products", productId),
    optionNames(args.request, api, "productColor"),
    optionNames(args.request, api, "productSize"),
  ])
  const called = { color: colors.read(product.color), size: sizes.read(product.size) }
  return { ...product, ...called, activity }
}

export default function ProductScreen() {
  const { t } = useTranslation()
  const product = useLoaderData<typeof loader>()
  const money = (cents: number | null) => <MoneyCell cents={cents} currency={product.currency} />
  return (
    <>
      <PageHeader
        title={product.name}
        badge={<SoldBadge sold={product.sold} />}
        secondary={
          product.can.includes("remove") ? (
            <ButtonLink to="delete" variant="ghost" data-overlay="dialog">
              {t("products.delete")}
            </ButtonLink>
          ) : null
        }
        action={
          product.can.includes("change") ? (
            <ButtonLink to="edit">{t("products.change")}</ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SectionCard title={t("products.groups.thing")}>
          {product.imageId ? (
            <img
              src={`../files/${product.imageId}`}
              alt={t("products.imageOf", { name: product.name })}
              className="mb-4 max-h-64 rounded-card object-contain"
            />
          ) : null}
          <PropertyList
            properties={[
              { label: t("products.color"), value: product.color },
              { label: t("products.size"), value: product.size },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("products.groups.purchase")}>
          <PropertyList
            properties={[
              { label: t("products.purchaseDate"), value: <DateCell day={product.purchaseDate} /> },
              { label: t("products.purchasePrice"), value: money(product.purchasePrice) },
              { label: t("products.shippingFees"), value: money(product.shippingFees) },
              { label: t("products.advertisingCosts"), value: money(product.advertisingCosts) },
              { label: t("products.costPrice"), value: money(product.costPrice) },
            ]}
          />
        </SectionCard>
        <SectionCard title={t("products.groups.sale")} className="lg:col-span-2">
          <PropertyList
            properties={[
              { label: t("products.sellingPrice"), value: money(product.sellingPrice) },
              { label: t("products.sellingDate"), value: <DateCell day={product.sellingDate} /> },
              { label: t("products.collectedPrice"), value: money(product.collectedPrice) },
              { label: t("products.deliveryPrice"), value: money(product.deliveryPrice) },
              { label: t("products.margin"), value: money(product.margin) },
            ]}
          />
        </SectionCard>
        <ActivityFeed feed={product.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
