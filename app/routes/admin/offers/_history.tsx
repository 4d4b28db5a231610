import { useTranslation } from "react-i18next"
import type { OfferEvent } from "#contract/offers"
import { formatDay, formatMoney, formatPercent } from "~/components/format"

/** How a value of the history reads, in the reader's language. */
export function useHistoryTexts() {
  const { t, i18n } = useTranslation()
  const language = i18n.language
  const said = (
    { field }: OfferEvent,
    value: OfferEvent["before"],
    name: string | null,
    currency: string,
  ): string => {
    if (value === null) return t("offers.history.nothing")
    if (typeof value === "object")
      return [value.text, formatDay(value.on, language), value.at].filter(Boolean).join(", ")
    switch (field) {
      case "state":
        return t(`offers.states.${value}`)
      case "tjmHT":
        return formatMoney(Number(value), currency, language)
      case "probability":
        return formatPercent(value, language)
      case "clientId":
        return name ?? "–"
      default:
        return new Intl.NumberFormat(language, { maximumFractionDigits: 4 }).format(Number(value))
    }
  }
  return (event: OfferEvent, currency: string) => ({
    field: t(`offers.history.fields.${event.field}`),
    value:
      event.before === null
        ? said(event, event.after, event.afterName, currency)
        : t("offers.history.change", {
            before: said(event, event.before, event.beforeName, currency),
            after: said(event, event.after, event.afterName, currency),
          }),
  })
}
