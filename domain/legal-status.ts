/** Specification §9. */
export const legalStatuses = [
  "entrepreneur",
  "EURL",
  "SARL",
  "SASU",
  "SAS",
  "SA",
  "SNC",
  "SCS",
  "SCA",
] as const

export type LegalStatus = (typeof legalStatuses)[number]

/** Whether it is a company: it has a share capital, a seat and a register of its own. */
export function isCompany(status: LegalStatus): boolean {
  return status !== "entrepreneur"
}

/** A person in business bills under the own name, a company under its own (C. com. R123-237). */
export function sellerName(seller: {
  firstName: string | null
  lastName: string | null
  commercialName: string | null
  legalStatus: LegalStatus | null
}): string | null {
  const { firstName, lastName, commercialName, legalStatus } = seller
  if (legalStatus !== null && isCompany(legalStatus)) return commercialName
  return [firstName, lastName].filter(Boolean).join(" ") || null
}

/** The name as papers must bear it: a person in business adds "EI" (C. com. R526-27). */
export function nameInBusiness(name: string, status: LegalStatus | null): string {
  const bears = /(^|\s)(EI|entrepreneur individuel|entrepreneure individuelle)(?=\s|,|$)/i.test(
    name,
  )
  return status === "entrepreneur" && !bears ? `${name} EI` : name
}
