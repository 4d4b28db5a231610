/** No department begins with 96, and 99 is how statistics call what is abroad. */
const nowhere = /^(?:00000|96|99)/

/** Whether a country's post would read it; of the French we know five digits, of others nothing. */
export function isPostalCode(text: string, country: string): boolean {
  if (country !== "FR") return true
  const digits = text.replace(/\s/g, "")
  return /^\d{5}$/.test(digits) && !nowhere.test(digits)
}
