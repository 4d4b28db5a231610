import type { TaxSettings, TaxSettingsChanges } from "#contract/treasury"
import { addMonths, type Day } from "#domain/day"
import { invalid, stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { regimeOn, sameRegime, settledUntil } from "./rules"
import * as queries from "./settings.queries"

/** The day from which a first regime holds: of before it nothing is known. */
const ever: Day = "1900-01-01"

export async function showSettings({
  db,
  owner,
  today,
}: Pick<Context, "db" | "owner" | "today">): Promise<TaxSettings> {
  const regimes = await queries.listRegimes(db, owner)
  const settings = (await queries.findSettings(db, owner)) ?? {
    version: 0,
    businessTax: null,
    ownReserve: 0,
    contributionsSettledUntil: null,
  }
  return { ...settings, regime: regimeOn(regimes, today) ?? null, regimes }
}

/** Saves how one is taxed. Another regime holds from its day on: what was received before stays by the old one. */
export async function saveSettings(
  context: Context,
  changes: TaxSettingsChanges,
): Promise<TaxSettings> {
  const { db, owner, today } = context
  const { startsOn, version, businessTax, ownReserve, ...rest } = changes
  const { contributionsSettledUntil: said, ...regime } = rest
  if (said && said > today) invalid([{ path: "contributionsSettledUntil", code: "inFuture" }])
  // Who says nothing is up to date on this very day; what comes due from now on is settled when they say so.
  const contributionsSettledUntil = settledUntil(said, today, rest)
  // A business may be about to begin, not in years.
  if (changes.beganOn && changes.beganOn > addMonths(today, 12))
    invalid([{ path: "beganOn", code: "regimeTooFar" }])
  // A regime is known before it begins, most often on the coming 1 January.
  if (startsOn && startsOn > addMonths(today, 12))
    invalid([{ path: "startsOn", code: "regimeTooFar" }])
  const settings = { businessTax, ownReserve, contributionsSettledUntil }
  const isSaved = await queries.saveSettings(db, owner, { version, ...settings })
  if (!isSaved) stale(await showSettings(context))
  await queries.dropSettlements(db, owner, contributionsSettledUntil)
  const before = (await showSettings(context)).regime
  if (!before || !sameRegime(before, regime))
    await queries.startRegime(db, owner, {
      ...regime,
      startsOn: before ? (startsOn ?? today) : ever,
    })
  return showSettings(context)
}
