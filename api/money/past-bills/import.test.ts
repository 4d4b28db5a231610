import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"
import { enterWaitingIncomes } from "../incomes/waiting.commands"

async function send(api: TestApi, kind: string, content: string) {
  const sent = await api.fetch("camille", `/Uploads?name=${kind}.csv`, {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  return api.call("camille", "POST", "/Imports", { kind, fileId })
}

const confirm = (api: TestApi, { id, version }: { id: string; version: number }, said = {}) =>
  api.call("camille", "POST", `/Imports/${id}/confirmation`, { version, ...said })

async function imported(api: TestApi, kind: string, content: string) {
  const { body } = await send(api, kind, content)
  const done = await confirm(api, body)
  expect(done.status, JSON.stringify([body, done.body])).toBe(200)
  return done.body as { id: string; added: number }
}

const get = async (api: TestApi, path: string) => (await api.call("camille", "GET", path)).body

async function inFranchise(api: TestApi) {
  const { version } = await get(api, "/Profile")
  const franchise = { vatRegime: "franchise", vatRegimeFrom: "2020-01-01", vatNumber: null }
  const saved = await api.call("camille", "PUT", "/Profile/vat", { ...franchise, version })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

const bills = [
  "Numéro;Client;Date de facture;Échéance;Total HT;TVA;Total TTC;Payée le",
  "F2026-001;Atelier Rhône;12/01/2026;11/02/2026;1 000,00;200,00;1 200,00;10/02/2026",
  "F2026-002;atelier rhône;03/03/2026;;500,00;100,00;600,00;",
  "F2026-003;Atelier Rhône;04/03/2026;;-50,00;-10,00;-60,00;",
].join("\n")

test("bills of another tool keep their number, count in their year, and enter neither our series nor the FEC", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const fec = async () => (await api.fetch("camille", "/Books/fec?year=2026")).text()
  const before = await fec()
  const { added, id } = await imported(api, "pastBills", bills)
  expect(added).toBe(3)
  expect(await get(api, "/PastBills")).toMatchObject([
    { number: "F2026-003", kind: "creditNote", totalTTC: -6_000, paidOn: null },
    { number: "F2026-002", clientName: "Atelier Rhône", totalHT: 50_000, paidOn: null },
    { number: "F2026-001", day: "2026-01-12", dueDate: "2026-02-11", paidOn: "2026-02-10" },
  ])
  expect(await fec()).toBe(before)
  const ours = await issued(api, client.id)
  expect(ours.number).not.toContain("F2026")
  const { figures } = await get(api, "/Statistics/business?period=year")
  expect(figures[0]).toMatchObject({ figure: "turnoverHT", value: 145_000 + 450_000 })
  const rows = await get(api, "/Statistics/rows?figure=turnoverHT&period=year&limit=100")
  expect(rows.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ["pastBill", 100_000],
      ["pastBill", -5_000],
      ["bill", 450_000],
    ]),
  )
  const { turnover } = await get(api, "/Dashboard")
  expect(turnover[0]).toMatchObject({ month: "2026-01", totalHT: 100_000 })
  const found = await get(api, "/Search?q=F2026-002")
  expect(JSON.stringify(found)).toContain("pastBills")
  expect((await api.call("camille", "POST", `/Imports/${id}/undoing`)).status).toBe(200)
  expect(await get(api, "/PastBills")).toEqual([])
  expect(await get(api, "/Incomes?category=services")).toEqual([])
  const after = await get(api, "/Statistics/business?period=year")
  expect(after.figures[0]).toMatchObject({ value: 450_000 })
})

test("what was paid is received once, whichever of bills and receipts comes first", async () => {
  const receipts = [
    "Date;Libellé;Montant TTC;Catégorie",
    "10/02/2026;Règlement Atelier;1 200,00;services",
    "20/03/2026;VIR F2026-002;600,00;services",
  ].join("\n")
  for (const order of [
    [bills, receipts],
    [receipts, bills],
  ]) {
    const api = await startApi()
    await openForBusiness(api)
    await inFranchise(api)
    for (const file of order) {
      const { body } = await send(api, file === bills ? "pastBills" : "incomes", file)
      if (file === receipts && order[0] === bills)
        expect(body.counts).toEqual({ new: 1, twin: 1, refused: 0 })
      await confirm(api, body)
    }
    const incomes = await get(api, "/Incomes")
    expect(incomes.map(({ amount }: { amount: number }) => amount)).toEqual([60_000, 120_000])
    const past = await get(api, "/PastBills")
    expect(past.map(({ paidOn }: { paidOn: string }) => paidOn)).toEqual([
      ...[null, "2026-03-20", "2026-02-10"],
    ])
    await enterWaitingIncomes(api.parts)
    const { thresholds } = await get(api, "/Forecast/thresholds")
    // What was billed counts once, whether or not its receipt is there.
    expect(thresholds).not.toEqual([])
    for (const { billed } of thresholds) expect(billed.amount).toBe(145_000)
  }
})

test("a receipt that was there is not taken away with the bill that it pays", async () => {
  const api = await startApi()
  await openForBusiness(api)
  await imported(api, "incomes", "Date;Libellé;Montant TTC\n10/02/2026;VIR F2026-001;1 200,00")
  const { id } = await imported(api, "pastBills", bills)
  await api.call("camille", "POST", `/Imports/${id}/undoing`)
  expect(await get(api, "/Incomes")).toMatchObject([{ label: "VIR F2026-001" }])
})

test("lines of one number are one bill, and one that cannot be read refuses all of it", async () => {
  const api = await startApi()
  await openForBusiness(api)
  const freshBooks = [
    "Client Name,Invoice #,Date Issued,Invoice Status,Date Paid,Item Name,Line Subtotal,Tax 1 Amount,Line Total,Currency",
    "Atelier Rhône,0000012,2026-01-05,paid,2026-01-20,Conseil,100.00,20.00,120.00,EUR",
    "Atelier Rhône,0000012,2026-01-05,paid,2026-01-20,Atelier,50.00,10.00,60.00,EUR",
    "Atelier Rhône,0000013,2026-01-06,draft,,Conseil,50.00,10.00,60.00,EUR",
    "Inconnu,0000014,2026-01-06,sent,,Conseil,50.00,10.00,60.00,EUR",
    "Atelier Rhône,0000015,2026-01-06,sent,,Conseil,50.00,10.00,60.00,USD",
    "Atelier Rhône,0000016,2026-01-06,sent,,Conseil,50.00,10.00,60.00,EUR",
    "Atelier Rhône,0000016,2026-01-06,sent,,Conseil,cinq,10.00,60.00,EUR",
  ].join("\n")
  const { body } = await send(api, "pastBills", freshBooks)
  expect(body.counts).toEqual({ new: 2, twin: 0, refused: 5 })
  const { rows } = await get(api, `/Imports/${body.id}/rows?state=refused`)
  const codes = rows.map(({ line, errors }: { line: number; errors: { code: string }[] }) => [
    line,
    errors[0]?.code,
  ])
  expect(codes).toEqual([
    [4, "pastBillDraft"],
    [5, "importClientUnknown"],
    [6, "pastBillCurrency"],
    [7, "money"],
    [8, "money"],
  ])
  expect((await confirm(api, body)).body.code).toBe("importRefused")
  expect((await confirm(api, body, { leaveOut: true })).body.added).toBe(1)
  expect(await get(api, "/PastBills")).toMatchObject([
    { number: "0000012", totalHT: 15_000, vat: 3_000, totalTTC: 18_000, paidOn: "2026-01-20" },
  ])
  const again = await send(api, "pastBills", freshBooks)
  expect(again.body.counts).toEqual({ new: 0, twin: 2, refused: 5 })
  const forced = await confirm(api, again.body, { twins: "add", leaveOut: true })
  expect(forced).toMatchObject({ status: 409, body: { code: "alreadyThere" } })
  expect(await get(api, "/PastBills")).toHaveLength(1)
})

test("a bill of ours, of tomorrow, of nothing, or whose sums are no sum is refused", async () => {
  const api = await startApi()
  const client = await openForBusiness(api)
  const { number } = await issued(api, client.id)
  const { body } = await send(
    api,
    "pastBills",
    [
      "Numéro;Client;Date;HT;TVA;TTC;Payée le",
      `${number};Atelier Rhône;12/01/2026;10;2;12;`,
      "A1;Atelier Rhône;12/01/2027;10;2;12;",
      "A2;Atelier Rhône;12/01/2026;0;0;0;",
      "A3;Atelier Rhône;12/01/2026;10;2;13;",
      "A4;Atelier Rhône;12/01/2026;-10;-2;-12;13/01/2026",
    ].join("\n"),
  )
  const { rows } = await get(api, `/Imports/${body.id}/rows?state=refused`)
  expect(rows.map(({ errors }: { errors: { code: string }[] }) => errors[0]?.code)).toEqual([
    ...["pastBillOurs", "inFuture", "amountTooSmall 0.01", "pastBillSums", "pastBillRefund"],
  ])
  const noVat = await send(
    api,
    "pastBills",
    "Numéro;Client;Date;TTC\nA1;Atelier Rhône;12/01/2026;12",
  )
  const refused = await get(api, `/Imports/${noVat.body.id}/rows`)
  expect(refused.rows[0].errors[0].code).toBe("pastBillVat")
})

test("a past bill bears a paper of its own, and is another’s to nobody", async () => {
  const api = await startApi()
  await openForBusiness(api)
  await imported(api, "pastBills", bills)
  const [{ id }] = await get(api, "/PastBills")
  const note = { area: "pastBills", recordId: id, day: "2026-11-20", text: "Le PDF d’origine" }
  expect((await api.call("camille", "POST", "/Notes", note)).status).toBe(201)
  expect((await api.call("thomas", "GET", `/PastBills/${id}`)).status).toBe(404)
  for (const method of ["PUT", "DELETE"] as const)
    expect((await api.call("camille", method, `/PastBills/${id}`, {})).status).toBe(405)
})

test("in franchise the year’s limit counts what another tool billed, and an amount alone is all of it", async () => {
  const api = await startApi()
  await openForBusiness(api)
  await inFranchise(api)
  await imported(
    api,
    "pastBills",
    "Numéro;Client;Date;Montant\nA1;Atelier Rhône;12/01/2026;12 000,00",
  )
  const { franchise } = await get(api, "/Dashboard")
  expect(franchise).toMatchObject({ turnover: 1_200_000 })
})
