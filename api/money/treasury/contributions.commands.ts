import type { Contributions } from "#contract/contributions"
import { declarationPeriods, microDeclaration } from "#domain/micro-declaration"
import type { SplitReceipt } from "#domain/receipt-split"
import { invalid } from "../../http/problem"
import { findProfile } from "../../people/profile/queries"
import type { Context } from "../../ports/context"
import { listBilled } from "../books/ledger.queries"
import { listReceipts } from "../books/queries"
import { type BookEntry, microParts, regimeOn, turnoverOf } from "./rules"
import { showSettings } from "./settings.commands"
import { settleContributions } from "./settings.queries"

type Asked = Pick<Context, "db" | "owner" | "today">

/** As many periods as one looks back on: a year of quarters, or of months. */
const shown = { monthly: 12, quarterly: 5 } as const

/** What a micro-entrepreneur declares of each period, from the book of receipts, by the regime of its last day. */
export async function showContributions({ db, owner, today }: Asked): Promise<Contributions> {
  const { regime, regimes, contributionsSettledUntil } = await showSettings({ db, owner, today })
  if (regime?.taxation !== "micro") return { isMicro: false, periods: [] }
  const { rhythm, beganOn } = regime
  const periods = declarationPeriods(today, rhythm, shown[rhythm], beganOn)
  const [last] = periods
  const first = periods.at(-1)
  const receipts: SplitReceipt[] = []
  for (let year = yearOf(first?.from); year <= yearOf(last?.to); year++) {
    const entries: BookEntry[] = await listReceipts(db, owner, year)
    const turnover = turnoverOf(entries, await listBilled(db, owner, year))
    for (const entry of entries) {
      const part = turnover.get(entry.sequence)
      const then = regimeOn(regimes, entry.day)
      if (part && then?.taxation === "micro") receipts.push(...microParts(entry.day, part, then))
    }
  }
  const departement = (await findProfile(db, owner))?.postalCode?.slice(0, 2)
  return {
    isMicro: true,
    periods: periods.map((period) => {
      const then = regimeOn(regimes, period.to) ?? regime
      const { rows, due, toCorrect } = microDeclaration({
        period,
        activities: then.goodsActivity ? [then.activity, then.goodsActivity] : [then.activity],
        receipts,
        withIncomeTax: then.withIncomeTax,
        beganWithAcre: then.acre ? then.beganOn : null,
        departement,
      })
      return {
        ...period,
        due,
        isOpen: period.to >= today,
        isSettled: contributionsSettledUntil !== null && contributionsSettledUntil >= period.to,
        rows,
        total: rows.reduce((sum, row) => sum + row.total, 0),
        toCorrect: toCorrect ?? null,
      }
    }),
  }
}

/** Marks all as declared and paid up to the end of a period. */
export async function settle(context: Asked, until: string): Promise<Contributions> {
  const { db, owner, today } = context
  if (until > today) invalid([{ path: "until", code: "inFuture" }])
  await settleContributions(db, owner, until)
  return showContributions(context)
}

const yearOf = (day = "") => Number(day.slice(0, 4))
