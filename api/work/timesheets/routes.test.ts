import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { textOfPdf } from "../../../e2e/pdf"
import { filledMonth, november, read, save, typed, withContract } from "../../../tests/working"

test("a month is filled at once, and says what it comes to", async () => {
  const { body } = await filledMonth()
  expect(body).toMatchObject({
    ...{ version: 2, workingDays: 20, entered: 20, left: 0, billable: 20, empty: 0 },
    ...{ warnings: ["future"], dayExceeded: [], offDays: [] },
  })
  expect(body.rows).toHaveLength(1)
  expect(body.rows[0]).toMatchObject({ total: "20", lock: null, billed: [] })
  expect(body.rows[0].days["2026-11-11"]).toBeUndefined()
})

test("cells are read as they are typed, and refused where they stand", async () => {
  const { api, contractId } = await withContract()
  const cells = (days: object) => ({ rows: [{ contractId, days }] })
  const refused = await save(api, () =>
    cells({ "2026-11-02": "0,33", "2026-11-03": "2", "2026-11-04": "oui", "2026-12-01": "1" }),
  )
  expect(refused.status).toBe(422)
  expect(refused.body.errors.map(({ path, code }: never) => [path, code])).toEqual([
    ["rows[0].days.2026-11-02", "quarter"],
    ["rows[0].days.2026-11-03", "tooBig 1"],
    ["rows[0].days.2026-11-04", "quantity"],
    ["rows[0].days.2026-12-01", "outsideMonth"],
  ])
  const saved = await save(api, () => cells({ "2026-11-02": "0,5", "2026-11-03": "¾" }))
  expect(saved.body.rows[0].days).toEqual({ "2026-11-02": "0.5", "2026-11-03": "0.75" })
})

test("the same save twice is one, and a save of what another has changed is refused", async () => {
  const { api, contractId } = await withContract()
  const body = { version: 1, rows: [{ contractId, days: { "2026-11-02": "1" } }] }
  expect((await api.call("camille", "PUT", november, body)).body.version).toBe(2)
  expect(await api.call("camille", "PUT", november, body)).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  const other = { version: 1, rows: [{ contractId, days: { "2026-11-02": "0.5" } }] }
  const { status, body: problem } = await api.call("camille", "PUT", november, other)
  expect([status, problem.code, problem.current.version]).toEqual([409, "stale", 2])
})

test("what is handed over stays, is reopened with a reason, and keeps its editions", async () => {
  const { api, path, post, handOver, approve } = await filledMonth()
  expect((await post("/editions", {})).body.errors).toMatchObject([
    { path: "confirmed", code: "confirmFuture" },
  ])
  expect((await handOver()).body).toMatchObject({ status: "handedOver", edition: 1 })
  const change = await save(api, (month) => ({
    rows: typed(month as never).rows.map((row) => ({ ...row, days: { "2026-11-02": "0.5" } })),
  }))
  expect([change.status, change.body.code]).toEqual([409, "timesheetHandedOver"])
  const paper = async () => {
    const answer = await api.fetch("camille", `${path}/pdf`)
    return textOfPdf(new Uint8Array(await answer.arrayBuffer()))
  }
  expect(await paper()).toContain("Signature")
  const approved = (await approve()).body
  expect(approved.status).toBe("approved")
  // The proof stands in the place of the boxes.
  const proven = await paper()
  expect(proven).not.toContain("Signature")
  for (const said of [
    "Approuvé par le client",
    approved.answers[0].name,
    approved.answers[0].sha256,
  ])
    expect(proven).toContain(said)
  // What was approved is still there, byte for byte.
  const read = await api.fetch("camille", `${path}/pdf?edition=1`)
  const bytes = Buffer.from(await read.arrayBuffer())
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(approved.answers[0].sha256)
  expect((await api.fetch("camille", `${path}/pdf?edition=2`)).status).toBe(404)
  expect((await approve()).body.code).toBe("timesheetAnswered")
  const reopened = await post("/reopening", { reason: "Le 12 était un congé." })
  expect(reopened.body).toMatchObject({ status: "draft", drafting: true })
  expect(reopened.body.editions[0]).toMatchObject({ reason: "Le 12 était un congé." })
  expect((await handOver()).body).toMatchObject({ edition: 2 })
  const pdf = await api.fetch("camille", `${path}/pdf`)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
})

test("the client approves by the link what they read, and a link of a quote opens none", async () => {
  const { api, path, handOver } = await filledMonth()
  await save(api, () => ({ add: "sickLeave" }))
  await handOver()
  const link = (await api.call("camille", "POST", `${path}/links`, { days: 30 })).body
  const secret = link.address.split("/").at(-1)
  const shown = await api.fetch(null, `/Public/timesheets/${secret}`)
  const text = await shown.text()
  expect(JSON.parse(text)).toMatchObject({ state: "open", total: "20", amountHT: null })
  expect(text).not.toMatch(/sickLeave|[0-9a-f]{8}-[0-9a-f]{4}/)
  for (const kind of ["bills", "quotes"])
    expect((await api.fetch(null, `/Public/${kind}/${secret}`)).status).toBe(404)
  const answer = (body: object) =>
    api.call(null, "POST", `/Public/timesheets/${secret}/answers`, { name: "Inès", ...body })
  expect((await answer({ answer: "refused", edition: 1 })).body.errors[0].path).toBe("comment")
  expect((await answer({ answer: "approved", edition: 2, agreed: true })).body.code).toBe(
    "timesheetChanged",
  )
  const approved = await answer({ answer: "approved", edition: 1, agreed: true, role: "DSI" })
  expect(approved.body).toMatchObject({ state: "approved", answer: { name: "Inès", role: "DSI" } })
  const paper = async (query = "") => {
    const answered = await api.fetch(null, `/Public/timesheets/${secret}/pdf${query}`)
    const bytes = Buffer.from(await answered.arrayBuffer())
    return createHash("sha256").update(bytes).digest("hex")
  }
  expect(await paper("?edition=1")).toBe(approved.body.sha256)
  // With the proof of it, it is another document.
  expect(await paper()).not.toBe(approved.body.sha256)
  const { body: bell } = await api.call("camille", "GET", "/Notifications")
  expect(bell[0]).toMatchObject({ kind: "timesheetApproved", parameters: { month: "2026-11" } })
})

test("a day is billed once; a draft that goes frees it, and a credit of the whole does", async () => {
  const { api, path, handOver, approve, bill } = await filledMonth()
  expect((await bill()).body.code).toBe("timesheetNotApproved")
  await handOver()
  await approve()
  expect((await bill({ confirmed: [] })).body.errors[0].code).toBe("confirmFuture")
  const draft = await bill()
  expect(draft.body).toMatchObject({
    ...{ totalHT: 1_040_000, billingPeriodStart: "2026-11-02", billingPeriodEnd: "2026-11-30" },
    lines: [{ quantity: "20", unitPriceHT: 52_000, unit: "day" }],
  })
  expect((await bill()).body).toMatchObject({
    ...{ code: "nothingToBill", errors: [{ path: "timesheetIds", code: "workDayOnDraft" }] },
  })
  expect((await read(api, path)).status).toBe("billed")
  const billPath = `/Bills/${draft.body.id}`
  await api.call("camille", "DELETE", billPath)
  expect((await read(api, path)).status).toBe("approved")
  await api.call("camille", "POST", `${billPath}/restoration`)
  expect((await read(api, path)).status).toBe("billed")
  await api.call("camille", "DELETE", billPath)
  const second = await bill()
  expect((await api.call("camille", "POST", `${billPath}/restoration`)).body.code).toBe(
    "periodBilled",
  )
  const issued = await api.call("camille", "POST", `/Bills/${second.body.id}/issue`, {
    version: second.body.version,
  })
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  const note = await api.call("camille", "POST", `/Bills/${second.body.id}/creditNotes`)
  const credited = await api.call("camille", "POST", `/Bills/${note.body.id}/issue`, {
    version: note.body.version,
  })
  expect(credited.status, JSON.stringify(credited.body)).toBe(200)
  expect((await read(api, path)).status).toBe("approved")
  expect((await bill()).status).toBe(201)
})

test("the dashboard tells which month is to fill, to hand over and to bill", async () => {
  const { api, contractId } = await withContract({ title: "Conseil" })
  const steps = async () =>
    (await api.call("camille", "GET", "/Dashboard/steps")).body.toDo
      .map(({ step }: { step: string }) => step)
      .filter((step: string) => /^(monthsToFill|timesheets)/.test(step))
  api.setClock("2026-12-01T09:00:00Z")
  expect(await steps()).toEqual(["monthsToFill"])
  await save(api, () => ({ rows: [{ contractId, days: { "2026-11-02": "1" } }] }))
  expect(await steps()).toEqual(["timesheetsToHandOver"])
  const timesheetId = (await read(api)).contracts[0].timesheetId
  const path = `/Timesheets/${timesheetId}`
  const { version } = await read(api, path)
  await api.call("camille", "POST", `${path}/editions`, { version })
  await api.call("camille", "POST", `${path}/answers`, {
    answer: "approved",
    name: "Inès",
    comment: "Par e-mail",
  })
  expect(await steps()).toEqual(["timesheetsToBill"])
  await api.call("camille", "POST", "/Timesheets/bills", { timesheetIds: [timesheetId] })
  expect(await steps()).toEqual([])
})

test("an amendment changes the price of the days from its own on, and of none that is billed", async () => {
  const { api, contractId } = await withContract()
  const path = `/Contracts/${contractId}/amendments`
  const { body: amendment } = await api.call("camille", "POST", path, {
    ...{ effectiveOn: "2026-11-16", priceHT: 55_000, unit: "day", paymentDays: 30 },
  })
  expect(amendment.id, JSON.stringify(amendment)).toBeDefined()
  await api.call("camille", "POST", `${path}/${amendment.id}/agreement`, {
    version: amendment.version,
  })
  const days = { "2026-11-13": "1", "2026-11-16": "1", "2026-11-17": "0.5" }
  await save(api, () => ({ rows: [{ contractId, days }] }))
  const [sheet] = (await api.call("camille", "GET", "/Timesheets")).body
  expect(sheet.amountHT).toBe(52_000 + 82_500)
})

test("fifty who bill at the same time make one bill", async () => {
  const { api, handOver, approve, bill } = await filledMonth()
  await handOver()
  await approve()
  const answers = await Promise.all(Array.from({ length: 50 }, () => bill()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect((await api.call("camille", "GET", "/Bills")).body).toHaveLength(1)
})

test("another person’s month, row and timesheet are missing", async () => {
  const { api, path, body, contractId } = await filledMonth()
  const days = { version: 1, rows: [{ contractId, days: { "2026-11-02": "1" } }] }
  expect((await api.call("thomas", "PUT", november, days)).status).toBe(422)
  const time = { version: 1, contracts: [{ contractId }] }
  expect((await api.call("thomas", "PUT", "/Timesheets/settings", time)).status).toBe(422)
  expect((await api.call("thomas", "GET", path)).status).toBe(404)
  expect((await api.call("thomas", "GET", november)).body.rows).toEqual([])
  const stolen = { version: 1, rows: [{ id: body.rows[0].id, kind: "timeOff" }] }
  expect((await api.call("thomas", "PUT", november, stolen)).status).toBe(404)
})

test("a year says how much of it was billable, and what is left to the target", async () => {
  const { api } = await filledMonth()
  const settings = await read(api, "/Timesheets/settings")
  const { version } = settings
  const saved = await api.call("camille", "PUT", "/Timesheets/settings", {
    ...{ version, targetDays: 200, daysOff: [{ day: "2026-12-24", half: true }] },
  })
  expect(saved.body).toMatchObject({ targetDays: 200, usualZone: "metropole", zone: null })
  expect(await read(api, "/Timesheets/years/2026")).toMatchObject({
    ...{ billable: 20, billableShare: "100", leftToTarget: 180, averagePriceHT: 52_000 },
    amountHT: 1_040_000,
  })
})
