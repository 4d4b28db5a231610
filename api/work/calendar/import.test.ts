import fc from "fast-check"
import { expect, test } from "vitest"
import { type Name, startApi, type TestApi } from "../../../tests/api"

const calendar = (...events: string[][]) =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//FR"],
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    ...["END:VCALENDAR", ""],
  ].join("\r\n")

const at = "DTSTART;TZID=Europe/Paris:20261124T093000"
const until = "DTEND;TZID=Europe/Paris:20261124T103000"
const stamp = "DTSTAMP:20261101T080000Z"

async function begin(api: TestApi, content: string, who: Name = "camille") {
  const sent = await api.fetch(who, "/Uploads?name=agenda.ics", {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  expect(sent.status).toBe(201)
  const { id: fileId } = (await sent.json()) as { id: string }
  return api.call(who, "POST", "/Imports", { kind: "events", fileId })
}

const confirm = (
  api: TestApi,
  { id, version }: { id: string; version: number },
  said = {},
  who: Name = "camille",
) => api.call(who, "POST", `/Imports/${id}/confirmation`, { version, ...said })

const listed = async (api: TestApi) =>
  (await api.call("camille", "GET", "/Events?sort=title&limit=100")).body

const exported = async (api: TestApi, who: Name = "camille") =>
  (await api.fetch(who, "/Events/export")).text()

test("a calendar of another tool is looked at first, taken at once, and taken back whole", async () => {
  const api = await startApi()
  const first = await begin(
    api,
    calendar(
      ["UID:a@x", stamp, at, until, "SUMMARY:Point\\, client", "COLOR:crimson"],
      ["UID:b@x", stamp, at, "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "SUMMARY:CRA"],
      ["UID:c@x", stamp, "DTSTART;TZID=Nowhere:20261124T093000", "SUMMARY:Ailleurs"],
      ["UID:d@x", stamp, "DTSTART;VALUE=DATE:20261224", "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA"],
    ),
  )
  expect(first).toMatchObject({
    status: 201,
    body: { counts: { new: 3, twin: 0, refused: 1 }, can: ["confirm"], headings: [], fields: [] },
  })
  const { body: rows } = await api.call("camille", "GET", `/Imports/${first.body.id}/rows`)
  expect(rows.rows[2]).toMatchObject({
    ...{ line: 19, title: "Ailleurs", state: "refused" },
    errors: [{ code: "icsZone Nowhere" }],
  })
  expect(await listed(api)).toEqual([])
  expect((await confirm(api, first.body)).body.code).toBe("importRefused")
  const done = await confirm(api, first.body, { leaveOut: true })
  expect(done.body).toMatchObject({ added: 3, can: ["undo"] })
  expect(await listed(api)).toMatchObject([
    { title: "(sans titre)", allDay: true, startDate: "2026-12-24", endDate: "2026-12-24" },
    { title: "CRA", custom: true, recurrence: null },
    { title: "Point, client", color: "red", startTime: "09:30", endTime: "10:30" },
  ])
  const [, cra] = await listed(api)
  const { body: details } = await api.call("camille", "GET", `/Events/${cra.id}`)
  expect(details.nextDates.slice(0, 2)).toEqual(["2026-11-30", "2026-12-31"])
  await api.call("camille", "POST", `/Imports/${first.body.id}/undoing`)
  expect(await listed(api)).toEqual([])
})

test("the parts of a series that came with a file go with its import", async () => {
  const api = await startApi()
  const { body: begun } = await begin(
    api,
    calendar(["UID:a@x", stamp, at, until, "RRULE:FREQ=WEEKLY", "SUMMARY:Point"]),
  )
  await confirm(api, begun)
  const [{ id, version }] = await listed(api)
  const later = { startDate: "2026-12-01", startTime: "11:00", endDate: "2026-12-01" }
  const split = await api.call("camille", "POST", `/Events/${id}/moves`, {
    ...{ ...later, endTime: "12:00", version, scope: "following", occurrence: "2026-12-01T09:30" },
  })
  expect(split.status).toBe(200)
  expect(await listed(api)).toHaveLength(2)
  await api.call("camille", "POST", `/Imports/${begun.id}/undoing`)
  expect(await listed(api)).toEqual([])
})

test("what is newer changes an event and what is as here changes nothing; undoing gives back what was", async () => {
  const api = await startApi()
  const old = calendar(
    ["UID:a@x", stamp, at, until, "SUMMARY:Point"],
    ["UID:b@x", stamp, at, until, "SUMMARY:Autre"],
    ["UID:c@x", stamp, at, until, "SUMMARY:Annulé"],
  )
  const first = await begin(api, old)
  await confirm(api, first.body)
  const again = await begin(api, old)
  expect(again.body).toMatchObject({ counts: { new: 0, refused: 0, same: 3 }, can: [] })
  expect((await confirm(api, again.body)).body.code).toBe("importNothing")
  const newer = await begin(
    api,
    calendar(
      [
        "UID:a@x",
        stamp,
        "SEQUENCE:1",
        "DTSTART;TZID=Europe/Paris:20261125T140000",
        "SUMMARY:Point",
      ],
      ["UID:b@x", stamp, at, until, "SUMMARY:Autre"],
      ["UID:c@x", stamp, "SEQUENCE:1", "STATUS:CANCELLED", at, until, "SUMMARY:Annulé"],
      ["UID:d@x", stamp, "STATUS:CANCELLED", at, until, "SUMMARY:Jamais vu"],
    ),
  )
  expect(newer.body.counts).toEqual({ new: 0, twin: 0, refused: 1, changed: 2, same: 1 })
  const before = await listed(api)
  const done = await confirm(api, newer.body, { leaveOut: true })
  expect(done.body).toMatchObject({ added: 0, merged: 2 })
  expect(await listed(api)).toMatchObject([
    { title: "Autre" },
    { title: "Point", startDate: "2026-11-25", startTime: "14:00" },
  ])
  await api.call("camille", "POST", `/Imports/${newer.body.id}/undoing`)
  const plain = (events: { version: number; changedAt: string }[]) =>
    events.map(({ version: _, changedAt: __, ...event }) => event)
  expect(plain(await listed(api))).toEqual(plain(before))
})

const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((said) => said.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, "x").trim() || "x")

const typed = fc.record({
  title: text,
  notes: text.map((said) => `${said}\n${said};,\\`),
  allDay: fc.boolean(),
  startDate: fc.constantFrom("2026-01-31", "2026-03-29", "2024-02-29", "2026-11-24", "2026-10-30"),
  zone: fc.constantFrom("Europe/Paris", "America/New_York"),
  color: fc.constantFrom("blue", "red", "slate"),
  free: fc.boolean(),
  recurrence: fc.oneof(
    fc.constant(null),
    fc.record({
      frequency: fc.constantFrom("daily", "weekly", "monthly", "yearly"),
      every: fc.integer({ min: 1, max: 3 }),
      weekdays: fc.constantFrom([], ["mo", "th"]),
      on: fc.constantFrom("day", "nth", "last", "monthEnd"),
      until: fc.constantFrom(null, "2027-06-30"),
    }),
  ),
})

test("our own file, imported again, changes nothing; imported elsewhere, it is the same file there", async () => {
  const api = await startApi()
  const blocks = (file: string) =>
    file
      .split("BEGIN:VEVENT")
      .slice(1)
      .map((one) => one.split("END:VEVENT")[0])
      .sort()
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 3, maxLength: 8 }), async (events) => {
      for (const { allDay, ...event } of events) {
        const { status, body } = await api.call("camille", "POST", "/Events", {
          ...{ ...event, allDay, endDate: event.startDate },
          ...(!allDay && { startTime: "09:00", endTime: "10:30" }),
        })
        // A rule whose end is before its start happens never.
        if (status === 422) continue
        expect(status, JSON.stringify(body)).toBe(201)
        if (!body.occurrence) continue
        const { nextDates, version, occurrence } = body
        await api.call("camille", "POST", `/Events/${body.id}/removals`, {
          ...{ scope: "this", version },
          occurrence: nextDates[1] ? `${nextDates[1]}${occurrence.slice(10)}` : occurrence,
        })
      }
      const file = await exported(api)
      const again = await begin(api, file)
      const { same, ...counts } = again.body.counts
      expect(counts).toEqual({ new: 0, twin: 0, refused: 0 })
      expect(same).toBe(blocks(file).length - (file.match(/RECURRENCE-ID/g)?.length ?? 0))
      const there = await begin(api, file, "thomas")
      if (there.body.counts.new > 0) await confirm(api, there.body, {}, "thomas")
      expect(blocks(await exported(api, "thomas"))).toEqual(blocks(file))
      for (const { id } of (await api.call("thomas", "GET", "/Events?limit=100")).body)
        await api.call("thomas", "DELETE", `/Events/${id}`)
      for (const { id } of await listed(api)) await api.call("camille", "DELETE", `/Events/${id}`)
    }),
    { numRuns: 12, seed: 7, endOnFailure: true },
  )
})

test("a file that is no calendar is refused at its field, and another’s is nobody’s", async () => {
  const api = await startApi()
  const cut = await begin(api, "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\n")
  expect([cut.status, cut.body.errors?.[0]?.code]).toEqual([422, "icsUnreadable"])
  const empty = await begin(api, calendar())
  expect([empty.status, empty.body.errors?.[0]?.code]).toEqual([422, "importEmpty"])
  const { body } = await begin(api, calendar(["UID:a", stamp, at]))
  expect((await api.call("thomas", "GET", `/Imports/${body.id}`)).status).toBe(404)
  const columns = { columns: {}, version: body.version }
  expect((await api.call("camille", "PUT", `/Imports/${body.id}/columns`, columns)).status).toBe(
    422,
  )
})

test("a series of another calendar goes on otherwise from a day on, and ends on one", async () => {
  const api = await startApi()
  const monday = "DTSTART;TZID=Europe/Paris:20261102T093000"
  const rules = ["FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=10"]
  for (const [at, rule] of rules.entries()) {
    const uid = `UID:${at}@x`
    await confirm(api, (await begin(api, calendar([uid, stamp, monday, `RRULE:${rule}`]))).body)
  }
  const starts = async () => {
    const query = "from=2026-11-02&to=2026-11-30&layers="
    const { body } = await api.call("camille", "GET", `/Calendars/entries?${query}`)
    return body.entries.map(({ start }: { start: string }) => start)
  }
  const all = await starts()
  for (const { id } of await listed(api)) {
    const occurrence = "2026-11-11T09:30"
    const shown = await api.call("camille", "GET", `/Events/${id}?occurrence=${occurrence}`)
    expect(shown.body).toMatchObject({ custom: true, first: false })
    const times = { startDate: "2026-11-11", endDate: "2026-11-11" }
    const moved = await api.call("camille", "POST", `/Events/${id}/moves`, {
      ...{ ...times, startTime: "14:00", endTime: "15:00", version: 1 },
      ...{ scope: "following", occurrence },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body).toMatchObject({ occurrence: "2026-11-11T14:00" })
    const path = `/Events/${moved.body.eventId}/removals`
    const removed = await api.call("camille", "POST", path, {
      ...{ version: 1, scope: "following", occurrence: "2026-11-12T14:00" },
    })
    expect(removed.status, JSON.stringify(removed.body)).toBe(200)
    const undo = `/Events/changes/${removed.body.changeId}/restoration`
    await api.call("camille", "POST", undo)
  }
  const later = all.map((start: string) =>
    start >= "2026-11-11" ? start.replace("09:30", "14:00") : start,
  )
  expect(await starts()).toEqual(later)
  // What the days themselves say cannot be moved with one of them.
  const [first] = (await listed(api)).filter(
    ({ startDate }: { startDate: string }) => startDate === "2026-11-02",
  )
  const whole = await api.call("camille", "POST", `/Events/${first.id}/moves`, {
    ...{ startDate: "2026-11-03", endDate: "2026-11-03", startTime: "09:30", endTime: "10:00" },
    ...{ version: first.version, scope: "all", occurrence: "2026-11-02T09:30" },
  })
  expect(whole.body.errors).toMatchObject([{ path: "scope", code: "customMove" }])
})

test("a rule that its start misses is written from its first time on, as it is shown here", async () => {
  const api = await startApi()
  const monday = "DTSTART;TZID=Europe/Paris:20270104T093000"
  const lines = ["UID:miss@x", stamp, monday, "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2", "SUMMARY:Mardi"]
  await confirm(api, (await begin(api, calendar(lines))).body)
  const { body } = await api.call(
    "camille",
    "GET",
    "/Calendars/entries?from=2027-01-01&to=2027-01-31&layers=",
  )
  expect(body.entries.map(({ start }: { start: string }) => start)).toEqual([
    ...["2027-01-05T09:30", "2027-01-12T09:30"],
  ])
  expect(await exported(api)).toContain("DTSTART;TZID=Europe/Paris:20270105T093000")
})

test("what comes every half hour without an end is left out, and so is a title of two lines, each with its reason", async () => {
  const api = await startApi()
  const hours = Array.from({ length: 24 }, (_, hour) => hour).join()
  const { body } = await begin(
    api,
    calendar(
      ["UID:h@x", stamp, at, `RRULE:FREQ=DAILY;BYHOUR=${hours};BYMINUTE=0,30`, "SUMMARY:Trop"],
      ["UID:l@x", stamp, at, until, "SUMMARY:Deux\\nlignes"],
      [
        ...["UID:a@x", stamp, at, until, "SUMMARY:Alarme", "LOCATION:Lyon\\n7e"],
        ...["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT5M", "END:VALARM"],
      ],
    ),
  )
  const { rows } = (await api.call("camille", "GET", `/Imports/${body.id}/rows`)).body
  expect(rows.map((row: { errors: { code: string }[] }) => row.errors[0]?.code)).toEqual([
    ...["icsRule", "icsTitleLines", undefined],
  ])
  expect(rows[2]).toMatchObject({ detail: "24/11/2026 09:30", state: "new" })
  expect(rows[2].remarks).toHaveLength(2)
})

test("a newer file leaves the part alone that goes on otherwise here, and says so", async () => {
  const api = await startApi()
  const lines = ["UID:s@x", stamp, at, until, "RRULE:FREQ=WEEKLY;COUNT=6"]
  await confirm(api, (await begin(api, calendar([...lines, "SUMMARY:Point"]))).body)
  const [{ id, version }] = await listed(api)
  const later = { startDate: "2026-12-08", startTime: "14:00", endDate: "2026-12-08" }
  const split = await api.call("camille", "POST", `/Events/${id}/moves`, {
    ...{ ...later, endTime: "15:00", version, scope: "following", occurrence: "2026-12-08T09:30" },
  })
  expect(split.status, JSON.stringify(split.body)).toBe(200)
  const newer = await begin(api, calendar([...lines, "SEQUENCE:7", "SUMMARY:Comité"]))
  const { rows } = (await api.call("camille", "GET", `/Imports/${newer.body.id}/rows`)).body
  expect(rows).toMatchObject([{ state: "changed", remarks: [/Point/, /08\/12\/2026/].map(match) }])
  expect((await confirm(api, newer.body)).status).toBe(200)
  const query = "from=2026-11-01&to=2027-01-31&layers="
  const { body } = await api.call("camille", "GET", `/Calendars/entries?${query}`)
  const shown = body.entries.map(({ start, title }: Record<string, string>) => `${start} ${title}`)
  expect(shown).toEqual([
    ...["2026-11-24T09:30 Comité", "2026-12-01T09:30 Comité", "2026-12-08T14:00 Point"],
    ...["2026-12-15T14:00 Point", "2026-12-22T14:00 Point", "2026-12-29T14:00 Point"],
  ])
})

test("a series of whole days of which one has hours is read back as it was written", async () => {
  const api = await startApi()
  const days = { startDate: "2026-11-02", endDate: "2026-11-02", allDay: true }
  const { body: event } = await api.call("camille", "POST", "/Events", {
    ...{ ...days, title: "Garde", recurrence: { frequency: "weekly", times: 3 } },
  })
  const hours = { startTime: "14:00", endTime: "16:00", allDay: false }
  const moved = await api.call("camille", "POST", `/Events/${event.id}/moves`, {
    ...{ ...hours, startDate: "2026-11-09", endDate: "2026-11-09", version: event.version },
    ...{ scope: "this", occurrence: "2026-11-09" },
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const written = await exported(api)
  const there = await begin(api, written, "thomas")
  expect(there.body.counts).toMatchObject({ new: 1, refused: 0 })
  await confirm(api, there.body, {}, "thomas")
  const starts = (text: string) => text.match(/^(DTSTART|DTEND|RECURRENCE-ID).*$/gm)
  expect(starts(await exported(api, "thomas"))).toEqual(starts(written))
})

const match = (text: RegExp) => expect.stringMatching(text)
