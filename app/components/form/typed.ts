import { wireNumber, withoutMark } from "./wire-value"

/** How a person types a number: a comma in French, and thin spaces between thousands. */
function decimals(locale: string, digits: number): Intl.NumberFormat {
  const english = locale.startsWith("en")
  return new Intl.NumberFormat(english ? "en-GB" : "fr-FR", {
    minimumFractionDigits: digits,
    maximumFractionDigits: 6,
    useGrouping: !english,
  })
}

/** 123450 cents as "1 234,50"; what was typed stays as it was typed. */
export function typedMoney(text: string, locale: string): string {
  const cents = wireNumber(text)
  return cents === undefined ? text : decimals(locale, 2).format(cents / 100)
}

/** The number that a typed amount is, as the server reads it ("1 234,50 €"); NaN, if it is none. */
export function typedNumber(text: string): number {
  return Number.parseFloat(
    /^[+-]?\d+(\.\d*)?$/.exec(
      text
        .replace(/[\s'’]/g, "")
        .replace(/[€%]$/, "")
        .replace(",", "."),
    )?.[0] ?? "",
  )
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

/** A telephone number as one reads it aloud: "06 12 34 56 78", "+33 6 12 34 56 78"; others as they are. */
export function typedPhone(text: string): string {
  const plain = text.replace(/[\s.()-]/g, "").replace(/^00/, "+")
  if (/^0\d{9}$/.test(plain)) return plain.replace(/(\d{2})(?=\d)/g, "$1 ")
  const french = /^\+330?(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(plain)
  return french ? `+33 ${french.slice(1).join(" ")}` : text
}

/** The texts of a field that takes several, separated by commas. */
export function typedTags(text: string): string[] {
  return [...new Set(text.split(/[,;]/).flatMap((one) => one.trim() || []))]
}
