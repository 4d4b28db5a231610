import { useTranslation } from "react-i18next"
import type { Quote } from "#contract/quotes"
import { PropertyList } from "~/components/screen/property-list"
import { DateCell, LinkCell, PercentCell } from "~/components/table/cells"

/** What stands on a quote beside its lines; what was left out is not spoken of. */
export function QuoteProperties({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  const properties = [
    {
      label: t("quotes.releaseDate"),
      value: quote.releaseDate && <DateCell day={quote.releaseDate} />,
    },
    { label: t("quotes.edition"), value: quote.edition > 1 ? String(quote.edition) : null },
    {
      label: t("quotes.depositRate"),
      value: quote.depositRate && <PercentCell rate={quote.depositRate} />,
    },
    {
      label: t("quotes.bill"),
      value: quote.bill && (
        <LinkCell to={`../bills/${quote.bill.id}`}>
          {quote.bill.number ?? t("billStatus.draft")}
        </LinkCell>
      ),
    },
    {
      label: t("bills.deposits.title"),
      value:
        quote.deposits.length > 0 &&
        quote.deposits.map(({ id, number }) => (
          <span key={id} className="block">
            <LinkCell to={`../bills/${id}`}>{number ?? t("billStatus.draft")}</LinkCell>
          </span>
        )),
    },
    { label: t("quotes.note"), value: quote.note, wide: true },
  ]
  return <PropertyList properties={properties.filter(({ value }) => value)} />
}
