import { addDays, type Day } from "./day"

/** When someone can be hired, and the day on which they last said so. */
export interface Availability {
  startsOn: Day
  endsOn: Day | null
  daysPerWeek: number
  confirmedOn: Day
}

/** Days for which a word given holds: nobody is "available now" for having been so last year. */
export const confirmationHolds = 30

/** Whether what was said is recent enough to be shown as it was said. */
export const isConfirmed = ({ confirmedOn }: Pick<Availability, "confirmedOn">, today: Day) =>
  addDays(confirmedOn, confirmationHolds) >= today

/** Whether someone can be hired on a day, going by what they said and still hold to. */
export const isAvailableOn = (day: Day, said: readonly Availability[], today: Day): boolean =>
  said.some(
    (one) =>
      isConfirmed(one, today) && one.startsOn <= day && (one.endsOn === null || day <= one.endsOn),
  )
