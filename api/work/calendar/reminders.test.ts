import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { ringReminders } from "./reminders.commands"
import { remindersBetween } from "./reminders.rules"

const point = {
  title: "Point",
  startDate: "2026-11-23",
  startTime: "14:00",
  endDate: "2026-11-23",
  endTime: "15:00",
  reminders: [{ amount: 15, unit: "minutes", by: "both" }],
}

const add = async (api: TestApi, body: object) =>
  (await api.call("camille", "POST", "/Events", body)).body
const rung = async (api: TestApi) => (await api.call("camille", "GET", "/Calendars/reminders")).body
const told = async (api: TestApi) =>
  (await api.call("camille", "GET", "/Notifications")).body.length
const at = (api: TestApi, instant: string) => {
  api.setClock(instant)
  return ringReminders(api.parts)
}

test("a reminder rings once, by notification and by mail, though two processes look", async () => {
  const api = await startApi()
  await add(api, point)
  await at(api, "2026-11-23T12:44:00Z")
  expect(await rung(api)).toEqual([])
  api.setClock("2026-11-23T12:45:10Z")
  await Promise.all([ringReminders(api.parts), ringReminders(api.parts)])
  await ringReminders(api.parts)
  expect(await rung(api)).toMatchObject([
    { title: "Point", occurrence: "2026-11-23T14:00", missed: false, snoozedUntil: null },
  ])
  expect(await told(api)).toBe(1)
  expect(api.queued).toMatchObject([{ name: "eventReminder", data: { owner: people.camille.id } }])
})

test("what was due while nothing ran rings within a day, is listed later, and is nothing once long over", async () => {
  const api = await startApi()
  const reminders = [{ amount: 1, unit: "days", by: "notification" }]
  const day = (on: string) => ({ ...point, startDate: on, endDate: on })
  await add(api, { ...day("2026-11-23"), title: "Passé", reminders })
  await add(api, { ...day("2026-11-26"), title: "Manqué", reminders })
  await add(api, { ...day("2026-11-27"), title: "Bientôt", reminders })
  await at(api, "2026-11-26T15:00:00Z")
  const found = (await rung(api)).map(({ title, missed }: Record<string, unknown>) => [
    title,
    missed,
  ])
  expect(found).toEqual([
    ["Bientôt", false],
    ["Manqué", true],
  ])
  expect(await told(api)).toBe(1)
})

test("an event that is put off rings again, one that is brought forward does not; each version stays", async () => {
  const api = await startApi()
  const event = await add(api, point)
  await at(api, "2026-11-23T12:45:00Z")
  const path = `/Events/${event.id}`
  const move = async (startTime: string, endTime: string) => {
    const { version } = (await api.call("camille", "GET", path)).body
    const { startDate, endDate } = point
    return api.call("camille", "POST", `${path}/moves`, {
      ...{ startDate, endDate, startTime, endTime, version },
    })
  }
  expect((await api.call("camille", "GET", path)).body.version).toBe(1)
  await move("13:55", "14:30")
  await at(api, "2026-11-23T12:50:00Z")
  expect(await rung(api)).toHaveLength(1)
  await move("16:00", "17:00")
  await at(api, "2026-11-23T14:45:00Z")
  expect(await rung(api)).toHaveLength(2)
})

test("a reminder is put off for ten minutes, an hour, or until nine in the morning", async () => {
  const api = await startApi()
  const { id } = await add(api, point)
  await at(api, "2026-11-23T12:45:00Z")
  const path = `/Events/${id}/snooze`
  expect((await api.call("thomas", "POST", path, { for: "hour" })).status).toBe(404)
  const late = await api.call("camille", "POST", path, { for: "tomorrow" })
  expect(late.body.snoozedUntil).toBe("2026-11-24T08:00:00.000Z")
  await api.call("camille", "POST", path, { for: "minutes" })
  await at(api, "2026-11-23T12:54:00Z")
  expect(await told(api)).toBe(1)
  await at(api, "2026-11-23T12:55:00Z")
  await at(api, "2026-11-23T12:56:00Z")
  expect(await told(api)).toBe(2)
})

test("F17 the eve at nine is nine by the clock, over both changes of the clocks", () => {
  const reminders = [{ amount: 1, unit: "days" as const, at: "09:00", by: "email" as const }]
  const fields = {
    ...{ title: "Fête", zone: "Europe/Paris", color: "blue" as const, free: false },
    ...{ place: null, notes: null, link: null, reminders },
  }
  const due = (day: string) =>
    remindersBetween(
      { start: day, length: 1, rule: null, fields, overrides: {} },
      new Date("2026-01-01T00:00:00Z"),
      new Date("2026-12-31T00:00:00Z"),
    ).map(({ at: when }) => when.toISOString())
  expect(due("2026-03-29")).toEqual(["2026-03-28T08:00:00.000Z"])
  expect(due("2026-03-30")).toEqual(["2026-03-29T07:00:00.000Z"])
  expect(due("2026-10-26")).toEqual(["2026-10-25T08:00:00.000Z"])
})
