import type { OfferSettings } from "#contract/offers"
import { plain } from "#domain/decimal"
import { stale } from "../../http/problem"
import type { Context } from "../../ports/context"
import { type StageSettings, stagesIn, usualSettings } from "./rules"
import * as queries from "./settings.queries"

type Caller = Pick<Context, "db" | "owner">

/** How the owner weighs the stages; as everyone begins, where they never said. */
export async function readSettings({ db, owner }: Caller): Promise<OfferSettings> {
  const settings = await queries.findSettings(db, owner)
  return settings ? shown(settings) : usualSettings
}

export const stagesOf = async (caller: Caller): Promise<StageSettings> =>
  stagesIn(await readSettings(caller))

export async function changeSettings(
  caller: Caller,
  settings: OfferSettings,
): Promise<OfferSettings> {
  const changed = await queries.changeSettings(caller.db, caller.owner, settings)
  return changed ? shown(changed) : stale(await readSettings(caller))
}

const shown = (settings: OfferSettings): OfferSettings => ({
  ...settings,
  firstContactWeight: plain(settings.firstContactWeight),
  positionedWeight: plain(settings.positionedWeight),
  onWaitingWeight: plain(settings.onWaitingWeight),
})
