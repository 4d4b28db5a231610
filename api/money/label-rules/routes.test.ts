import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

/** Camille’s account, fed by tables of her bank. */
async function start() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = async (method: "POST" | "PUT" | "GET" | "DELETE", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const account = await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2025-01-01", fedBy: "statements" },
  })
  const feed = async (...rows: string[]) => {
    const sent = await api.fetch("camille", "/Uploads?name=releve.csv", {
      method: "POST",
      body: `Date;Libellé;Montant(EUROS)\n${rows.join("\n")}\n`,
      headers: { "content-type": "application/octet-stream" },
    })
    const { id: fileId } = (await sent.json()) as { id: string }
    const { id, version } = await call("POST", "/BankImports", { fileId, accountId: account.id })
    return call("POST", `/BankImports/${id}/confirmation`, { version })
  }
  const states = async () =>
    (await call("GET", "/BankLines?sort=-amount")).map(
      ({ label, state }: { label: string; state: string }) => [label, state],
    )
  return { api, client, call, feed, states }
}

const train = { contains: "sncf", outcomeCategory: "travel", vatRate: "10", deductibleShare: "0" }
const bank = { contains: "Frais bancaires", outcomeCategory: "bank" }

test("a rule first shows what it would change, changes that and no more, and is taken back whole", async () => {
  const { api, call, feed, states } = await start()
  await feed(
    "20/11/2026;CB SNCF-VOYAGES;-110,00",
    "20/11/2026;SNCF REMB;20,00",
    "21/11/2026;PAIN;-3,00",
  )
  const rule = await call("POST", "/LabelRules", train)
  expect(rule).toMatchObject({ count: 1, position: 1, can: ["change", "remove", "apply"] })
  expect(rule.lines).toMatchObject([{ label: "CB SNCF-VOYAGES", amount: -11_000 }])
  const preview = await call("GET", "/LabelRules/preview")
  expect(preview).toMatchObject({ count: 1, waiting: 0, lines: [{ ruleId: rule.id }] })
  expect(await call("GET", "/Outcomes")).toEqual([])
  const run = await call("POST", "/LabelRules/runs", {})
  expect(run.matched).toBe(1)
  expect(await call("GET", "/Outcomes")).toMatchObject([
    { label: "CB SNCF-VOYAGES", category: "travel", vat: 1_000, deductibleShare: "0.00" },
  ])
  expect(await states()).toEqual([
    ["SNCF REMB", "open"],
    ["PAIN", "open"],
    ["CB SNCF-VOYAGES", "matched"],
  ])
  expect(await call("GET", "/LabelRules/preview")).toMatchObject({ count: 0 })
  expect((await call("POST", `/LabelRules/runs/${run.id}/undoing`)).matched).toBe(1)
  expect(await call("GET", "/Outcomes")).toEqual([])
  const again = await api.call("camille", "POST", `/LabelRules/runs/${run.id}/undoing`)
  expect(again).toMatchObject({ status: 404, body: { code: "notFound" } })
})

test("new lines are sorted when their statement is imported, and with it they are taken back", async () => {
  const { call, feed, states } = await start()
  await call("POST", "/LabelRules", train)
  await call("POST", "/LabelRules", bank)
  const { id, can } = await feed(
    ...["20/11/2026;CB SNCF;-110,00", "20/11/2026;FRAIS  BANCAIRES nov.;-8,00"],
    "20/11/2025;CB SNCF 2025;-50,00",
  )
  expect(await states()).toEqual([
    [expect.stringContaining("nov."), "matched"],
    // Its year is closed: that is for its owner to say.
    ["CB SNCF 2025", "open"],
    ["CB SNCF", "matched"],
  ])
  expect(can).toContain("undo")
  await call("POST", `/BankImports/${id}/undoing`)
  expect(await states()).toEqual([])
  expect(await call("GET", "/Outcomes")).toEqual([])
})

test("the first rule that fits says it, in an order of one’s own", async () => {
  const { api, call, feed } = await start()
  const wide = await call("POST", "/LabelRules", { ...bank, contains: "CB S" })
  const narrow = await call("POST", "/LabelRules", train)
  const short = await api.call("camille", "POST", "/LabelRules", { ...bank, contains: "C-B" })
  expect(short).toMatchObject({ status: 422, body: { errors: [{ code: "labelTooShort" }] } })
  const none = await api.call("camille", "POST", "/LabelRules", { contains: "SNCF" })
  expect(none.body.errors).toMatchObject([{ path: "outcomeCategory", code: "required" }])
  const moved = await call("POST", `/LabelRules/${narrow.id}/moves`, { to: "up", version: 1 })
  expect(moved.map(({ id }: { id: string }) => id)).toEqual([narrow.id, wide.id])
  const stale = { to: "up", version: 1 }
  const late = await api.call("camille", "POST", `/LabelRules/${narrow.id}/moves`, stale)
  expect(late.status).toBe(409)
  await feed("20/11/2026;CB SNCF;-110,00", "20/11/2026;CB SUPERETTE;-10,00")
  const outcomes = await call("GET", "/Outcomes?sort=-amount")
  expect(outcomes.map(({ category }: { category: string }) => category)).toEqual(["travel", "bank"])
})

test("a line that may be for a bill waits for its owner, whatever a rule says", async () => {
  const { client, call, feed, states, api } = await start()
  const bill = await issued(api, client.id)
  await call("POST", "/LabelRules", {
    ...{ contains: "rhone", kind: "income", incomeCategory: "services" },
  })
  await feed(`20/11/2026;VIR ATELIER RHONE ${bill.number};5400,00`, "20/11/2026;RHONE ALPES;7,00")
  expect((await call("GET", "/LabelRules/preview")).waiting).toBeGreaterThan(0)
  expect((await states())[0]?.[1]).toBe("open")
  expect(await call("GET", `/Bills/${bill.id}`)).toMatchObject({ due: 540_000 })
})

test("a rule is changed, removed and brought back, and is nobody else’s", async () => {
  const { api, call } = await start()
  const rule = await call("POST", "/LabelRules", train)
  const changed = await call("PUT", `/LabelRules/${rule.id}`, { ...bank, version: rule.version })
  expect(changed).toMatchObject({ contains: "Frais bancaires", outcomeCategory: "bank" })
  expect((await api.call("thomas", "GET", `/LabelRules/${rule.id}`)).status).toBe(404)
  expect((await api.call("thomas", "POST", "/LabelRules/runs", { ruleId: rule.id })).status).toBe(
    422,
  )
  await call("DELETE", `/LabelRules/${rule.id}`)
  expect(await call("GET", "/LabelRules")).toEqual([])
  await call("POST", `/LabelRules/${rule.id}/restoration`)
  expect(await call("GET", "/LabelRules")).toHaveLength(1)
})

test("money out refunds a credit note, and taking that back gives the client their credit again", async () => {
  const { api, client, call, feed } = await start()
  const bill = await issued(api, client.id)
  await call("POST", `/Bills/${bill.id}/payments`, {
    ...{ amount: 540_000, paidOn: "2026-11-20", collectedOn: "2026-11-20", means: "transfer" },
  })
  const note = await call("POST", `/Bills/${bill.id}/creditNotes`)
  const { number } = await call("POST", `/Bills/${note.id}/issue`, { version: note.version })
  const credit = async () => (await call("GET", `/Clients/${client.id}/credit`)).balance
  expect(await credit()).toBe(540_000)
  await feed(`21/11/2026;VIR REMBOURSEMENT ${number} ATELIER RHONE;-5400,00`)
  const [line] = await call("GET", "/BankLines")
  expect(line).toMatchObject({
    verdict: "sure",
    proposal: { targets: [{ kind: "creditNote", id: note.id, open: -540_000 }] },
  })
  const { credits } = await call("GET", `/BankLines/${line.id}`)
  expect(credits).toMatchObject([{ billId: note.id, open: 540_000 }])
  const book = async () =>
    (await call("GET", "/Books?kind=receipts&year=2026")) as { amount: number }[]
  const sum = async () => JSON.stringify(await book()).length
  const before = await sum()
  expect(await call("POST", "/BankLines/confirmation", {})).toEqual({ matched: 1, skipped: 0 })
  expect(await credit()).toBe(0)
  expect(await sum()).toBeGreaterThan(before)
  const more = await call("GET", `/BankLines/${line.id}`)
  expect(more.matches).toMatchObject([{ kind: "refund", billId: note.id, amount: -540_000 }])
  await call("POST", `/BankLines/${line.id}/unmatching`)
  expect(await credit()).toBe(540_000)
  const beyond = { kind: "refund", billId: note.id, amount: -540_001 }
  const rest = { kind: "written", amount: 1 }
  const refused = await api.call("camille", "POST", `/BankLines/${line.id}/match`, {
    ...{ parts: [beyond, rest], version: more.version + 1 },
  })
  expect(refused.body.errors ?? refused.body).toMatchObject([{ code: "beyondCredit" }])
})

test("a confirmed label is learnt, and a refused pair never comes back", async () => {
  const { api, client, call, feed } = await start()
  const first = await issued(api, client.id)
  await feed("20/11/2026;VIR DE MA MERE 111;5400,00")
  const [line] = await call("GET", "/BankLines")
  await call("POST", `/BankLines/${line.id}/match`, {
    ...{ parts: [{ kind: "bill", billId: first.id, amount: 540_000 }], version: line.version },
  })
  const second = await issued(api, client.id, {
    ...{ billingPeriodStart: "2026-09-01", billingPeriodEnd: "2026-09-30" },
  })
  await feed("21/11/2026;VIR DE MA MERE 222;5400,00")
  const [known] = await call("GET", "/BankLines?state=open")
  expect(known.proposal).toMatchObject({ targets: [{ id: second.id }] })
  expect(known.proposal.reasons).toContain("knownLabel")
  await call("POST", `/BankLines/${known.id}/refusals`, { targetIds: [second.id] })
  const gone = async () => {
    const { proposals } = await call("GET", `/BankLines/${known.id}`)
    return JSON.stringify(proposals).includes(second.id)
  }
  expect(await gone()).toBe(false)
  const { version } = await call("GET", `/BankLines/${known.id}`)
  await call("POST", `/BankLines/${known.id}/match`, {
    ...{ parts: [{ kind: "written", amount: 540_000 }], version },
  })
  await call("POST", `/BankLines/${known.id}/unmatching`)
  expect(await gone()).toBe(false)
})
