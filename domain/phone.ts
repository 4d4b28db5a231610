import { parsePhoneNumberFromString } from "libphonenumber-js/min"

/** A telephone number in E.164 ("+33612345678"); one without prefix is French. */
export function normalisePhone(text: string): string | undefined {
  if (text.length > 30) return undefined
  const phone = parsePhoneNumberFromString(text, "FR")
  return phone?.isValid() && !phone.ext ? phone.number : undefined
}

export function isPhone(text: string): boolean {
  return normalisePhone(text) === text
}

/** As people write it: national form for France, read there, international elsewhere. */
export function formatPhone(phone: string, readIn = "FR"): string {
  const parsed = parsePhoneNumberFromString(phone)
  if (!parsed) return phone
  const text =
    parsed.countryCallingCode === "33" && readIn === "FR"
      ? parsed.formatNational()
      : parsed.formatInternational()
  return text.replaceAll(" ", "\u00a0")
}
