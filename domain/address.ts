import { countryName } from "./country"

export interface Address {
  streetAddress: string | null
  postalCode: string | null
  city: string | null
  country: string
}

/** The fields without which a letter does not arrive. */
export function missingOfAddress(address: Address): ("streetAddress" | "postalCode" | "city")[] {
  return (["streetAddress", "postalCode", "city"] as const).filter(
    (field) => !address[field]?.trim(),
  )
}

/** The lines of an envelope; the country only when the letter leaves `from`. */
export function linesOfAddress(address: Address, language = "fr", from = "FR"): string[] {
  const cityLine = [address.postalCode, address.city].filter(Boolean).join(" ")
  const country = address.country === from ? "" : countryName(address.country, language)
  return [address.streetAddress ?? "", cityLine, country].filter(Boolean)
}
