/** Where a business receives electronic bills: a scheme of the EAS code list, and what it is there (BT-49). */
export interface ElectronicAddress {
  scheme: string
  value: string
}

interface Reached {
  siren: string | null
  vatNumber: string | null
  email?: string | null
}

/** By SIREN in the French directory, else by VAT number, else by e-mail; null where it cannot be reached. */
export function electronicAddressOf({
  siren,
  vatNumber,
  email,
}: Reached): ElectronicAddress | null {
  if (siren) return { scheme: "0225", value: siren }
  const scheme = vatNumber && vatSchemes[vatNumber.slice(0, 2)]
  if (vatNumber && scheme) return { scheme, value: valueIn(scheme, vatNumber) }
  return email ? { scheme: "EM", value: email } : null
}

/** Sweden's and Norway's are the number of the organisation, which the VAT number holds behind the country. */
function valueIn(scheme: string, vatNumber: string): string {
  if (scheme === "0007") return vatNumber.slice(2, 12)
  return scheme === "0192" ? vatNumber.slice(2, 11) : vatNumber
}

/** EAS codes by the prefix of a VAT number; a French one is Monaco's, or of who tells no SIREN. */
const vatSchemes: Record<string, string> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CH: "9927",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  DK: "0198",
  EE: "9931",
  EL: "9933",
  ES: "9920",
  FI: "0213",
  FR: "9957",
  GB: "9932",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  NO: "0192",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SE: "0007",
  SI: "9949",
  SK: "9950",
  XI: "9932",
}
