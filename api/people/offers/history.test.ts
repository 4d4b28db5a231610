import fc from "fast-check"
import { expect, test } from "vitest"
import { offerStates } from "#contract/choices"
import type { Offer, OfferEvent, OfferSettings } from "#contract/offers"
import { todayIn } from "#domain/day"
import { enteredAt, isOpenStage, offerWorth, stageAge } from "#domain/offer"
import { startApi } from "../../../tests/api"

const act = fc.record({
  offer: fc.nat(2),
  to: fc.constantFrom(...offerStates, "removed" as const, "weighed" as const),
  minutes: fc.constantFrom(1, 10, 15, 16, 60, 1_440, 10_000),
  days: fc.constantFrom("1", "2.5", "12.3333", null),
  percent: fc.constantFrom("5", "33.33", null),
})

test("ages and sums after any moves, undoing and reopening are those that the history comes to", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const api = await startApi()
      const call = async (
        method: "GET" | "POST" | "PUT" | "DELETE",
        path: string,
        body?: object,
      ) => {
        const answer = await api.call("camille", method, path, body)
        expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
        return answer.body
      }
      let settings = await call("GET", "/Offers/settings")
      let now = Date.parse("2026-03-20T21:50:00Z")
      api.setClock(new Date(now).toISOString())
      const ids: string[] = []
      for (const tjmHT of [52_050, 33_333, 60_001]) {
        const offer = { title: "Mission", prospect: "Atelier", tjmHT, expectedDays: "20" }
        ids.push((await call("POST", "/Offers", offer)).id)
      }
      for (const { offer, to, minutes, days, percent } of acts) {
        now += minutes * 60_000
        api.setClock(new Date(now).toISOString())
        const path = `/Offers/${ids[offer]}`
        if (to === "weighed") {
          const onWaitingWeight = percent ?? "50"
          settings = await call("PUT", "/Offers/settings", { ...settings, onWaitingWeight })
          continue
        }
        if (to === "removed") {
          await call("DELETE", path)
          await call("POST", `${path}/restoration`)
          continue
        }
        const { state: from, clientId, version, title, tjmHT } = await call("GET", path)
        if (to === "accepted") await call("POST", `${path}/acceptance`, { from, makes: "none" })
        else {
          const reason = to === "aborted" ? "dates" : undefined
          await call("POST", `${path}/moves`, { from, to, reason })
        }
        const probability = isOpenStage(from) ? percent : null
        const changes = { title, clientId, tjmHT, expectedDays: days, probability, version }
        if (from === to) await call("PUT", path, changes)
      }
      const today = todayIn("Europe/Paris", new Date(now))
      const known: Offer[] = []
      for (const id of ids) {
        const shown: Offer = await call("GET", `/Offers/${id}`)
        const events: OfferEvent[] = await call("GET", `/Offers/${id}/events?limit=100`)
        const told = historyOf(events)
        expect(shown).toMatchObject({
          ...told.facts,
          ...offerWorth(told.facts, weightsIn(settings)),
        })
        expect(shown.age).toBe(stageAge(told.entered, today))
        known.push(shown)
      }
      const kept = await call("GET", "/Offers/board")
      // A filter that every offer passes is added up anew.
      expect(kept).toEqual(await call("GET", "/Offers/board?q=mission"))
      for (const { state, count, withoutValue, totals } of kept) {
        const its = known.filter((offer) => offer.state === state)
        const sum = (of: (offer: Offer) => number | null) =>
          its.reduce((all, offer) => all + (of(offer) ?? 0), 0)
        expect(count).toBe(its.length)
        expect(withoutValue).toBe(its.filter(({ valueHT }) => valueHT === null).length)
        expect(totals[0] ?? { valueHT: 0, weightedHT: 0 }).toMatchObject({
          valueHT: sum(({ valueHT }) => valueHT),
          weightedHT: sum(({ weightedHT }) => weightedHT),
        })
      }
    }),
    { numRuns: 12 },
  )
})

const weightsIn = (settings: OfferSettings) => ({
  firstContact: settings.firstContactWeight,
  positioned: settings.positionedWeight,
  onWaiting: settings.onWaitingWeight,
})

/** What an offer is, and since when it is in its stage, by its history alone. */
function historyOf(newestFirst: OfferEvent[]) {
  const events = newestFirst.toReversed()
  const last = (field: OfferEvent["field"]) =>
    events.findLast((event) => event.field === field)?.after ?? null
  const moves = events
    .filter(({ field }) => field === "state")
    .map(({ at, before, after }) => ({
      at: new Date(at),
      before: before === null ? null : String(before),
      after: String(after),
    }))
  const entered = enteredAt(moves)
  if (!entered) throw new Error("an offer without a beginning")
  const facts = {
    state: last("state") as Offer["state"],
    tjmHT: last("tjmHT") as number | null,
    expectedDays: last("expectedDays") as string | null,
    probability: last("probability") as string | null,
  }
  return { entered, facts }
}
