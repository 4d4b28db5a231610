import { addDays, type Day, daysBetween } from "./day"

/** One letter of a sequence: so many days after the due date, or before it where it is below zero. */
export interface ReminderStep {
  days: number
}

/** What a sequence follows: the due date, and the steps that were taken. */
export interface ReminderState {
  dueDate: Day
  taken: readonly number[]
}

/** A step whose day has passed for longer is left out: nobody is reminded of last month's reminder. */
const patience = 7

/**
 * The step that is due today: the latest one whose day has come. Those before it are left out, so that a
 * sequence that begins late, or was held up, does not send everything at once; a reminder before the due
 * date never comes after it.
 */
export function stepDue<Step extends ReminderStep>(
  steps: readonly Step[],
  { dueDate, taken }: ReminderState,
  today: Day,
): Step | undefined {
  const late = daysBetween(dueDate, today)
  const come = ordered(steps).filter(({ days }) => days <= late)
  const step = come.at(-1)
  if (!step || taken.some((days) => days >= step.days)) return undefined
  if (late - step.days > patience || (step.days < 0 && late > 0)) return undefined
  return step
}

/** The step whose words fit today, where someone reminds by hand: the latest one on this side of the due date. */
export function stageOn<Step extends ReminderStep>(
  steps: readonly Step[],
  dueDate: Day,
  today: Day,
): Step | undefined {
  const late = daysBetween(dueDate, today)
  return ordered(steps)
    .filter(({ days }) => days <= late && days < 0 === late < 0)
    .at(-1)
}

/** The next step and its day, today included; nothing where the sequence is over. */
export function nextStep<Step extends ReminderStep>(
  steps: readonly Step[],
  reminded: ReminderState,
  today: Day,
): { step: Step; day: Day } | undefined {
  const due = stepDue(steps, reminded, today)
  if (due) return { step: due, day: today }
  const late = daysBetween(reminded.dueDate, today)
  const step = ordered(steps).find(({ days }) => days > late)
  return step && { step, day: addDays(reminded.dueDate, step.days) }
}

const ordered = <Step extends ReminderStep>(steps: readonly Step[]) =>
  [...steps].sort((one, other) => one.days - other.days)
