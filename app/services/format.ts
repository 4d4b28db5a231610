import { useMemo } from "react"
import { useTranslation } from "react-i18next"

const timeZone = "Europe/Paris"

/** Numbers, amounts and days as the language writes them; instants as a clock in Paris shows them. */
export function formatsIn(locale: string) {
  // English readers get European English: 21 Nov 2026, and weeks that start on Monday.
  const region = locale === "en" ? "en-GB" : "fr-FR"
  const day = (text: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: "UTC" }).format(
      new Date(`${text}T00:00:00Z`),
    )
  return {
    /** Cents of a currency: 123450 is "1 234,50 €". */
    money: (cents: number, currency = "EUR") =>
      new Intl.NumberFormat(region, { style: "currency", currency }).format(cents / 100),
    number: (value: number | string) =>
      new Intl.NumberFormat(region, { maximumFractionDigits: 4 }).format(Number(value)),
    /** A rate in percent: "5.5" is "5,5 %". */
    percent: (rate: number | string) =>
      new Intl.NumberFormat(region, { style: "percent", maximumFractionDigits: 2 }).format(
        Number(rate) / 100,
      ),
    /** YYYY-MM-DD as "21/11/2026". */
    day: (text: string) => day(text, { dateStyle: "short" }),
    /** YYYY-MM-DD as "21 novembre 2026". */
    longDay: (text: string) => day(text, { dateStyle: "long" }),
    month: (text: string) => day(text, { month: "long", year: "numeric" }),
    instant: (text: string) =>
      new Intl.DateTimeFormat(region, { dateStyle: "short", timeStyle: "short", timeZone }).format(
        new Date(text),
      ),
    bytes: (size: number) => {
      const [value, unit] =
        size < 1_000_000 ? [size / 1_000, "kilobyte"] : [size / 1_000_000, "megabyte"]
      return new Intl.NumberFormat(region, {
        style: "unit",
        unit,
        maximumFractionDigits: 1,
      }).format(value)
    },
  }
}

export type Formats = ReturnType<typeof formatsIn>

/** {@link formatsIn} the page's language. */
export function useFormat(): Formats {
  const { language } = useTranslation().i18n
  return useMemo(() => formatsIn(language), [language])
}
