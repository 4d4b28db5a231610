import type { GoalChanges, Goals } from "#contract/statistics"
import { centsEach, monthsLeft, paceOf } from "#domain/statistics"
import type { Context } from "../../ports/context"
import { findGoals, saveGoals, sumKeptBills } from "./queries"

type Asked = Pick<Context, "db" | "owner" | "today">

/** What one means to reach in a year, and how far that is. */
export async function readGoals({ db, owner, today }: Asked, asked?: number): Promise<Goals> {
  const year = asked ?? Number(today.slice(0, 4))
  const [goals, reached] = await Promise.all([
    findGoals(db, owner, year),
    sumKeptBills(db, owner, { first: `${year}-01`, last: `${year}-12` }, {}),
  ])
  const { turnoverHT = null, days = null, dailyRateHT = null } = goals ?? {}
  const rate = centsEach({ part: reached.daysHT, whole: reached.days })
  return {
    ...{ year, currency: "EUR", monthsLeft: monthsLeft(year, today) },
    turnoverHT: turnoverHT === null ? null : paceOf(turnoverHT, reached.totalHT, year, today),
    days: days === null ? null : paceOf(days, Number(reached.days), year, today, 1),
    dailyRateHT: dailyRateHT === null ? null : { goal: dailyRateHT, reached: rate },
  }
}

export async function changeGoals(context: Context, goals: GoalChanges): Promise<Goals> {
  await saveGoals(context.db, context.owner, goals)
  return readGoals(context, goals.year)
}
