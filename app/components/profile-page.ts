const pages: Record<string, string> = {
  lastName: "personal",
  streetAddress: "address",
  postalCode: "address",
  city: "address",
  country: "address",
  vatRegime: "vat",
  vatNumber: "vat",
}

/** The page of the profile on which a field is mended. */
export const profilePageOf = (field: string): string => pages[field] ?? "professional"
