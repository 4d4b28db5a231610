import { wireNumber, withoutMark } from "./wire-value"

/** How a person types a number: a comma in French, and thin spaces between thousands. */
function decimals(locale: string, digits: number): Intl.NumberFormat {
  const english = locale.startsWith("en")
  return new Intl.NumberFormat(english ? "en-GB" : "fr-FR", {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 4),
    useGrouping: !english,
  })
}

/** 123450 cents as "1 234,50"; what was typed stays as it was typed. */
export function typedMoney(text: string, locale: string): string {
  const cents = wireNumber(text)
  return cents === undefined ? text : decimals(locale, 2).format(cents / 100)
}

/** "7.75" as "7,75" in French. */
export function typedDecimal(text: string, locale: string): string {
  const plain = withoutMark(text)
  return locale.startsWith("en") ? plain : plain.replace(".", ",")
}

/** An IBAN in groups of four, as banks print it. */
export function typedIban(text: string): string {
  return (
    text
      .replace(/\s/g, "")
      .match(/.{1,4}/g)
      ?.join(" ") ?? ""
  )
}
