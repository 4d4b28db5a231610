import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { formatPercent } from "~/components/format"
import { ActivityFeed } from "~/components/screen/activity-feed"
import { Banner } from "~/components/screen/banner"
import { PageHeader } from "~/components/screen/page-header"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { ButtonLink } from "~/components/ui/button-link"
import { useLanguage } from "~/components/use-language"
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
  const language = useLanguage()
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
          <>
            {product.can.includes("change") ? (
              <ButtonLink to="edit" variant={product.can.includes("sell") ? "outline" : "default"}>
                {t("products.change")}
              </ButtonLink>
            ) : null}
            {product.can.includes("sell") ? (
              <ButtonLink to="sale">{t("products.sale.link")}</ButtonLink>
            ) : null}
          </>
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
              { label: t("products.quantity"), value: String(product.quantity) },
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
              { label: t("products.supplierName"), value: product.supplierName },
              {
                label: t("products.purchaseMeans"),
                value: product.purchaseMeans && t(`bills.means.${product.purchaseMeans}`),
              },
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
              ...(product.vat > 0
                ? [
                    {
                      label: t(`products.vatSchemes.${product.vatScheme}`),
                      value: money(product.vat),
                    },
                  ]
                : []),
              {
                label: t("products.margin"),
                value: (
                  <>
                    {money(product.margin)}
                    {product.marginRate === null
                      ? null
                      : ` (${formatPercent(product.marginRate, language)})`}
                  </>
                ),
              },
            ]}
          />
          {product.margin !== null && product.margin < 0 ? (
            <div className="mt-4">
              <Banner tone="warning" title={t("products.loss")} />
            </div>
          ) : null}
        </SectionCard>
        <ActivityFeed feed={product.activity} className="lg:col-span-2" />
      </div>
    </>
  )
}
