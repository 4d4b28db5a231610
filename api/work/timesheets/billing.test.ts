import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { filledMonth, november, read, save, withContract } from "../../../tests/working"

test("a contract’s page and budget count the bills of its timesheets, and those of a shared bill by its own days", async () => {
  const budget = { budgetHT: 2_000_000, budgetDays: "40" }
  const { api, clientId, contractId } = await withContract(budget)
  const other = await withContract({ title: "Conseil", priceHT: 26_000 }, { api, clientId })
  const days = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`2026-11-0${at + 2}`, "0.5"]))
  await save(api, () => ({
    rows: [
      { contractId, days: days(4) },
      { contractId: other.contractId, days: days(2) },
    ],
  }))
  const sheets = (await read(api, "/Timesheets")) as { id: string }[]
  for (const { id } of sheets) {
    const { version } = await read(api, `/Timesheets/${id}`)
    await api.call("camille", "POST", `/Timesheets/${id}/editions`, { version })
    await api.call("camille", "POST", `/Timesheets/${id}/answers`, {
      ...{ answer: "approved", name: "Inès", comment: "Par e-mail" },
    })
  }
  const timesheetIds = sheets.map(({ id }) => id)
  const { body: draft } = await api.call("camille", "POST", "/Timesheets/bills", { timesheetIds })
  expect(draft.totalHT).toBe(104_000 + 26_000)
  const budgetOf = async (id: string) => (await read(api, `/Contracts/budgets?id=${id}`))[0]
  expect(await budgetOf(contractId)).toMatchObject({ billedHT: 0, inPreparationHT: 104_000 })
  const { version } = draft
  await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version })
  expect(await budgetOf(contractId)).toMatchObject({
    ...{ billedHT: 104_000, leftHT: 1_896_000, consumedDays: "2" },
  })
  expect(await budgetOf(other.contractId)).toMatchObject({ billedHT: 26_000 })
  const { periods } = await read(api, `/Contracts/${contractId}/periods`)
  expect(periods).toMatchObject([
    {
      ...{ startDate: "2026-11-02", endDate: "2026-11-05", freed: false },
      bill: { id: draft.id, totalHT: 104_000 },
    },
  ])
})

test("an amendment of days that timesheets billed is refused, and names the bill", async () => {
  const { api, contractId, handOver, approve, bill } = await filledMonth()
  const path = `/Contracts/${contractId}/amendments`
  const amend = (effectiveOn: string) =>
    api.call("camille", "POST", path, {
      ...{ effectiveOn, priceHT: 55_000, unit: "day", paymentDays: 30 },
    })
  const { body: before } = await amend("2026-11-16")
  await handOver()
  await approve()
  const { body: draft } = await bill()
  const agree = () =>
    api.call("camille", "POST", `${path}/${before.id}/agreement`, { version: before.version })
  expect(await agree()).toMatchObject({
    status: 409,
    body: {
      code: "amendmentPast",
      errors: [{ path: "effectiveOn", code: "dayBilled 2026-11-02 – 2026-11-30" }],
    },
  })
  const { version } = draft
  const issued = await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version })
  expect((await amend("2026-11-30")).body.errors).toMatchObject([
    { path: "effectiveOn", code: `dayBilled ${issued.body.number}` },
  ])
  const asked = await api.call("camille", "POST", `/Contracts/${contractId}/signatures`, {
    ...{ signers: [{ name: "Inès", email: "ines@rhone.example" }], amendmentId: before.id },
  })
  expect(asked.body).toMatchObject({
    ...{ code: "amendmentPast", errors: [{ path: "amendmentId" }] },
  })
  expect((await amend("2026-12-01")).status).toBe(201)
})

test("a day that timesheets billed is in no period that is billed by hand", async () => {
  const { api, contractId } = await withContract({ billableProject: false })
  await api.call("camille", "PUT", "/Timesheets/settings", {
    ...{ version: 1, contracts: [{ contractId, needsApproval: false }] },
  })
  await save(api, () => ({ rows: [{ contractId, days: { "2026-11-02": "1" } }] }))
  const [{ id }] = await read(api, "/Timesheets")
  await api.call("camille", "POST", "/Timesheets/bills", { timesheetIds: [id] })
  const period = (startDate: string) =>
    api.call("camille", "POST", `/Contracts/${contractId}/periods`, {
      ...{ startDate, endDate: "2026-11-30", quantity: "2" },
    })
  expect((await period("2026-11-01")).body.errors).toMatchObject([{ code: "periodBilled" }])
  expect((await period("2026-11-03")).status).toBe(201)
})

test("what needs no approval goes with its bill once its month is over", async () => {
  const { api, contractId } = await withContract()
  await api.call("camille", "PUT", "/Timesheets/settings", {
    ...{ version: 1, contracts: [{ contractId, needsApproval: false }] },
  })
  const days = { "2026-11-02": "1", "2026-11-03": "1" }
  await save(api, () => ({ rows: [{ contractId, days }] }))
  const [{ id }] = await read(api, "/Timesheets")
  const bill = (to: string) =>
    api.call("camille", "POST", "/Timesheets/bills", { timesheetIds: [id], from: null, to })
  expect((await bill("2026-11-02")).status).toBe(201)
  expect(await read(api, `/Timesheets/${id}`)).toMatchObject({ edition: 0 })
  api.setClock("2026-12-01T09:00:00Z")
  expect((await bill("2026-11-30")).status).toBe(201)
  expect(await read(api, `/Timesheets/${id}`)).toMatchObject({ edition: 1 })
  expect((await api.fetch("camille", `/Timesheets/${id}/pdf`)).status).toBe(200)
})

test("a draft whose quantity is not that of its days says so before its issue", async () => {
  const { api, handOver, approve, bill } = await filledMonth()
  await handOver()
  await approve()
  const { body: draft } = await bill()
  expect(draft.warnings).not.toContain("otherDays")
  const raised = (quantity: string) =>
    draft.lines.map(({ serviceName, unit, unitPriceHT, vatRate }: Record<string, unknown>) => ({
      ...{ serviceName, unit, unitPriceHT, vatRate, quantity },
    }))
  const { clientId, includeVat, version } = draft
  const save = (known: number, quantity: string) =>
    api.call("camille", "PUT", `/Bills/${draft.id}`, {
      ...{ clientId, includeVat, version: known, lines: raised(quantity) },
    })
  const more = await save(version, "20.5")
  expect(more.body.warnings, JSON.stringify(more.body)).toContain("otherDays")
  const again = await save(more.body.version, "20")
  expect(again.body.warnings).not.toContain("otherDays")
})

test("what is chosen to be billed is shown with what its own days are worth", async () => {
  const { api, path, handOver, approve, bill } = await filledMonth()
  await handOver()
  await approve()
  expect(await read(api, path)).toMatchObject({ unbilledQuantity: "20", unbilledHT: 1_040_000 })
  const { body: part } = await bill({ from: "2026-11-02", to: "2026-11-06" })
  const [sheet] = await read(api, "/Timesheets?toBill=true")
  expect(sheet).toMatchObject({
    ...{ quantity: "20", billedQuantity: "5", amountHT: 1_040_000 },
    ...{ unbilledQuantity: "15", unbilledHT: 780_000 },
  })
  expect((await bill()).body.totalHT).toBe(780_000)
  expect(part.totalHT).toBe(260_000)
})

test("days after the end of a contract are neither handed over nor billed, and keep no other day from it", async () => {
  const { api, contractId, path, handOver, approve, bill } = await filledMonth()
  await handOver()
  await approve()
  const contract = await read(api, `/Contracts/${contractId}`)
  const ended = await api.call("camille", "POST", `/Contracts/${contractId}/end`, {
    ...{ version: contract.version, endedOn: "2026-11-20", endedBy: "client" },
  })
  // Its client has approved days that come after.
  expect(ended.body.errors).toMatchObject([
    { path: "endedOn", code: "daysSubmitted 2026-11-23 – 2026-11-30" },
  ])
  const { priceHT, unit, paymentDays, hoursPerDay, renewable, renewalDays } = contract
  const amendments = `/Contracts/${contractId}/amendments`
  const shorter = await api.call("camille", "POST", amendments, {
    ...{ priceHT, unit, paymentDays, hoursPerDay, renewable, renewalDays },
    ...{ effectiveOn: "2026-11-19", endDate: "2026-11-20" },
  })
  const { id: amendmentId, version: first } = shorter.body
  const agreement = `${amendments}/${amendmentId}/agreement`
  const { status } = await api.call("camille", "POST", agreement, { version: first })
  expect(status, JSON.stringify(shorter.body)).toBe(200)
  expect((await bill()).body.errors).toMatchObject([
    { path: "timesheetIds", code: "workOutsideContract 2026-11-23 – 2026-11-30" },
  ])
  expect((await read(api, path)).unbilledQuantity).toBe("14")
  // The month can still be saved: what is approved stays as it is.
  expect((await save(api, () => ({ add: "nonBillable" }))).status).toBe(200)
  expect((await bill({ to: "2026-11-20" })).body.lines).toMatchObject([{ quantity: "14" }])
  const other = await filledMonth()
  const { version } = await read(other.api, `/Contracts/${other.contractId}`)
  await other.api.call("camille", "POST", `/Contracts/${other.contractId}/end`, {
    ...{ version, endedOn: "2026-11-20", endedBy: "client" },
  })
  expect((await other.handOver()).body.errors).toMatchObject([{ path: "days" }])
})

test("a change of a day that is billed is refused with the bill that it is on", async () => {
  const { api, handOver, approve, bill } = await filledMonth()
  await handOver()
  await approve()
  const { body: draft } = await bill()
  const month = await read(api)
  const [{ id, contractId, kind, days }] = month.rows
  const change = (changed: object) =>
    api.call("camille", "PUT", november, {
      ...{
        version: month.version,
        rows: [{ id, contractId, kind, days: { ...days, ...changed } }],
      },
    })
  const onDraft = await change({ "2026-11-02": "0.5" })
  expect(onDraft).toMatchObject({
    status: 409,
    body: {
      code: "timesheetBilled",
      errors: [{ path: "rows[0].days.2026-11-02", code: "workDayOnDraft" }],
    },
  })
  const { version } = draft
  const issued = await api.call("camille", "POST", `/Bills/${draft.id}/issue`, { version })
  const onBill = await change({ "2026-11-02": "0.5" })
  expect(onBill.body.errors[0].code).toBe(`workDayBilled ${issued.body.number}`)
  expect((await read(api)).rows[0].billed[0]).toMatchObject({ billId: draft.id })
})

test("an approval on paper is written down with its day, and with what was signed or how it came", async () => {
  const { api, path, handOver } = await filledMonth()
  await handOver()
  const answer = (values: object) =>
    api.call("camille", "POST", `${path}/answers`, { answer: "approved", name: "Inès", ...values })
  expect((await answer({})).body.errors).toMatchObject([{ path: "fileId", code: "answerProof" }])
  const comment = "Bon pour accord, signé au crayon"
  expect((await answer({ comment, answeredOn: "2026-11-22" })).body.errors).toMatchObject([
    { path: "answeredOn", code: "inFuture" },
  ])
  expect((await answer({ comment, answeredOn: "2026-11-20" })).body).toMatchObject({
    ...{ answeredOn: "2026-11-20", answers: [{ answeredOn: "2026-11-20", byLink: false }] },
  })
})

test("what a list of months is narrowed to goes out as a workbook, and as the PDFs that clients read", async () => {
  const { api, clientId, contractId, timesheetId, handOver } = await filledMonth()
  const ids = async (query: string) =>
    (await read(api, `/Timesheets?${query}`)).map(({ id }: { id: string }) => id)
  expect(await ids(`clientId=${clientId}&contractId=${contractId}&month=2026-11`)).toEqual([
    timesheetId,
  ])
  expect(await ids("month=2026-10")).toEqual([])
  const file = async (path: string) => {
    const answer = await api.fetch("camille", `/Timesheets/export/${path}`)
    const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 2)
    return [answer.status, answer.headers.get("content-type"), start.toString()]
  }
  expect(await file(`xlsx?id=${timesheetId}`)).toEqual([
    ...[200, expect.stringContaining("spreadsheetml"), "PK"],
  ])
  // Nothing was handed over yet.
  expect((await file(`pdf?id=${timesheetId}`))[0]).toBe(409)
  await handOver()
  expect(await file(`pdf?id=${timesheetId}`)).toEqual([200, "application/zip", "PK"])
  expect((await api.fetch("thomas", `/Timesheets/export/pdf?id=${timesheetId}`)).status).toBe(409)
})

test("the dashboard leads to this month, and says how many days are to hand over and to bill", async () => {
  const { api, handOver, approve } = await filledMonth()
  const steps = async () => (await read(api, "/Dashboard/steps")) as Record<string, object[]>
  expect((await steps()).day).toMatchObject([{ step: "monthUnderway", month: "2026-11", days: 20 }])
  api.setClock("2026-12-01T09:00:00Z")
  const found = async (step: string) =>
    (await steps()).toDo?.find((one) => "step" in one && one.step === step)
  expect(await found("timesheetsToHandOver")).toMatchObject({ month: "2026-11", days: 20 })
  await handOver()
  await approve()
  expect(await found("timesheetsToBill")).toMatchObject({ days: 20, amount: 1_040_000 })
})

test("a day is on one bill, of its timesheet or of a period, whoever asks at the same time", async () => {
  for (const _ of [1, 2, 3, 4]) {
    const { api, contractId } = await withContract({ billableProject: false })
    await save(api, () => ({ rows: [{ contractId, days: { "2026-11-02": "1" } }] }))
    const sheets = await read(api, `/Timesheets?contractId=${contractId}`)
    const [{ id, version }] = sheets
    await api.call("camille", "POST", `/Timesheets/${id}/editions`, { version })
    await api.call("camille", "POST", `/Timesheets/${id}/answers`, {
      ...{ answer: "approved", name: "Inès", comment: "Par e-mail" },
    })
    const period = { startDate: "2026-11-01", endDate: "2026-11-30", quantity: "1" }
    const answers = await Promise.all([
      api.call("camille", "POST", "/Timesheets/bills", { timesheetIds: [id] }),
      api.call("camille", "POST", `/Contracts/${contractId}/periods`, period),
    ])
    const said = JSON.stringify(answers.map(({ body }) => body))
    expect(
      answers.filter(({ status }) => status === 201),
      said,
    ).toHaveLength(1)
  }
})

test("what is handed over is what stands in the month, whoever saves it at the same time", async () => {
  const { api, path, handOver } = await filledMonth()
  const db = new pg.Client({ connectionString: api.url })
  await db.connect()
  onTestFinished(() => db.end())
  for (const quantity of ["0.5", "1", "0.25", "0.75"]) {
    await Promise.all([
      handOver(),
      save(api, ({ rows }) => ({
        rows: rows.map((row) => ({ ...typedRow(row), days: { "2026-11-02": quantity } })),
      })),
    ])
    const { rows } = await db.query(
      "select snapshot -> 'rows' -> 0 -> 'days' as days from timesheet_editions order by edition desc limit 1",
    )
    const frozen: number[] = Object.values(rows[0].days)
    const sheet = await read(api, path)
    expect(sheet.quantity).toBe(String(frozen.reduce((sum, quarters) => sum + quarters, 0) / 4))
    const { version } = sheet
    await api.call("camille", "POST", `${path}/reopening`, { version, reason: "À corriger" })
  }
})

const typedRow = (row: object) => {
  const { id, contractId, kind } = row as Record<string, unknown>
  return { id, contractId, kind }
}

test("a bill of two prices says of which days each of them is", async () => {
  const { api, contractId, handOver, approve, bill } = await filledMonth()
  const { paymentDays, hoursPerDay, unit } = await read(api, `/Contracts/${contractId}`)
  const amendments = `/Contracts/${contractId}/amendments`
  const { body } = await api.call("camille", "POST", amendments, {
    ...{ effectiveOn: "2026-11-16", priceHT: 60_000, paymentDays, hoursPerDay, unit },
  })
  await api.call("camille", "POST", `${amendments}/${body.id}/agreement`, { version: body.version })
  await handOver()
  await approve()
  expect((await bill()).body.lines).toMatchObject([
    { unitPriceHT: 52_000, description: "2–13 novembre 2026" },
    { unitPriceHT: 60_000, description: "16–30 novembre 2026" },
  ])
})

test("a unit changes on the first of a month, and months before it stay in theirs", async () => {
  const { api, contractId, path, handOver, approve, bill } = await filledMonth()
  const { paymentDays, hoursPerDay } = await read(api, `/Contracts/${contractId}`)
  const amendments = `/Contracts/${contractId}/amendments`
  const hourly = { priceHT: 7_000, unit: "hour", paymentDays, hoursPerDay }
  const within = await api.call("camille", "POST", amendments, {
    ...{ ...hourly, effectiveOn: "2026-12-16" },
  })
  expect(within.body.errors).toMatchObject([{ path: "effectiveOn", code: "unitFromMonth" }])
  const { body } = await api.call("camille", "POST", amendments, {
    ...{ ...hourly, effectiveOn: "2026-12-01" },
  })
  await api.call("camille", "POST", `${amendments}/${body.id}/agreement`, { version: body.version })
  api.setClock("2026-12-15T09:00:00Z")
  // Its columns say hours by now.
  expect(await read(api, path)).toMatchObject({ unit: "day", quantity: "20", amountHT: 1_040_000 })
  expect((await read(api, "/Timesheets/months/2026-12")).rows).toMatchObject([{ unit: "hour" }])
  await handOver()
  await approve()
  expect((await bill()).body.lines).toMatchObject([{ quantity: "20", unit: "day" }])
})
