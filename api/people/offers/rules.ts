import { offerStates } from "#contract/choices"
import { NewContract } from "#contract/contracts"
import type {
  Offer,
  OfferDetails,
  OfferEvent,
  OfferSettings,
  OfferStage,
  OfferTotals,
} from "#contract/offers"
import { NewQuote } from "#contract/quotes"
import type { Language } from "#contract/values"
import { type ClientKind, isBusiness } from "#domain/client-kind"
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
import type { EventRow } from "./history.queries"
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
  { field: "weight", head: "offers.weight", counts: true },
  { field: "weightedHT", head: "offers.weightedHT" },
  { field: "source", head: "offers.source" },
  { field: "expectedStart", head: "offers.expectedStart" },
  { field: "nextAction", head: "offers.nextAction" },
  { field: "nextActionOn", head: "offers.nextActionOn" },
  { field: "nextActionAt", head: "offers.nextActionAt" },
  { field: "abortReason", head: "offers.abortReason" },
  { field: "abortWords", head: "offers.abortWords" },
  { field: "description", head: "offers.description" },
  { field: "technicalNeeds", head: "offers.technicalNeeds" },
  { field: "context", head: "offers.context" },
  { field: "remark", head: "offers.remark" },
  { field: "modifiedAt", head: "offers.modifiedAt" },
  { field: "modifiedBy", head: "offers.modifiedBy" },
] as const satisfies readonly {
  field: keyof Offer
  head: string
  values?: string
  counts?: boolean
}[]

/** What an owner says of the open stages: how probable they are, and how long is long. */
export interface StageSettings {
  weights: typeof stageWeights
  days: typeof stageDays
}

/** What everyone begins with. */
export const usualSettings: OfferSettings = {
  version: 0,
  firstContactWeight: stageWeights.firstContact,
  positionedWeight: stageWeights.positioned,
  onWaitingWeight: stageWeights.onWaiting,
  firstContactDays: stageDays.firstContact,
  positionedDays: stageDays.positioned,
  onWaitingDays: stageDays.onWaiting,
}

/** The same, stage by stage. */
export const stagesIn = (settings: OfferSettings): StageSettings => ({
  weights: {
    firstContact: settings.firstContactWeight,
    positioned: settings.positionedWeight,
    onWaiting: settings.onWaitingWeight,
  },
  days: {
    firstContact: settings.firstContactDays,
    positioned: settings.positionedDays,
    onWaiting: settings.onWaitingDays,
  },
})

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

/** The columns of the board: those of a stage with no offer too. */
export function boardOf(sums: StageSum[], cards: Offer[]): OfferStage[] {
  return offerStates.map((state) => {
    const its = sums.filter((sum) => sum.state === state)
    return {
      state,
      count: its.reduce((all, sum) => all + sum.count, 0),
      withoutValue: its.reduce((all, sum) => all + sum.withoutValue, 0),
      totals: its.map(({ currency, valueHT, weightedHT }) => ({ currency, valueHT, weightedHT })),
      cards: cards.filter((card) => card.state === state),
    }
  })
}

type StageSum = Pick<OfferStage, "state" | "count" | "withoutValue"> & OfferStage["totals"][number]

/** What open offers come to together; no currency is added to another. */
export function openTotals(sums: StageSum[]): OfferTotals {
  const open = sums.filter(({ state }) => isOpenStage(state))
  const currencies = [...new Set(open.map(({ currency }) => currency))]
  return {
    count: open.reduce((all, sum) => all + sum.count, 0),
    withoutValue: open.reduce((all, sum) => all + sum.withoutValue, 0),
    totals: currencies.map((currency) => {
      const its = open.filter((sum) => sum.currency === currency)
      return {
        currency,
        valueHT: its.reduce((all, sum) => all + sum.valueHT, 0),
        weightedHT: its.reduce((all, sum) => all + sum.weightedHT, 0),
      }
    }),
  }
}

/** A row of the history as it travels. */
export const showEvent = ({
  place: _,
  offerId: __,
  enteredBefore: ___,
  byName,
  ...event
}: EventRow): OfferEvent => ({
  ...event,
  before: decimalOf(event.field, event.before),
  after: decimalOf(event.field, event.after),
  by: byName,
  at: event.at.toISOString(),
})

/** Days and percents travel as decimals, though JSON reads them as numbers; cents are numbers. */
const decimalOf = (field: OfferEvent["field"], value: OfferEvent["before"]) =>
  typeof value === "number" && field !== "tjmHT" ? String(value) : value

/** What a paper says of its own, in its client's language. */
export type Wording = (words: "start" | "days", value: string) => string

interface Agreement {
  offer: OfferRow & { tjmHT: number }
  client: { kind: ClientKind; country: string; language: Language }
  say: Wording
}

/** The draft of a quote of what was agreed; what the offer does not know is left to be filled in. */
export function quoteOf({
  offer,
  client,
  say,
  vatRegime,
}: Agreement & { vatRegime: string | null }): NewQuote {
  const isFranchise = vatRegime === "franchise"
  return NewQuote.parse({
    clientId: offer.clientId,
    includeVat: !isFranchise,
    includeLogo: true,
    note: offer.expectedStart && say("start", dayIn(client.language, offer.expectedStart)),
    lines: [
      {
        serviceName: offer.title,
        description: offer.description?.slice(0, 2000),
        quantity: plain(offer.expectedDays) ?? "1",
        unit: "day",
        unitPriceHT: offer.tjmHT,
        // The franchise charges none (CGI 293 B), nor does who serves a business abroad (CGI 259-1).
        vatRate: isFranchise || (isBusiness(client.kind) && client.country !== "FR") ? "0" : "20",
      },
    ],
  })
}

/** As papers write a day: 04/01/2027, and 4 January 2027 where the order of the two would be guessed. */
const dayIn = (language: Language, day: Day) =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: language === "fr" ? "short" : "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`))

/** The draft of a contract of what was agreed. */
export const contractOf = ({ offer, client, say }: Agreement, today: Day): NewContract =>
  NewContract.parse({
    clientId: offer.clientId,
    title: offer.title,
    description:
      [offer.description, daysNote(offer, client.language, say)]
        .filter(Boolean)
        .join("\n\n")
        .slice(0, 4000) || null,
    startDate: offer.expectedStart ?? today,
    priceHT: offer.tjmHT,
    unit: "day",
  })

const daysNote = ({ expectedDays }: OfferRow, language: Language, say: Wording) =>
  expectedDays && say("days", plain(expectedDays).replace(".", language === "fr" ? "," : "."))
