import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"

const point = {
  title: "Point",
  startDate: "2026-11-02",
  startTime: "09:00",
  endDate: "2026-11-02",
  endTime: "09:30",
}
const weekly = { ...point, recurrence: { frequency: "weekly", weekdays: ["mo"] } }

const add = async (api: TestApi, body: object) =>
  (await api.call("camille", "POST", "/Events", body)).body
const view = async (api: TestApi, from: string, to: string, layers = "") => {
  const query = `from=${from}&to=${to}&layers=${layers}`
  return (await api.call("camille", "GET", `/Calendars/entries?${query}`)).body
}
const starts = async (api: TestApi, from: string, to: string): Promise<string[]> =>
  (await view(api, from, to)).entries.map(({ start }: { start: string }) => start)

const typed = ({ title, recurrence, reminders, zone, color }: Record<string, unknown>) => ({
  ...{ title, recurrence, reminders, zone, color },
})

test("an event is refused in the words of the form, each at its field", async () => {
  const api = await startApi()
  const refused = async (changes: object) =>
    (await api.call("camille", "POST", "/Events", { ...point, ...changes })).body.errors?.map(
      ({ path, code }: Record<string, string>) => ({ path, code }),
    )
  expect(await refused({ allDay: true, endDate: "2026-11-01" })).toEqual([
    { path: "endDate", code: "eventEndDate" },
  ])
  expect(await refused({ endTime: "09:00" })).toEqual([{ path: "endTime", code: "eventEndTime" }])
  expect(await refused({ startDate: "2026-02-30" })).toEqual([
    { path: "startDate", code: "eventDate" },
  ])
  expect(await refused({ startTime: "25:00", title: " " })).toEqual([
    { path: "title", code: "required" },
    { path: "startTime", code: "eventDate" },
  ])
  expect(await refused({ zone: "Europe/Lyon" })).toEqual([{ path: "zone", code: "zone" }])
  // The hour that the clocks of Paris leave out.
  const march = { startDate: "2027-03-28", endDate: "2027-03-28", startTime: "02:30" }
  expect(await refused({ ...march, endTime: "03:30" })).toEqual([
    { path: "startTime", code: "eventDate" },
  ])
  const early = { ...march, startTime: "01:30" }
  expect(await refused({ ...early, endTime: "02:15" })).toEqual([
    { path: "endTime", code: "eventDate" },
  ])
  expect(await refused({ ...march, endTime: "03:30", zone: "America/New_York" })).toBeUndefined()
  const rule = { frequency: "monthly" }
  expect(await refused({ recurrence: { ...rule, until: "2026-12-01", times: 2 } })).toEqual([
    { path: "recurrence.times", code: "untilOrTimes" },
  ])
  expect(await refused({ recurrence: { ...rule, until: "2026-11-01" } })).toEqual([
    { path: "recurrence.until", code: "noDate" },
  ])
  expect(await refused({ recurrence: { ...rule, every: 367 } })).toEqual([
    { path: "recurrence.every", code: "tooBig 366" },
  ])
})

test("an occurrence of a series is moved alone, and all of it later, and each is taken back", async () => {
  const api = await startApi()
  const event = await add(api, weekly)
  const path = `/Events/${event.id}`
  const november = () => starts(api, "2026-11-01", "2026-11-30")
  const mondays = ["02", "09", "16", "23", "30"].map((day) => `2026-11-${day}T09:00`)
  expect(await november()).toEqual(mondays)
  const move = {
    ...{ startDate: "2026-11-17", startTime: "14:00", endDate: "2026-11-17", endTime: "15:00" },
    ...{ version: 1, occurrence: "2026-11-16T09:00" },
  }
  const unsaid = await api.call("camille", "POST", `${path}/moves`, move)
  expect(unsaid.body.errors).toMatchObject([{ path: "scope", code: "required" }])
  const moved = await api.call("camille", "POST", `${path}/moves`, { ...move, scope: "this" })
  expect(moved.status).toBe(200)
  expect(await november()).toEqual(mondays.with(2, "2026-11-17T14:00"))
  const { version } = (await api.call("camille", "GET", path)).body
  const later = {
    ...typed(event),
    ...{ startDate: "2026-11-02", startTime: "10:00", endDate: "2026-11-02", endTime: "10:30" },
    ...{ version, scope: "all", occurrence: "2026-11-02T09:00" },
  }
  const all = await api.call("camille", "PUT", path, later)
  expect(all.status).toBe(200)
  const tens = mondays.map((start) => start.replace("09:00", "10:00"))
  expect(await november()).toEqual(tens.with(2, "2026-11-17T14:00"))
  const undo = `/Events/changes/${all.body.changeId}/restoration`
  expect((await api.call("camille", "GET", path)).body.changeId).toBe(all.body.changeId)
  expect((await api.call("thomas", "POST", undo)).status).toBe(404)
  expect((await api.call("camille", "POST", undo)).status).toBe(200)
  expect(await november()).toEqual(mondays.with(2, "2026-11-17T14:00"))
  expect((await api.call("camille", "POST", undo)).status).toBe(404)
})

test("what follows goes on otherwise, and can be deleted; what was stays", async () => {
  const api = await startApi()
  const event = await add(api, { ...weekly, recurrence: { ...weekly.recurrence, times: 5 } })
  const path = `/Events/${event.id}`
  const shown = (await api.call("camille", "GET", `${path}?occurrence=2026-11-16T09:00`)).body
  expect(shown).toMatchObject({ startDate: "2026-11-16", first: false, left: 2, past: 3 })
  const changed = await api.call("camille", "PUT", path, {
    ...typed(shown),
    ...{ title: "Comité", startDate: "2026-11-16", startTime: "09:00" },
    ...{ endDate: "2026-11-16", endTime: "09:30", version: 1 },
    ...{ scope: "following", occurrence: "2026-11-16T09:00" },
  })
  expect(changed.body.eventId).not.toBe(event.id)
  const { entries } = await view(api, "2026-11-01", "2026-12-31")
  expect(entries.map(({ title }: { title: string }) => title)).toEqual([
    ...["Point", "Point", "Comité", "Comité", "Comité"],
  ])
  const rest = await api.call("camille", "POST", `/Events/${changed.body.eventId}/removals`, {
    ...{ version: 1, scope: "following", occurrence: "2026-11-23T09:00" },
  })
  expect(rest.status).toBe(200)
  expect(await starts(api, "2026-11-01", "2026-12-31")).toHaveLength(3)
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  expect(await starts(api, "2026-11-01", "2026-12-31")).toHaveLength(1)
  expect((await api.call("camille", "POST", `${path}/restoration`)).status).toBe(200)
  expect(await starts(api, "2026-11-01", "2026-12-31")).toHaveLength(3)
})

test("what stands in the way of an event is told, and refused by nobody", async () => {
  const api = await startApi()
  await add(api, { ...point, startDate: "2026-11-24", endDate: "2026-11-24", endTime: "10:00" })
  await api.call("camille", "POST", "/Calendars/days-off", {
    ...{ startDate: "2026-11-24", endDate: "2026-11-24", half: "morning", title: "Dentiste" },
  })
  const early = { ...point, startDate: "2026-11-24", endDate: "2026-11-24", startTime: "08:30" }
  const second = await add(api, { ...early, endTime: "09:15" })
  expect(second.conflicts.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...["event", "dayOff", "outsideHours"],
  ])
  expect((await add(api, { ...early, endTime: "09:15", free: true })).conflicts).toEqual([])
  const { entries, daysOff } = await view(api, "2026-11-24", "2026-11-24")
  expect(entries.filter(({ conflict }: { conflict: boolean }) => conflict)).toHaveLength(2)
  expect(daysOff).toEqual([{ day: "2026-11-24", half: "morning", title: "Dentiste" }])
})

describe("time off is entered once", () => {
  const month = async (api: TestApi) =>
    (await api.call("camille", "GET", "/Timesheets/months/2026-12")).body
  const timeOff = async (api: TestApi) =>
    (await month(api)).rows.filter(({ kind }: { kind: string }) => kind === "timeOff")
  const enter = (api: TestApi, more: object) =>
    api.call("camille", "POST", "/Calendars/days-off", { title: "Ski", ...more })
  const days = { startDate: "2026-12-18", endDate: "2026-12-22" }

  test("days off in the calendar are time off in the timesheet, half days too, and only where one works", async () => {
    const api = await startApi()
    const { workingDays } = await month(api)
    const { body } = await enter(api, days)
    expect(body).toHaveLength(5)
    // The 19th and the 20th are a weekend.
    expect(await timeOff(api)).toMatchObject([
      { days: { "2026-12-18": "1", "2026-12-21": "1", "2026-12-22": "1" }, total: "3" },
    ])
    // They are entered, and not taken off the month besides.
    expect(await month(api)).toMatchObject({ workingDays, entered: 3, left: workingDays - 3 })
    await enter(api, { startDate: "2026-12-22", endDate: "2026-12-22", half: "morning" })
    expect(await timeOff(api)).toMatchObject([{ days: { "2026-12-22": "0.5" }, total: "2.5" }])
    for (const { id } of body)
      expect((await api.call("camille", "DELETE", `/Calendars/days-off/${id}`)).status).toBe(204)
    expect(await timeOff(api)).toEqual([])
    expect(await month(api)).toMatchObject({ workingDays, entered: 0 })
  })

  test("both halves of a day are all of it, and a reason stays beside another", async () => {
    const api = await startApi()
    const on = { startDate: "2026-12-18", endDate: "2026-12-18" }
    await enter(api, { ...on, half: "afternoon", title: "Dentiste" })
    const { body } = await enter(api, { ...on, half: "morning", title: "Garage" })
    expect(body).toMatchObject([{ day: "2026-12-18", half: null, title: "Dentiste · Garage" }])
    expect(await timeOff(api)).toMatchObject([{ total: "1" }])
  })

  test("what was typed in the timesheet stays", async () => {
    const api = await startApi()
    const { version } = await month(api)
    const rows = [{ id: null, kind: "timeOff", contractId: null, days: { "2026-12-21": "1" } }]
    await api.call("camille", "PUT", "/Timesheets/months/2026-12", { version, rows })
    const { body } = await enter(api, { ...days, half: null })
    expect(await timeOff(api)).toMatchObject([{ total: "3" }])
    const half = { startDate: "2026-12-21", endDate: "2026-12-21", half: "afternoon" }
    await enter(api, half)
    expect(body).toHaveLength(5)
    expect(await timeOff(api)).toHaveLength(1)
  })

  test("what is typed in the timesheet stands in the way of events, and what is cleared there is off no more", async () => {
    const api = await startApi()
    await enter(api, { startDate: "2026-12-21", endDate: "2026-12-21" })
    const put = async (days: object) => {
      const { version, rows } = await month(api)
      const id = rows.find(({ kind }: { kind: string }) => kind === "timeOff")?.id ?? null
      const row = { id, kind: "timeOff", contractId: null, days }
      await api.call("camille", "PUT", "/Timesheets/months/2026-12", { version, rows: [row] })
    }
    await put({ "2026-12-22": "1" })
    const on = async (day: string) =>
      (await add(api, { ...point, startDate: day, endDate: day })).conflicts
    expect(await on("2026-12-21")).toEqual([])
    expect(await on("2026-12-22")).toMatchObject([{ kind: "dayOff", day: "2026-12-22" }])
    const { daysOff } = await view(api, "2026-12-21", "2026-12-22")
    expect(daysOff).toEqual([{ day: "2026-12-22", half: null, title: null }])
  })

  test("a month that is handed over is reopened first", async () => {
    const api = await startApi()
    const { body: client } = await api.call("camille", "POST", "/Clients", { name: "Atelier" })
    const terms = {
      clientId: client.id,
      title: "Conseil",
      startDate: "2026-11-01",
      priceHT: 50_000,
    }
    const { body: contract } = await api.call("camille", "POST", "/Contracts", terms)
    const { version: agreed } = contract
    await api.call("camille", "POST", `/Contracts/${contract.id}/activation`, { version: agreed })
    const november = "/Timesheets/months/2026-11"
    const { version } = (await api.call("camille", "GET", november)).body
    const row = { id: null, kind: "billable", contractId: contract.id, days: { "2026-11-03": "1" } }
    const { body: saved } = await api.call("camille", "PUT", november, { version, rows: [row] })
    const early = { startDate: "2026-11-05", endDate: "2026-11-05" }
    const { body: taken } = await enter(api, early)
    const path = `/Timesheets/${saved.contracts[0].timesheetId}`
    const sheet = (await api.call("camille", "GET", path)).body
    const edition = { version: sheet.version, confirmed: ["future"] }
    const handed = await api.call("camille", "POST", `${path}/editions`, edition)
    expect(handed.status, JSON.stringify(handed.body)).toBeLessThan(300)
    const refused = await enter(api, { startDate: "2026-11-06", endDate: "2026-11-06" })
    expect(refused.body.errors).toMatchObject([
      { path: "startDate", code: "monthHandedOver 11/2026" },
    ])
    const removal = await api.call("camille", "DELETE", `/Calendars/days-off/${taken[0].id}`)
    expect([removal.status, removal.body.code]).toEqual([409, "monthToReopen"])
  })
})

test("an event is of a project, of one's own, and found by it", async () => {
  const api = await startApi()
  const project = (await api.call("camille", "POST", "/Projects", { name: "Refonte" })).body
  const event = await add(api, { ...weekly, projectId: project.id })
  expect(event).toMatchObject({ projectId: project.id, projectName: "Refonte" })
  await add(api, point)
  const found = await api.call("camille", "GET", `/Events?projectId=${project.id}`)
  expect(found.body).toMatchObject([{ id: event.id, projectName: "Refonte" }])
  const stolen = await api.call("thomas", "POST", "/Events", { ...point, projectId: project.id })
  expect(stolen.body.errors).toMatchObject([{ path: "projectId", code: "unknown" }])
  // Of one occurrence alone it cannot be another.
  const its = { ...weekly, version: event.version, scope: "this", occurrence: "2026-11-02T09:00" }
  const other = await api.call("camille", "PUT", `/Events/${event.id}`, { ...its, projectId: null })
  expect(other.body.errors).toMatchObject([{ path: "projectId", code: "ofWholeSeries" }])
  await api.call("camille", "DELETE", `/Projects/${project.id}`)
  const left = (await api.call("camille", "GET", `/Events/${event.id}`)).body
  expect(left).toMatchObject({ projectId: null, projectName: null })
})

test("a call in New York is shown by the clocks of Paris, and named by its own", async () => {
  const api = await startApi()
  const zone = "America/New_York"
  await add(api, { ...point, startDate: "2026-03-10", endDate: "2026-03-10", zone })
  const { entries } = await view(api, "2026-03-10", "2026-03-10")
  expect(entries).toMatchObject([
    { start: "2026-03-10T14:00", zone, zoneStart: "2026-03-10T09:00", conflict: false },
  ])
})

test("layers tell what their areas know, to who may see it; the public holidays are always marked", async () => {
  const api = await startApi()
  const client = await api.call("camille", "POST", "/Clients", { name: "Atelier Rhône" })
  await api.call("camille", "POST", "/Offers", {
    ...{ title: "Refonte", clientId: client.body.id },
    ...{ nextAction: "Relancer", nextActionOn: "2026-11-25" },
  })
  await api.call("camille", "POST", "/Offers", {
    ...{ title: "Audit", clientId: client.body.id },
    ...{ nextAction: "Appeler", nextActionOn: "2026-11-26", nextActionAt: "14:30" },
  })
  const { entries, holidays } = await view(api, "2026-11-01", "2026-11-30", "nextActions,holidays")
  expect(holidays).toEqual([
    { day: "2026-11-01", title: "Toussaint" },
    { day: "2026-11-11", title: "Armistice de 1918" },
  ])
  expect(entries.map(({ kind, start }: Record<string, string>) => `${kind} ${start}`)).toEqual([
    ...["holidays 2026-11-01", "holidays 2026-11-11", "nextActions 2026-11-25"],
    "nextActions 2026-11-26T14:30",
  ])
  expect(entries[0]).toMatchObject({ title: "Toussaint", allDay: true })
  // At its hour, and not among what is all day.
  expect(entries[3]).toMatchObject({ title: "Appeler · Atelier Rhône", allDay: false })
  expect((await view(api, "2026-11-01", "2026-11-30")).entries).toEqual([])
  expect(
    (await api.call("nobody", "GET", "/Calendars/entries?from=2026-11-01&to=2026-11-02")).status,
  ).toBe(403)
})

test("nothing is moved into the hour that the clocks leave out, and what a rule names there is kept", async () => {
  const api = await startApi()
  const night = { ...point, startTime: "02:30", endTime: "03:30", startDate: "2027-03-27" }
  const event = await add(api, {
    ...night,
    endDate: "2027-03-27",
    recurrence: { frequency: "daily" },
  })
  const path = `/Events/${event.id}`
  const its = { scope: "this", occurrence: "2027-03-28T02:30", version: event.version }
  expect((await view(api, "2027-03-28", "2027-03-28")).entries).toMatchObject([
    { start: "2027-03-28T03:30", end: "2027-03-28T04:30", occurrence: "2027-03-28T02:30" },
  ])
  const move = { ...its, startDate: "2027-03-28", endDate: "2027-03-28" }
  const into = { ...move, startTime: "02:15", endTime: "04:00" }
  expect((await api.call("camille", "POST", `${path}/moves`, into)).body.errors).toMatchObject([
    { path: "startTime", code: "eventDate" },
  ])
  const named = { ...move, title: "Nuit", startTime: "02:30", endTime: "03:30" }
  const rule = { frequency: "daily" }
  const renamed = await api.call("camille", "PUT", path, { ...named, recurrence: rule })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
})

test("working hours are one's own, and saved upon the version that was shown", async () => {
  const api = await startApi()
  const { body } = await api.call("camille", "GET", "/Calendars/settings")
  const hours = { ...body.hours, fr: null, mo: { from: "10:00", to: "19:00" } }
  const saved = await api.call("camille", "PUT", "/Calendars/settings", { ...body, hours })
  expect(saved.body).toMatchObject({ version: 1, hours })
  expect((await api.call("camille", "PUT", "/Calendars/settings", body)).status).toBe(409)
  const late = { ...hours, tu: { from: "10:00", to: "09:00" } }
  const refused = await api.call("camille", "PUT", "/Calendars/settings", {
    ...{ ...saved.body, hours: late },
  })
  expect(refused.body.errors).toMatchObject([{ path: "hours.tu.to", code: "eventEndTime" }])
})

test("a series of last days that was noted down on another begins, for other calendars, when it first happens", async () => {
  const api = await startApi()
  const ends = { recurrence: { frequency: "monthly", on: "monthEnd" } }
  await add(api, { ...point, startDate: "2026-11-03", endDate: "2026-11-03", ...ends })
  expect(await starts(api, "2026-11-01", "2026-12-31")).toEqual([
    "2026-11-30T09:00",
    "2026-12-31T09:00",
  ])
  const written = await (await api.fetch("camille", "/Events/export")).text()
  expect(written).toContain("DTSTART;TZID=Europe/Paris:20261130T090000")
})

test("a 31st is said as one in every month, and so is a 29 February", async () => {
  const api = await startApi()
  const of = async (startDate: string, frequency: string, occurrence: string) => {
    const all = { allDay: true, title: "Loyer", startDate, endDate: startDate }
    const { id } = await add(api, { ...all, recurrence: { frequency } })
    const path = `/Events/${id}?occurrence=${occurrence}`
    return (await api.call("camille", "GET", path)).body.counted
  }
  expect(await of("2026-01-31", "monthly", "2027-02-28")).toMatchObject({ monthDay: 31 })
  expect(await of("2024-02-29", "yearly", "2027-02-28")).toMatchObject({ from: "2024-02-29" })
})

test("of two who change one occurrence, the second sees what the first made of it", async () => {
  const api = await startApi()
  const { id, version } = await add(api, weekly)
  const occurrence = "2026-12-07T09:00"
  const change = (title: string, time: string) =>
    api.call("camille", "PUT", `/Events/${id}`, {
      ...{ ...point, title, startDate: "2026-12-07", endDate: "2026-12-07", startTime: time },
      ...{ endTime: "11:30", recurrence: weekly.recurrence, scope: "this", occurrence, version },
    })
  expect((await change("Point reporté", "11:00")).status).toBe(200)
  expect((await change("Point", "09:00")).body).toMatchObject({
    code: "stale",
    current: { occurrence, title: "Point reporté", startDate: "2026-12-07", startTime: "11:00" },
  })
})

test("a series of several days is not moved onto a day of its own: nothing changes, and it is said why", async () => {
  const api = await startApi()
  const recurrence = { frequency: "weekly", weekdays: ["mo", "we", "fr"], times: 9 }
  const { id, version } = await add(api, { ...point, recurrence })
  const move = (scope: string) =>
    api.call("camille", "POST", `/Events/${id}/moves`, {
      ...{ startDate: "2026-11-13", startTime: "09:00", endDate: "2026-11-13", endTime: "09:30" },
      ...{ version, scope, occurrence: "2026-11-11T09:00" },
    })
  const before = await starts(api, "2026-11-01", "2026-12-31")
  expect((await move("all")).body.errors).toMatchObject([{ path: "scope", code: "dayTaken" }])
  expect((await move("following")).body.errors).toMatchObject([{ path: "scope", code: "dayTaken" }])
  expect(await starts(api, "2026-11-01", "2026-12-31")).toEqual(before)
  expect((await move("this")).status).toBe(200)
})

test("of a series all its next dates are told what stands in their way, by one’s own days", async () => {
  const api = await startApi()
  await api.call("camille", "POST", "/Calendars/days-off", {
    ...{ startDate: "2026-12-17", endDate: "2026-12-17", title: "Ski" },
  })
  const on = (day: string) => ({ ...point, startDate: day, endDate: day })
  await add(api, { ...on("2026-12-16"), title: "Comité" })
  const daily = { recurrence: { frequency: "daily", until: "2026-12-18" } }
  const { id, conflicts } = await add(api, { ...on("2026-12-15"), ...daily })
  expect(conflicts).toMatchObject([
    { kind: "event", title: "Comité", day: "2026-12-16" },
    { kind: "dayOff", title: "Ski", day: "2026-12-17" },
  ])
  const path = `/Events/${id}?occurrence=2026-12-15T09:00`
  expect((await api.call("camille", "GET", path)).body.conflicts).toEqual([])
  // Monday evening in New York is Tuesday here.
  const evening = { startTime: "20:00", endTime: "21:00", zone: "America/New_York" }
  const weekly = { recurrence: { frequency: "weekly", times: 2 } }
  const far = await add(api, { ...on("2026-12-07"), ...evening, ...weekly })
  expect(far.nextDates).toEqual(["2026-12-08", "2026-12-15"])
})

test("another rule from a date on has as many dates as were left, and a reminder is not there twice", async () => {
  const api = await startApi()
  const monday = { frequency: "weekly", weekdays: ["mo"], times: 5 }
  const { id, version } = await add(api, { ...point, recurrence: monday })
  const changed = await api.call("camille", "PUT", `/Events/${id}`, {
    ...{ ...point, startDate: "2026-11-16", endDate: "2026-11-16", version },
    recurrence: { frequency: "daily", times: 5 },
    ...{ scope: "following", occurrence: "2026-11-16T09:00" },
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(await starts(api, "2026-11-01", "2026-12-31")).toEqual(
    ["02", "09", "16", "17", "18"].map((day) => `2026-11-${day}T09:00`),
  )
  const by = { by: "notification" }
  const twice = [
    { ...by, amount: 60, unit: "minutes" },
    { ...by, amount: 1, unit: "hours" },
  ]
  const refused = await api.call("camille", "POST", "/Events", { ...point, reminders: twice })
  expect(refused.body.errors).toMatchObject([
    { path: "reminders[1].amount", code: "reminderTwice" },
  ])
})

test("an occurrence that is moved to where it is goes on with its series", async () => {
  const api = await startApi()
  const { id, version } = await add(api, weekly)
  const its = { startDate: "2026-11-16", endDate: "2026-11-16", endTime: "09:30", scope: "this" }
  const still = { ...its, startTime: "09:00", occurrence: "2026-11-16T09:00", version }
  const { body } = await api.call("camille", "POST", `/Events/${id}/moves`, still)
  const first = { startDate: "2026-11-02", endDate: "2026-11-02", occurrence: "2026-11-02T09:00" }
  const all = { ...first, startTime: "10:00", endTime: "10:30", scope: "all", version: version + 1 }
  const moved = await api.call("camille", "POST", `/Events/${body.eventId}/moves`, all)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await starts(api, "2026-11-16", "2026-11-16")).toEqual(["2026-11-16T10:00"])
})
