import { expect, test } from "vitest"
import { type BudgetFacts, budgetOf } from "#domain/contract-budget"
import { courseOf, tellConsumerBetween } from "#domain/contract-renewal"
import { type AgreedTerms, termsOn } from "#domain/contract-terms"
import { certificationState, monthsCovered, trigramOf, yearsOfExperience } from "#domain/cv"
import { addDays, startOfDayIn } from "#domain/day"
import { compareCompanies, comparePersons, type KnownCompany } from "#domain/duplicates"
import { type Resume, readResume, writeResume } from "#domain/json-resume"
import type { Json } from "#domain/lossless-json"
import { enteredAt, offerWorth, stageAge } from "#domain/offer"
import { clockOf } from "#domain/retention"
import { readVCards } from "#domain/vcard"
import { attestationCovers, attestationValidUntil, vigilanceChecks } from "#domain/vigilance"
import { startApi } from "./api"
import cases from "./prospect-vectors.json"

/*
 * Cases of prospecting, as they were handed over. Each group has one runner, which says how the product is
 * asked; the cases are data, and more of them can be added there.
 */

type Case = (typeof cases)[number]
type Input = Parameters<typeof offerWorth>[0] & {
  offers: Input[]
  today: string
  entries: { state: string; on: string }[]
}

const ofGroup = (group: string) => cases.filter((one) => one.group === group)
const inputOf = (one: Case) => one.input as unknown as Input

test.each(ofGroup("weighted_value"))("$id: $note", (one) => {
  expect(offerWorth(inputOf(one))).toEqual(one.expected)
})

test.each(ofGroup("stage_age"))("$id: $note", (one) => {
  const { entries, today } = inputOf(one)
  const noon = (day: string) => new Date(startOfDayIn("Europe/Paris", day).getTime() + 43_200_000)
  const moves = entries.map(({ state, on }, at) => ({
    ...{ at: noon(on), before: entries[at - 1]?.state ?? null, after: state },
  }))
  expect(stageAge(enteredAt(moves) ?? noon(addDays(today, 1)), today)).toBe(one.expected)
})

test.each(ofGroup("retention"))("$id: $note", (one) => {
  expect(clockOf(one.input as unknown as Parameters<typeof clockOf>[0])).toEqual(one.expected)
})

test.each(ofGroup("column_total"))("$id, by the database: $note", async (one) => {
  const { call } = await startApi()
  const { offers } = inputOf(one)
  for (const offer of offers) {
    const added = await call("camille", "POST", "/Offers", {
      ...{ title: "Mission", prospect: "Atelier Rhône", ...offer },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
  }
  const { body } = await call("camille", "GET", "/Offers/board")
  const column = body.find(({ state }: { state: string }) => state === offers[0]?.state)
  const { count, withoutValue, totals } = column
  expect({ count, withoutValue, ...totals[0] }).toMatchObject(one.expected as object)
})

type Pair = { a: KnownCompany; b: KnownCompany }
const pairOf = (one: Case) => one.input as unknown as Pair

test.each(ofGroup("company_duplicate"))("$id, both ways round: $note", (one) => {
  const { a, b } = pairOf(one)
  expect(compareCompanies(a, b).level).toBe(one.expected)
  expect(compareCompanies(b, a)).toEqual(compareCompanies(a, b))
})

test.each(ofGroup("person_duplicate"))("$id, both ways round: $note", (one) => {
  const { a, b } = pairOf(one)
  expect(comparePersons(a, b).level).toBe(one.expected)
  expect(comparePersons(b, a)).toEqual(comparePersons(a, b))
})

test.each(ofGroup("vcard_import"))("$id: $note", (one) => {
  const bytes = new TextEncoder().encode(one.input as unknown as string)
  expect([...readVCards(bytes)].map(({ card: { note: _, uid: __, ...card } }) => card)).toEqual(
    one.expected,
  )
})

test.each(ofGroup("experience_years"))("$id: $note", (one) => {
  const { asOf, missions } = one.input as unknown as {
    asOf: string
    missions: { start: string; end?: string }[]
  }
  const periods = missions.map(({ start, end }) => ({ start, end: end ?? null }))
  const months = monthsCovered(periods, asOf)
  expect({ months, years: yearsOfExperience(periods, asOf) }).toEqual(one.expected)
})

test.each(ofGroup("certification_state"))("$id: $note", (one) => {
  const { today, expiresOn } = one.input as unknown as { today: string; expiresOn: string }
  expect(certificationState(expiresOn, today)).toBe(one.expected)
})

test.each(ofGroup("terms_on"))("$id, in whatever order they were typed: $note", (one) => {
  const { contract, day } = one.input as unknown as {
    contract: AgreedTerms<Record<string, unknown>>
    day: string
  }
  expect(termsOn(contract, day)).toEqual(one.expected)
  const amendments = contract.amendments.toReversed()
  expect(termsOn({ ...contract, amendments }, day)).toEqual(one.expected)
})

test.each(ofGroup("renewal"))("$id: $note", (one) => {
  const {
    renewals = 0,
    consumer,
    ...given
  } = one.input as unknown as {
    startDate: string
    endDate?: string
    renewable: boolean
    renewalDays: number | null
    noticeDays?: number | null
    renewals?: number
    consumer?: boolean
  }
  const terms = { endDate: null, noticeDays: null, ...given }
  // What each renewal adds begins the day after the last one.
  let course = courseOf(terms, null)
  let start = terms.startDate
  for (let count = 0; count < renewals; count++) {
    start = addDays(course.runsUntil ?? "", 1)
    course = courseOf(terms, addDays(start, (terms.renewalDays ?? 0) - 1))
  }
  const { runsUntil, deadline, alertOn } = course
  const end = runsUntil ?? ""
  expect({
    runsUntil,
    lastPeriod: { start, end },
    ...(terms.renewable && { deadline, alertOn, nextRenewal: addDays(end, 1) }),
    ...(consumer && { tellBetween: tellConsumerBetween(deadline ?? end) }),
  }).toEqual(one.expected)
})

test.each(ofGroup("budget"))("$id: $note", (one) => {
  expect(budgetOf(one.input as unknown as BudgetFacts)).toMatchObject(one.expected as object)
})

test.each(ofGroup("vigilance"))("$id: $note", (one) => {
  const { concludedOn, runsUntil, attestationOn } = one.input as unknown as Record<string, string>
  const checks = vigilanceChecks(concludedOn ?? "", runsUntil ?? "")
  const issuedOn = attestationOn ?? ""
  expect({
    checks,
    validUntil: attestationValidUntil(issuedOn),
    covers: checks.filter((day) => attestationCovers(issuedOn, day)),
  }).toEqual(one.expected)
})

test.each(ofGroup("trigram"))("$id: $note", (one) => {
  const { firstName, lastName } = one.input as unknown as { firstName: string; lastName: string }
  expect(trigramOf(firstName, lastName)).toBe(one.expected)
})

type Resumed = { [key: string]: Json }

/** A value of what was read, by a path such as "missions.0.title". */
const at = (value: unknown, path: string) =>
  path.split(".").reduce((held, key) => (held as Record<string, unknown>)[key], value)

test.each(ofGroup("jsonresume_round_trip"))("$id: $note", (one) => {
  const file = one.input as unknown as Resumed
  const before = structuredClone(file)
  const { read } = one.expected as unknown as { read: Record<string, unknown> }
  const resume = readResume(file)
  for (const [path, value] of Object.entries(read)) {
    // A list that is expected empty is read as that.
    expect(at(resume, path), path).toEqual(value)
  }
  expect(writeResume(file, resume, "2026-11-22T10:00:00Z")).toEqual(before)
})

test.each(ofGroup("jsonresume_edit"))("$id: $note", (one) => {
  const { file, edits, facts, now } = one.input as unknown as {
    file: Resumed | null
    edits: [string, string, Json?][] | null
    facts: Resume | null
    now: string
  }
  const resume = facts ?? readResume(file ?? {})
  for (const [act, path, value] of edits ?? []) {
    const [list = "", place = "", field = ""] = path.split(".")
    const items = resume[list as "missions"]
    if (act === "remove") items.splice(Number(place), 1)
    else items[Number(place)] = { ...items[Number(place)], [field]: value }
  }
  expect(writeResume(file, resume, now)).toEqual(one.expected)
})
