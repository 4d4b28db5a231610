import { z } from "zod"
import { refusalOfPeriod } from "#domain/filter-period"
import { openStages } from "#domain/offer"
import { Acts } from "./acts"
import { offerActions, offerFigures, offerPapers, offerStates } from "./choices"
import { Suggested } from "./option-sets"
import { paging } from "./paging"
import { chosen } from "./selection"
import {
  Currency,
  Day,
  Id,
  Instant,
  LongText,
  Money,
  optional,
  Percent,
  Quantity,
  Stamp,
  Sum,
  Text,
  Time,
  Version,
} from "./values"

export const offerSorts = [
  "title",
  "client",
  "modifiedAt",
  "valueHT",
  "expectedStart",
  "nextActionOn",
] as const

/** The fields whose every value is kept. */
export const offerHistory = [
  "state",
  "tjmHT",
  "expectedDays",
  "probability",
  "clientId",
  "nextAction",
] as const

/** An hour as clocks show it, HH:MM. */

const nextAction = {
  nextAction: optional(Text(160)),
  nextActionOn: optional(Day),
  nextActionAt: optional(Time),
}

const rate = optional(Money.refine((cents) => cents <= 10 ** 8, { error: "amountTooBig 1000000" }))

const fields = {
  title: Text(120),
  clientId: optional(Id),
  /** Instead of a client that is there: the name of one that is made with the offer, as a prospect. */
  prospect: optional(Text(120)),
  contactId: optional(Id),
  /** The daily rate, excluding tax. */
  tjmHT: rate,
  expectedDays: optional(
    Quantity.refine((days) => !/^[0.]+$/.test(days), { error: "aboveZero" }).refine(
      (days) => Number(days) <= 10_000,
      { error: "tooBig 10000" },
    ),
  ),
  /** Its own, in percent; that of its stage when left out. */
  probability: optional(Percent.refine((rate) => Number(rate) <= 100, { error: "tooBig 100" })),
  /** A value of the list of sources, or what it is called; other words are added to it, for oneself. */
  source: optional(Suggested),
  expectedStart: optional(Day),
  description: optional(LongText(4000)),
  technicalNeeds: optional(LongText(4000)),
  context: optional(LongText(4000)),
  remark: optional(LongText(4000)),
  ...nextAction,
}

type NextActionFields = { [Name in keyof typeof nextAction]: string | null }

/** An action has a day; a day or an hour is that of an action. */
const refusalOfAction = (values: NextActionFields) => {
  if (values.nextAction && !values.nextActionOn) return "nextActionOn"
  if (!values.nextAction && (values.nextActionOn || values.nextActionAt)) return "nextAction"
  return undefined
}

const rules = <Shape extends typeof fields>(shape: Shape) =>
  z.object(shape).superRefine((offer, context) => {
    const values = offer as z.output<z.ZodObject<typeof fields>>
    const refuse = (path: keyof typeof fields, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (!values.clientId && !values.prospect) refuse("clientId", "required")
    if (values.clientId && values.prospect) refuse("prospect", "oneClient")
    const action = refusalOfAction(values)
    if (action) refuse(action, "required")
  })

export const NewOffer = rules({
  ...fields,
  state: z.enum(openStages).default("firstContact"),
}).meta({ id: "NewOffer" })
export const OfferChanges = rules({ ...fields, version: Version }).meta({ id: "OfferChanges" })

/** Where an offer goes, and from where as the caller saw it; what is aborted says why. */
export const OfferMove = z
  .object({
    from: z.enum(offerStates),
    to: z.enum(offerStates),
    /** A value of the list of reasons, or what it is called; other words are added to it, for oneself. */
    reason: optional(Suggested),
    words: optional(LongText(1000)),
  })
  .superRefine(({ to, reason, words }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    if (to === "aborted" && !reason) refuse("reason", "required")
    if (reason === "other" && !words) refuse("words", "required")
  })
  .meta({ id: "OfferMove" })

/** An agreement, from the state that the caller saw, and what is made of it: once, whoever asks again. */
export const OfferAcceptance = z
  .object({
    from: z.enum(offerStates),
    makes: z.enum(offerPapers),
    /** Of an offer that has no rate yet: what its paper is priced at. */
    tjmHT: rate,
  })
  .meta({ id: "OfferAcceptance" })

export const OfferAction = z
  .object({
    nextAction: Text(160),
    nextActionOn: Day,
    nextActionAt: optional(Time),
    version: Version,
  })
  .meta({ id: "OfferAction" })
export const OfferActionEnd = z.object({ version: Version }).meta({ id: "OfferActionEnd" })

const weight = Percent.refine((rate) => Number(rate) <= 100, { error: "tooBig 100" })
const longDays = z.coerce.number<number>().int().min(1).max(365)

const settings = {
  /** In percent; what is accepted counts whole, what is aborted not at all. */
  firstContactWeight: weight,
  positionedWeight: weight,
  onWaitingWeight: weight,
  /** After how many days in a stage an offer is marked. */
  firstContactDays: longDays,
  positionedDays: longDays,
  onWaitingDays: longDays,
}

export const OfferSettingsChanges = z
  .object({
    ...settings,
    // A form sends digits. Not coerced, as other versions are: false would be the 0 that one begins with.
    version: z.union([
      z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ]),
  })
  .meta({ id: "OfferSettingsChanges" })
/** Version 0 is what everyone begins with. */
export const OfferSettings = z
  .object({ ...settings, version: z.int() })
  .meta({ id: "OfferSettings" })

export const Offer = z
  .object({
    ...Stamp,
    title: z.string(),
    clientId: Id,
    clientName: z.string(),
    contactId: Id.nullable(),
    contactName: z.string().nullable(),
    state: z.enum(offerStates),
    tjmHT: Money.nullable(),
    expectedDays: z.string().nullable(),
    currency: Currency,
    probability: z.string().nullable(),
    source: z.string().nullable(),
    expectedStart: Day.nullable(),
    description: z.string().nullable(),
    technicalNeeds: z.string().nullable(),
    context: z.string().nullable(),
    remark: z.string().nullable(),
    nextAction: z.string().nullable(),
    nextActionOn: Day.nullable(),
    nextActionAt: z.string().nullable(),
    abortReason: z.string().nullable(),
    abortWords: z.string().nullable(),
    quoteId: Id.nullable(),
    contractId: Id.nullable(),
    modifiedAt: Instant,
    modifiedBy: z.string().nullable(),
    /** The rate times the days; none where one of them is not known. */
    valueHT: Sum.nullable(),
    /** The percent that it counts for: its own, else its stage's. */
    weight: z.string(),
    weightedHT: Sum.nullable(),
    /** Days in Paris since its stage was entered. */
    age: z.int(),
    /** It is in its stage for longer than its owner wants to see. */
    lingers: z.boolean(),
  })
  .meta({ id: "Offer" })

/** An offer alone, with what the caller can do with it. */
export const OfferDetails = Offer.extend({
  can: Acts("change", "remove", "move", "accept"),
}).meta({ id: "OfferDetails" })

/** What the offers of a stage come to, all of them: each currency apart. */
const StageTotal = z.object({
  currency: Currency,
  valueHT: Sum,
  weightedHT: Sum,
})

/** What the open offers of a filter come to. */
export const OfferTotals = z
  .object({
    count: z.int(),
    /** Of these, how many have no value, for want of a rate or of days. */
    withoutValue: z.int(),
    totals: z.array(StageTotal),
  })
  .meta({ id: "OfferTotals" })

/** A column of the board: what it comes to, and its first cards. */
export const OfferStage = z
  .object({
    state: z.enum(offerStates),
    count: z.int(),
    /** Of these, how many have no value, for want of a rate or of days. */
    withoutValue: z.int(),
    totals: z.array(StageTotal),
    cards: z.array(Offer),
  })
  .meta({ id: "OfferStage" })

/** A step to come of an offer, as its history keeps it. */
const KeptAction = z.object({ text: z.string(), on: Day, at: z.string().nullable() })
const KeptValue = z.union([z.string(), z.number(), KeptAction]).nullable()

/** One field of an offer as a save left it: history is only added to. */
export const OfferEvent = z
  .object({
    id: Id,
    at: Instant,
    by: z.string().nullable(),
    field: z.enum(offerHistory),
    before: KeptValue,
    after: KeptValue,
    /** The client’s name, where it is the client that changed. */
    beforeName: z.string().nullable(),
    afterName: z.string().nullable(),
  })
  .meta({ id: "OfferEvent" })

const criteria = {
  q: paging(offerSorts).q,
  ...chosen,
  state: z.enum(offerStates).optional(),
  clientId: Id.optional(),
  source: Suggested.optional(),
  /** When the next action of an open offer is. */
  action: z.enum(offerActions).optional(),
  /** Days of the last modification, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** The offer that a quote or a contract was made of. */
  quoteId: Id.optional(),
  contractId: Id.optional(),
  /** The offer that was made of a letter, by the site or the directory. */
  letterId: Id.optional(),
  /** Those that a figure of the statistics was counted from. */
  figure: z.enum(offerFigures).optional(),
  /** Of which of them: a month, two stages ("positioned-onWaiting"), one, a reason or a source; without it of none. */
  of: z.string().max(120).optional(),
  /** The period of the statistics. */
  figureFrom: Day.optional(),
  figureTo: Day.optional(),
}

const narrowed = <Shape extends typeof criteria>(shape: Shape) =>
  z.object(shape).superRefine((filter, context) => {
    const { from, to, ...asked } = filter as {
      [Name in "from" | "to" | "figure" | "figureFrom" | "figureTo"]?: string
    }
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message })
    const refusal = refusalOfPeriod(from, to)
    if (refusal) refuse(refusal.path, refusal.code)
    const { figure, figureFrom, figureTo } = asked
    if (!figure || figure === "month") return
    if (!figureFrom) refuse("figureFrom", "required")
    if (!figureTo) refuse("figureTo", "required")
    const ofFigure = refusalOfPeriod(figureFrom, figureTo)
    if (ofFigure) refuse(ofFigure.path === "from" ? "figureFrom" : "figureTo", ofFigure.code)
  })

/** The board has the filter of the list. */
export const OfferBoardFilter = narrowed(criteria)
/** A history is not searched, and has one order. */
const { q: _q, sort: _sort, ...pages } = paging(["place"])
export const OfferHistoryFilter = z.object(pages)

export const OfferFilter = narrowed({ ...paging(offerSorts), ...criteria })

export type NewOffer = z.output<typeof NewOffer>
export type OfferChanges = z.output<typeof OfferChanges>
export type Offer = z.output<typeof Offer>
export type OfferDetails = z.output<typeof OfferDetails>
export type OfferEvent = z.output<typeof OfferEvent>
export type OfferMove = z.output<typeof OfferMove>
export type OfferAcceptance = z.output<typeof OfferAcceptance>
export type OfferAction = z.output<typeof OfferAction>
export type OfferSettings = z.output<typeof OfferSettings>
export type OfferStage = z.output<typeof OfferStage>
export type OfferTotals = z.output<typeof OfferTotals>
export type OfferBoardFilter = z.output<typeof OfferBoardFilter>
export type OfferHistoryFilter = z.output<typeof OfferHistoryFilter>
export type OfferFilter = z.output<typeof OfferFilter>
