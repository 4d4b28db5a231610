import { isDeepStrictEqual } from "node:util"
import type { z } from "zod"
import { goodsActivities } from "#contract/choices"
import type { Contributions, ContributionSettlement as Settlement } from "#contract/contributions"
import { addDays, todayIn, yearOf } from "#domain/day"
import {
  type DeclarationPeriod,
  declarationPeriods,
  type MicroDeclaration,
  microDeclaration,
} from "#domain/micro-declaration"
import type { Cents } from "#domain/money"
import type { SplitReceipt } from "#domain/receipt-split"
import { invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { listEarned } from "../books/commands"
import { listBilled } from "../books/ledger.queries"
import { type BookEntry, microParts, type Regime, regimeOn, turnoverOf, wasSettled } from "./rules"
import { showSettings } from "./settings.commands"
import {
  listSettlements,
  payContributions,
  reopenContributions,
  settleContributions,
} from "./settings.queries"

type Asked = Pick<Context, "db" | "owner" | "today">

/** As many periods as one looks back on: a year of quarters, or of months. */
const shown = { monthly: 12, quarterly: 5 } as const

/** What a micro-entrepreneur declares of each period, from the book of receipts, by the regime of its last day. */
export async function showContributions({ db, owner, today }: Asked): Promise<Contributions> {
  const { regime, regimes, contributionsSettledUntil } = await showSettings({ db, owner, today })
  if (regime?.taxation !== "micro") return { isMicro: false, periods: [] }
  const { rhythm, beganOn } = regime
  const periods = declarationPeriods(today, regimes, shown[rhythm], beganOn)
  const [last] = periods
  const first = periods.at(-1)
  if (!last || !first) return { isMicro: true, periods: [] }
  const receipts = await receivedIn({ db, owner }, regimes, yearOf(first.from), yearOf(last.to))
  const departement = await departementOf({ db, owner })
  const settlements = await listSettlements(db, owner)
  return {
    isMicro: true,
    periods: periods.map((period) => {
      const then = regimeOn(regimes, period.to) ?? regime
      const isDeclared =
        contributionsSettledUntil !== null && contributionsSettledUntil >= period.to
      const by = isDeclared ? settlements.find(({ until }) => until === period.to) : undefined
      const whole = declarationOf(period, then, receipts, departement)
      // What was declared stays as it was; what was written down since is to be corrected.
      const known = receipts.filter((one) => wasSettled(one, period.to, settlements))
      const declared = isDeclared ? declarationOf(period, then, known, departement) : whole
      const isOther = !isDeepStrictEqual(whole.rows, declared.rows)
      return {
        ...period,
        due: declared.due,
        isOpen: period.to >= today,
        isDeclared,
        isSettled: isDeclared && by?.paidOn !== null,
        declaredOn: by ? todayIn("Europe/Paris", by.settledAt) : null,
        paidOn: by?.paidOn ?? null,
        ...summed(declared),
        toCorrect: declared.toCorrect ?? null,
        goodsAmong: receipts
          .filter(({ day }) => period.from <= day && day <= period.to)
          .reduce((sum, one) => sum + one.goodsAmong, 0),
        correction: isOther ? summed(whole) : null,
      }
    }),
  }
}

const summed = ({ rows }: MicroDeclaration) => ({
  rows,
  total: rows.reduce((sum, row) => sum + row.total, 0),
})

type Mine = Pick<Asked, "db" | "owner">

/** The receipts of some years that are turnover of a micro-entrepreneur, by activity. */
async function receivedIn(
  { db, owner }: Mine,
  regimes: readonly Regime[],
  from: number,
  to: number,
) {
  const receipts: (SplitReceipt & Pick<BookEntry, "recordedAt"> & { goodsAmong: Cents })[] = []
  for (let year = from; year <= to; year++) {
    const entries: BookEntry[] = await listEarned({ db, owner }, year)
    const turnover = turnoverOf(entries, await listBilled(db, owner, year))
    for (const entry of entries) {
      const part = turnover.get(entry.sequence)
      const then = regimeOn(regimes, entry.day)
      if (part && then?.taxation === "micro")
        for (const [at, one] of microParts(entry.day, part, then).entries()) {
          const goodsAmong = at === 0 && !sellsGoods(then) ? part.goods : 0
          receipts.push({ ...one, recordedAt: entry.recordedAt, goodsAmong })
        }
    }
  }
  return receipts
}

const sellsGoods = ({ activity, goodsActivity }: Regime) =>
  goodsActivity !== null || (goodsActivities as readonly string[]).includes(activity)

const departementOf = async ({ db, owner }: Mine) =>
  (await findProfile(db, owner))?.postalCode?.slice(0, 2)

const declarationOf = (
  period: DeclarationPeriod,
  then: Regime,
  receipts: readonly SplitReceipt[],
  departement: string | undefined,
) =>
  microDeclaration({
    period,
    activities: then.goodsActivity ? [then.activity, then.goodsActivity] : [then.activity],
    receipts,
    withIncomeTax: then.withIncomeTax,
    beganWithAcre: then.acre ? then.beganOn : null,
    departement,
  })

/**
 * The contributions that a declaration of these very days asks for, rounded as the Urssaf does; nothing where they
 * are no period of declaration, or more was given back than came in.
 */
export async function declaredBetween(
  { db, owner, today }: Asked,
  period: DeclarationPeriod,
): Promise<Cents | undefined> {
  const { regimes } = await showSettings({ db, owner, today })
  const then = regimeOn(regimes, period.to)
  if (then?.taxation !== "micro") return undefined
  const [whole] = declarationPeriods(period.to, regimes, 1, then.beganOn)
  if (whole?.from !== period.from || whole.to !== period.to) return undefined
  const receipts = await receivedIn({ db, owner }, regimes, yearOf(period.from), yearOf(period.to))
  const declared = declarationOf(period, then, receipts, await departementOf({ db, owner }))
  if (declared.toCorrect !== undefined) return undefined
  return declared.rows.reduce((sum, { total }) => sum + total, 0)
}

/** Marks all as declared, paid or corrected up to the end of a period; or takes that back, from this one on. */
export async function settle(
  context: Asked,
  { until, step }: z.output<typeof Settlement>,
): Promise<Contributions> {
  const { db, owner, today } = context
  if (until > today) invalid([{ path: "until", code: "inFuture" }])
  const { periods } = await showContributions(context)
  const period = periods.find(({ to }) => to === until)
  if (step === "takenBack") {
    if (period) await reopenContributions(db, owner, addDays(period.from, -1))
    return showContributions(context)
  }
  const paidOn = step === "declared" ? null : today
  // Those before it that were not declared are with it, each by itself.
  const before = periods.filter(({ to, isDeclared }) => to < until && !isDeclared)
  for (const { from, to } of before.toReversed())
    await settleContributions(db, owner, { since: from, until: to, paidOn })
  const isKnown = period?.isDeclared === true && period.declaredOn !== null
  if (step === "corrected" || !isKnown)
    await settleContributions(db, owner, { since: period?.from, until, paidOn })
  if (step !== "declared") await payContributions(db, owner, until, today)
  return showContributions(context)
}
