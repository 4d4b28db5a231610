import { useTranslation } from "react-i18next"
import type { Purchase } from "#contract/purchases"
import { formatIban } from "#domain/iban"
import { formatSiren } from "#domain/siren"
import { formatNumber } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { SectionCard } from "~/components/screen/section-card"
import { DateCell, MoneyCell } from "~/components/table/cells"
import { useLanguage } from "~/components/use-language"

/** Who sent the bill, and what it says as a whole. */
export function PurchaseProperties({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = (cents: number | null) =>
    cents === null ? null : <MoneyCell cents={cents} currency={purchase.currency} />
  const day = (value: string | null) => value && <DateCell day={value} />
  return (
    <>
      <SectionCard title={t("purchases.groups.supplier")}>
        <PropertyList
          properties={[
            { label: t("purchases.supplierName"), value: purchase.supplierName },
            {
              label: t("purchases.supplierSiren"),
              value: purchase.supplierSiren && formatSiren(purchase.supplierSiren),
            },
            { label: t("purchases.supplierVatNumber"), value: purchase.supplierVatNumber },
            { label: t("purchases.iban"), value: purchase.iban && formatIban(purchase.iban) },
          ]}
        />
      </SectionCard>
      <SectionCard title={t("purchases.groups.bill")}>
        <PropertyList
          properties={[
            { label: t("purchases.number"), value: purchase.number },
            { label: t("purchases.kind"), value: t(`bills.kinds.${purchase.kind}`) },
            { label: t("purchases.issueDate"), value: day(purchase.issueDate) },
            { label: t("purchases.dueDate"), value: day(purchase.dueDate) },
            {
              label: t("purchases.category"),
              value: t(`purchases.categories.${purchase.category}`),
            },
            { label: t("purchases.origin"), value: t(`purchases.origins.${purchase.origin}`) },
            {
              label: t("purchases.deductibleShare"),
              value: formatNumber(purchase.deductibleShare, language),
            },
            { label: t("purchases.paidOn"), value: day(purchase.paidOn) },
            {
              label: t("purchases.means"),
              value: purchase.means && t(`bills.means.${purchase.means}`),
            },
          ]}
        />
      </SectionCard>
      <SectionCard title={t("purchases.groups.totals")} className="lg:col-span-2">
        <PropertyList
          properties={[
            { label: t("purchases.totalHT"), value: money(purchase.totalHT) },
            { label: t("purchases.totalVat"), value: money(purchase.totalVat) },
            { label: t("purchases.totalTTC"), value: money(purchase.totalTTC) },
            { label: t("purchases.due"), value: money(purchase.due) },
            ...purchase.vat.map(({ rate, base, tax }) => ({
              label: t("purchases.vatAt", { rate: formatNumber(rate, language) }),
              value: (
                <>
                  {money(tax)} {t("purchases.on")} {money(base)}
                </>
              ),
            })),
          ]}
        />
      </SectionCard>
    </>
  )
}
