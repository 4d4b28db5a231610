import { addDays, addMonths, type Day } from "./day"

/** From this amount without VAT a client has to check on whom it buys from (C. trav. L8222-1, R8222-1). */
export const vigilanceFrom = 500_000

/** At conclusion, and every six months until the end (C. trav. D8222-5). */
const everyMonths = 6

/** The days of the checks up to a day, each counted from the conclusion. */
export function vigilanceChecks(concludedOn: Day, until: Day): Day[] {
  const checks: Day[] = []
  for (let count = 0; ; count++) {
    const day = addMonths(concludedOn, count * everyMonths)
    if (day > until) return checks
    checks.push(day)
  }
}

/** The last day on which an attestation is less than six months old. */
export const attestationValidUntil = (issuedOn: Day): Day =>
  addDays(addMonths(issuedOn, everyMonths), -1)

/** Whether an attestation serves on a day. */
export const attestationCovers = (issuedOn: Day, day: Day): boolean =>
  issuedOn <= day && day <= attestationValidUntil(issuedOn)
