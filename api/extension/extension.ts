import type { Area, NotedArea, SearchKind } from "#contract/areas"
import type { CalendarLayer, layerCards } from "#contract/calendar-layers"
import type { importKinds } from "#contract/choices"
import type { StepRow } from "#contract/dashboard"
import type { Step, stepCards } from "#contract/steps"
import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import type { Cents } from "#domain/money"
import { translate } from "../http/messages"
import type { ActivitySource } from "../notes/activity.queries"
import type { Context } from "../ports/context"
import type { ImportKind } from "../ports/import-kind"

/** How records are found by words: as many as are told, in the order of how well they fit. */
export type Search = (
  searcher: Pick<Context, "db" | "owner" | "today"> & { q: string; most: number; say: Wording },
) => Promise<{ id: string; title: Part[]; detail: Part[] }[]>

type Part = string | false | null | undefined

/** What there is to do of one kind, in the order in which it is told. */
export type StepFinder = (
  asked: Pick<Context, "db" | "owner" | "today" | "person">,
) => Promise<StepRow[]>

/** A day of a layer of the calendar: a record that something happens to on it, until a last day if it lasts. */
export interface LayerDay {
  id: string | null
  /** Which of the several days of its record this is, where one record has several. */
  which?: string
  /** When the record was changed, as far as it is one. */
  changedAt?: Date
  day: Day
  /** An hour of it, as clocks in Paris show it. */
  at?: string | null
  until?: Day
  title: Part[]
  detail?: Part[]
}

/** What an area tells of some days, both included; never a price, as other calendars may read it. */
export type LayerSource = (
  asked: Pick<Context, "db" | "owner" | "today"> & { from: Day; to: Day; say: Wording },
) => Promise<LayerDay[]>

type LayersOf<Name> = Extract<(typeof layerCards)[number], { area: Name }>["name"] & CalendarLayer

type StepsOf<Name> = Extract<(typeof stepCards)[number], { area: Name }>["name"] & Step

/** What an area adds to what all have, as far as its card says that it does. */
export type Extension<Name extends Area["name"]> = (Name extends SearchKind
  ? { search: Search }
  : unknown) &
  (Name extends NotedArea ? { activity: ActivitySource } : unknown) &
  (StepsOf<Name> extends never ? unknown : { steps: Record<StepsOf<Name>, StepFinder> }) &
  (LayersOf<Name> extends never ? unknown : { layers: Record<LayersOf<Name>, LayerSource> }) &
  (Name extends (typeof importKinds)[number] ? { import: ImportKind } : unknown)

export type Wording = ReturnType<typeof wordingIn>

/** Amounts, days and words as the lists show them. */
export function wordingIn(language: Language) {
  const region = language === "fr" ? "fr-FR" : "en-GB"
  return {
    text: (key: string) => translate(language, key),
    money: (cents: Cents | null, currency: string) =>
      cents !== null &&
      new Intl.NumberFormat(region, { style: "currency", currency }).format(cents / 100),
    number: (number: number) => new Intl.NumberFormat(region).format(number),
    language: (code: string) =>
      new Intl.DisplayNames(region, { type: "language" }).of(code) ?? code,
    // The same in French and in European English.
    day: (day: Day | null) => day?.split("-").reverse().join("/"),
  }
}
