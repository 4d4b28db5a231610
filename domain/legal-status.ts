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
