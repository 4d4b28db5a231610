import ICAL from "ical.js"
import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"

const point = {
  title: "Comité, puis signature ; avenant « n° 2 » du contrat de conseil — Atelier Rhône, Lyon 7ᵉ",
  startDate: "2026-11-02",
  startTime: "09:00",
  endDate: "2026-11-02",
  endTime: "09:30",
  notes: "Une ligne\nune autre, avec \\ et 🚲",
}

const add = (api: TestApi, body: object) => api.call("camille", "POST", "/Events", body)
const feedOf = async (api: TestApi, body: object = { name: "Téléphone" }) =>
  (await api.call("camille", "POST", "/Calendars/feeds", body)).body
const secretIn = (url: string) => /\/feeds\/(.+)\.ics$/.exec(url)?.[1] ?? ""
const read = (api: TestApi, url: string, headers = {}) =>
  api.fetch(null, `/Public/feeds/${secretIn(url)}`, { headers })
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")

test("a feed is read by other calendars as it was written, and says when it is the same", async () => {
  const api = await startApi()
  const rule = { frequency: "weekly", weekdays: ["mo"], times: 5 }
  const { body } = await add(api, { ...point, recurrence: rule })
  await api.call("camille", "POST", `/Events/${body.id}/removals`, {
    ...{ version: 1, scope: "this", occurrence: "2026-11-09T09:00" },
  })
  const feed = await feedOf(api)
  const answer = await read(api, feed.url)
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
  const text = await answer.text()
  const lines = text.split("\r\n")
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const [event] = eventsIn(text).map((one) => new ICAL.Event(one))
  expect(event?.summary).toBe(point.title)
  expect(event?.description).toBe(point.notes)
  const starts: string[] = []
  const dates = event?.iterator()
  for (let next = dates?.next(); next; next = dates?.next()) starts.push(next.toString())
  expect(starts).toEqual(["02", "16", "23", "30"].map((day) => `2026-11-${day}T09:00:00`))
  const etag = answer.headers.get("etag") ?? ""
  expect((await read(api, feed.url, { "if-none-match": etag })).status).toBe(304)
  await add(api, { ...point, recurrence: null })
  expect((await read(api, feed.url, { "if-none-match": etag })).status).toBe(200)
})

test("an address that was replaced or taken away opens nothing, and another person has none", async () => {
  const api = await startApi()
  const feed = await feedOf(api)
  const path = `/Calendars/feeds/${feed.id}`
  expect((await api.call("thomas", "POST", `${path}/address`)).status).toBe(404)
  const renewed = (await api.call("camille", "POST", `${path}/address`)).body
  expect((await read(api, feed.url)).status).toBe(404)
  expect((await read(api, renewed.url)).status).toBe(200)
  expect((await api.call("thomas", "DELETE", path)).status).toBe(404)
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  expect((await read(api, renewed.url)).status).toBe(404)
})

test("a feed of busy times says neither titles nor layers", async () => {
  const api = await startApi()
  await add(api, point)
  await add(api, { ...point, title: "Anniversaire", free: true })
  const feed = await feedOf(api, { name: "Client", layers: ["holidays"], busyOnly: true })
  const text = await (await read(api, feed.url)).text()
  expect(eventsIn(text).map((one) => new ICAL.Event(one).summary)).toEqual(["Occupé"])
  expect(text).not.toMatch(/Comit|Anniv|ligne/)
})

test("what falls on a 30th, which no rule says that all read, is written day by day", async () => {
  const api = await startApi()
  const rent = { title: "Loyer", allDay: true, startDate: "2026-11-30", endDate: "2026-11-30" }
  await add(api, { ...rent, recurrence: { frequency: "monthly", times: 4 } })
  const feed = await feedOf(api, { name: "Tout", layers: ["holidays"] })
  const events = eventsIn(await (await read(api, feed.url)).text()).map(
    (one) => new ICAL.Event(one),
  )
  const starts = events.filter(({ summary }) => summary === "Loyer")
  expect(starts.map(({ startDate }) => startDate.toString())).toEqual([
    ...["2026-11-30", "2026-12-30", "2027-01-30", "2027-02-28"],
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  expect(events.some(({ summary }) => summary === "Toussaint")).toBe(true)
})

test("a day of a layer is the same event to who reads it, renamed and due on another day", async () => {
  const api = await startApi()
  const { body: client } = await api.call("camille", "POST", "/Clients", { name: "Atelier Rhône" })
  const { body: offer } = await api.call("camille", "POST", "/Offers", {
    ...{ title: "Audit", clientId: client.id, nextAction: "Appeler", nextActionOn: "2027-04-14" },
  })
  const feed = await feedOf(api, { name: "Tout", layers: ["nextActions"] })
  const entry = async () => {
    const events = eventsIn(await (await read(api, feed.url)).text())
    return { count: events.length, event: new ICAL.Event(events[0]), stamp: stampOf(events[0]) }
  }
  const before = await entry()
  const changed = await api.call("camille", "PUT", `/Offers/${offer.id}`, {
    ...{ title: "Audit", clientId: client.id, version: offer.version },
    ...{ nextAction: "Écrire", nextActionOn: "2027-05-03" },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const after = await entry()
  expect(after.event.startDate.toString()).toBe("2027-05-03")
  expect([after.event.uid, after.count]).toEqual([before.event.uid, 1])
  expect(after.stamp).toBe(changed.body.changedAt.slice(0, 19))
})

const stampOf = (event: ICAL.Component | undefined) =>
  String(event?.getFirstPropertyValue("dtstamp")).slice(0, 19)

test("nobody is free on a day off, and a calendar has its colour", async () => {
  const api = await startApi()
  const enter = (startDate: string, half: string | null) =>
    api.call("camille", "POST", "/Calendars/days-off", {
      ...{ startDate, endDate: startDate, half, title: "Opération" },
    })
  await enter("2026-12-22", null)
  await enter("2026-12-23", "afternoon")
  const feed = await feedOf(api, { name: "Client", layers: [], busyOnly: true })
  const text = await (await read(api, feed.url)).text()
  expect(text).toMatch(/^COLOR:royalblue\r$/m)
  expect(text).not.toContain("Opération")
  const busy = eventsIn(text).map((one) => new ICAL.Event(one))
  expect(busy.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual([
    "2026-12-22 2026-12-23",
    "2026-12-23T13:00:00 2026-12-24T00:00:00",
  ])
})

test("what an area has at an hour stands at that hour in other calendars", async () => {
  const api = await startApi()
  const { body: client } = await api.call("camille", "POST", "/Clients", { name: "Atelier Rhône" })
  await api.call("camille", "POST", "/Offers", {
    ...{ title: "Audit", clientId: client.id },
    ...{ nextAction: "Appeler", nextActionOn: "2026-11-26", nextActionAt: "14:30" },
  })
  const feed = await feedOf(api, { name: "Tout", layers: ["nextActions"] })
  const [event] = eventsIn(await (await read(api, feed.url)).text()).map(
    (one) => new ICAL.Event(one),
  )
  expect(event?.startDate.toString()).toBe("2026-11-26T14:30:00")
  expect(event?.summary).toBe("Appeler · Atelier Rhône")
})
