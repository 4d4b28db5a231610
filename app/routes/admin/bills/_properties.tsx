import { useTranslation } from "react-i18next"
import type { Bill } from "#contract/bills"
import { isOwed } from "#domain/bill-kind"
import { countryName } from "#domain/country"
import { formatDay, formatPercent } from "~/components/format"
import { PropertyList } from "~/components/screen/property-list"
import { DateCell, LinkCell, PercentCell } from "~/components/table/cells"

/** What stands on a bill beside its lines; what was left out is not spoken of. */
export function BillProperties({ bill }: { bill: Bill }) {
  const { t, i18n } = useTranslation()
  const { billingPeriodStart: start, billingPeriodEnd: end } = bill
  const day = (text: string | null) => (text ? formatDay(text, i18n.language) : "…")
  const properties = [
    {
      label: bill.kind === "bill" || bill.kind === "deposit" ? "" : t(`bills.origins.${bill.kind}`),
      value: bill.origin && (
        <LinkCell to={`../bills/${bill.origin.id}`}>{bill.origin.number}</LinkCell>
      ),
    },
    {
      label: t("bills.releaseDate"),
      value: bill.releaseDate && <DateCell day={bill.releaseDate} />,
    },
    {
      label: t("bills.dueDate"),
      value: isOwed(bill.kind) && bill.dueDate && <DateCell day={bill.dueDate} />,
    },
    {
      label: t("bills.paymentDate"),
      value: bill.paymentDate && <DateCell day={bill.paymentDate} />,
    },
    { label: t("bills.createdAt"), value: <DateCell day={bill.createdAt.slice(0, 10)} /> },
    {
      label: t("bills.penaltyDate"),
      value: bill.includePenalty && bill.penaltyDate && <DateCell day={bill.penaltyDate} />,
    },
    {
      label: t("bills.billingPeriod"),
      value: (start || end) && t("bills.period", { start: day(start), end: day(end) }),
    },
    { label: t("bills.suppliedOn"), value: bill.suppliedOn && <DateCell day={bill.suppliedOn} /> },
    {
      label: t("bills.delivery"),
      value: [
        bill.deliveryName,
        bill.deliveryStreetAddress,
        [bill.deliveryPostalCode, bill.deliveryCity].filter(Boolean).join(" "),
        bill.deliveryCountry && countryName(bill.deliveryCountry, i18n.language),
      ]
        .filter(Boolean)
        .join(", "),
    },
    { label: t("bills.purchaseOrder"), value: bill.purchaseOrder },
    { label: t("bills.contractReference"), value: bill.contractReference },
    { label: t("bills.buyerReference"), value: bill.buyerReference },
    {
      label: t("bills.earlyPaymentRate"),
      value:
        bill.earlyPaymentRate &&
        t("bills.earlyPaymentWithin", {
          rate: formatPercent(bill.earlyPaymentRate, i18n.language),
          days: bill.earlyPaymentDays,
        }),
    },
    {
      label: t("bills.penaltyRate"),
      value: bill.penaltyRate && <PercentCell rate={bill.penaltyRate} />,
    },
    { label: t("bills.reason"), value: bill.reason, wide: true },
    { label: t("bills.note"), value: bill.note, wide: true },
  ]
  return <PropertyList properties={properties.filter(({ value }) => value)} />
}
