/** Whether a country's post would read it; of the French we know five digits, of others nothing. */
export function isPostalCode(text: string, country: string): boolean {
  return country !== "FR" || /^\d{5}$/.test(text.replace(/\s/g, ""))
}
