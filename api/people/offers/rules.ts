import type { Offer, OfferDetails } from "#contract/offers"
import type { Day } from "#domain/day"
import { plain } from "#domain/decimal"
import {
  isOpenStage,
  offerWeight,
  offerWorth,
  stageAge,
  stageDays,
  stageWeights,
} from "#domain/offer"
import { permitted, type Rights } from "../../access/permitted.rules"
import type { OfferRow } from "./queries"

/** The columns of the export, in order. */
export const exported = [
  { field: "title", head: "offers.title" },
  { field: "clientName", head: "offers.client" },
  { field: "contactName", head: "offers.contact" },
  { field: "state", head: "offers.state", values: "offers.states" },
  { field: "tjmHT", head: "offers.tjmHT" },
  { field: "expectedDays", head: "offers.expectedDays" },
  { field: "valueHT", head: "offers.valueHT" },
  { field: "weight", head: "offers.weight" },
  { field: "weightedHT", head: "offers.weightedHT" },
  { field: "source", head: "offers.source", values: "offers.sources" },
  { field: "expectedStart", head: "offers.expectedStart" },
  { field: "nextAction", head: "offers.nextAction" },
  { field: "nextActionOn", head: "offers.nextActionOn" },
  { field: "nextActionAt", head: "offers.nextActionAt" },
  { field: "abortReason", head: "offers.abortReason", values: "offers.abortReasons" },
  { field: "abortWords", head: "offers.abortWords" },
  { field: "description", head: "offers.description" },
  { field: "technicalNeeds", head: "offers.technicalNeeds" },
  { field: "context", head: "offers.context" },
  { field: "remark", head: "offers.remark" },
  { field: "modifiedBy", head: "offers.modifiedBy" },
] as const satisfies readonly { field: keyof Offer; head: string; values?: string }[]

/** What an owner says of the open stages: how probable they are, and how long is long. */
export interface StageSettings {
  weights: typeof stageWeights
  days: typeof stageDays
}

export const usualSettings: StageSettings = { weights: stageWeights, days: stageDays }

/** What someone can do with an offer now. */
export const offerActs = (rights: Rights, { state }: Pick<Offer, "state">) =>
  permitted(rights, {
    change: "offers.edit",
    remove: "offers.delete",
    move: "offers.edit",
    accept: state !== "accepted" && "offers.edit",
  })

/** A row as it travels, with what follows from it on a day. */
export function showOffer(row: OfferRow, today: Day, settings: StageSettings): Offer {
  const { enteredAt, modifiedByName, ...offer } = row
  const expectedDays = plain(row.expectedDays)
  const probability = plain(row.probability)
  const valued = { ...offer, expectedDays, probability }
  const age = stageAge(enteredAt, today)
  return {
    ...valued,
    ...offerWorth(valued, settings.weights),
    weight: offerWeight(valued, settings.weights),
    age,
    lingers: isOpenStage(row.state) && age > settings.days[row.state],
    modifiedBy: modifiedByName,
    modifiedAt: row.modifiedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** The same alone, as its caller finds it. */
export const offerDetails = (
  row: OfferRow,
  { today, rights }: { today: Day; rights: Rights },
  settings: StageSettings,
): OfferDetails => ({ ...showOffer(row, today, settings), can: offerActs(rights, row) })
