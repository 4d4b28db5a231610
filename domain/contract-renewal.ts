import { addDays, addMonths, type Day } from "./day"

interface Course {
  startDate: Day
  endDate: Day | null
  renewable: boolean
  /** How many days a renewal adds. */
  renewalDays: number | null
  /** How many days before the end one says that it shall not be renewed. */
  noticeDays: number | null
}

/** How long before the last day to say no one is told of it. */
const alertDays = 15

/**
 * The last day of a contract as it stands, the last on which its notice can be given, and the day from which its
 * renewal is near. A renewable one without an end runs for what a renewal adds.
 */
export function courseOf(
  { startDate, endDate, renewable, renewalDays, noticeDays }: Course,
  renewedUntil: Day | null,
): { runsUntil: Day | null; deadline: Day | null; alertOn: Day | null } {
  const days = renewable ? renewalDays : null
  const agreed = endDate ?? (days ? addDays(startDate, days - 1) : null)
  const runsUntil = agreed && renewedUntil && renewedUntil > agreed ? renewedUntil : agreed
  if (!days || !runsUntil) return { runsUntil, deadline: null, alertOn: null }
  if (noticeDays === null)
    return { runsUntil, deadline: null, alertOn: addDays(runsUntil, 1 - nearDays(days)) }
  const deadline = addDays(runsUntil, -noticeDays)
  return { runsUntil, deadline, alertOn: addDays(deadline, -alertDays) }
}

/** A month before; of shorter periods a half, so that what was just renewed is not near again. */
const nearDays = (renewalDays: number): number =>
  Math.min(30, Math.max(1, Math.floor(renewalDays / 2)))

/**
 * Between which days a consumer is told that the contract need not be renewed: three months to one before the
 * last day to say no (C. conso. L215-1).
 */
export const tellConsumerBetween = (lastDayToRefuse: Day): [Day, Day] => [
  addMonths(lastDayToRefuse, -3),
  addMonths(lastDayToRefuse, -1),
]
