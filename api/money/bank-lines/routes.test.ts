import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"
import { issued, openForBusiness } from "../../../tests/billing"

/** Camille’s account, fed by a table of these rows: day, label, amount as her bank writes them. */
async function start() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const call = async (method: "POST" | "PUT" | "GET", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const open = (name: string) =>
    call("POST", "/Accounts", { name, openedOn: "2026-01-01", fedBy: "statements" })
  const account = await open("Compte courant")
  const feed = async (rows: string[], accountId = account.id) => {
    const text = `Date;Libellé;Montant(EUROS)\n${rows.join("\n")}\n`
    const sent = await api.fetch("camille", "/Uploads?name=releve.csv", {
      method: "POST",
      body: text,
      headers: { "content-type": "application/octet-stream" },
    })
    const { id: fileId } = (await sent.json()) as { id: string }
    const { id, version } = await call("POST", "/BankImports", { fileId, accountId })
    return call("POST", `/BankImports/${id}/confirmation`, { version })
  }
  const lines = async (query = "") => call("GET", `/BankLines?sort=day&${query}`)
  const balance = async (id = account.id) => (await call("GET", `/Accounts/${id}`)).balance
  return { api, client, call, open, account, feed, lines, balance }
}

const part = (kind: string, amount: number, more = {}) => ({ kind, amount, ...more })

describe("A line of the bank", () => {
  test("that is sure is confirmed with its statement only where its owner chose so", async () => {
    const { api, client, call, account, feed, lines } = await start()
    const bill = await issued(api, client.id)
    const other = await issued(api, client.id)
    const row = (day: string, { number }: { number: string }) =>
      `${day};VIR SEPA ATELIER RHONE ${number.replaceAll("-", " ")};5400,00`
    await feed([row("20/11/2026", bill)])
    expect(await lines()).toMatchObject([{ state: "open", verdict: "sure" }])
    const { name, openedOn, fedBy, main, version } = account
    const changes = { name, openedOn, fedBy, main, version, confirmSure: true }
    expect(await call("PUT", `/Accounts/${account.id}`, changes)).toMatchObject({
      confirmSure: true,
    })
    await feed([row("21/11/2026", other), "21/11/2026;CARTE GARE;-56,00"])
    // What was there before waits for a click still.
    const after = await lines()
    expect(
      after.map(({ amount, state }: { amount: number; state: string }) => [amount, state]).sort(),
    ).toEqual([
      ...[
        [-5_600, "open"],
        [540_000, "matched"],
        [540_000, "open"],
      ],
    ])
    expect(await call("GET", `/Bills/${other.id}`)).toMatchObject({ due: 0 })
    expect(await call("GET", `/Bills/${bill.id}`)).toMatchObject({ due: 540_000 })
  })

  test("that names its bill is sure, settles it on its day, and is taken back exactly", async () => {
    const { api, client, call, account, feed, balance } = await start()
    const bill = await issued(api, client.id)
    await feed([
      `21/11/2026;VIR SEPA ATELIER RHONE ${bill.number.replaceAll("-", " ")};5400,00`,
      "21/11/2026;CARTE GARE;-56,00",
    ])
    const [sure, card] = await call("GET", "/BankLines?sort=-amount")
    expect([sure.verdict, card.verdict]).toEqual(["sure", "none"])
    expect(sure.proposal).toMatchObject({
      targets: [{ id: bill.id, kind: "bill", open: 540_000 }],
      reasons: ["number", "amount", "name", "date"],
    })
    expect(await call("POST", "/BankLines/confirmation", {})).toEqual({ matched: 1, skipped: 0 })
    const paid = await call("GET", `/Bills/${bill.id}`)
    expect(paid).toMatchObject({ due: 0, collected: true })
    expect(paid.payments).toMatchObject([{ collectedOn: "2026-11-21" }])
    // The money is there once: what the bank wrote, and nothing for the payment.
    expect(await balance()).toBe(540_000 - 5_600)
    const matched = await call("GET", `/BankLines/${sure.id}`)
    expect(matched).toMatchObject({
      ...{ state: "matched", can: ["unmatch"] },
      matches: [{ kind: "bill", billId: bill.id, name: bill.number, amount: 540_000 }],
    })
    const [statement] = await call("GET", "/BankImports")
    const undone = await api.call("camille", "POST", `/BankImports/${statement.id}/undoing`)
    expect(undone.body.code).toBe("statementMatched")
    await call("POST", `/BankLines/${sure.id}/unmatching`)
    const open = await call("GET", `/Bills/${bill.id}`)
    expect(open).toMatchObject({ due: 540_000, collected: false, status: bill.status })
    expect(await balance()).toBe(540_000 - 5_600)
    const again = await call("GET", `/BankLines/${sure.id}`)
    expect(again).toMatchObject({ state: "open", verdict: "sure", matches: [] })
    const movements = await call("GET", `/Accounts/${account.id}/movements`)
    expect(movements).toHaveLength(2)
    await call("POST", `/BankImports/${statement.id}/undoing`)
    expect(await balance()).toBe(0)
  })

  test("settles bills and pays a commission, and what is too much becomes credit", async () => {
    const { api, client, call, feed, lines } = await start()
    const one = await issued(api, client.id)
    const two = await issued(api, client.id, {
      billingPeriodStart: "2026-09-01",
      billingPeriodEnd: "2026-09-30",
    })
    await feed(["20/11/2026;STRIPE;10790,00", "21/11/2026;VIREMENT;10,00"])
    const [line] = await lines()
    const path = `/BankLines/${line.id}/match`
    const vatOfNovember = async () =>
      (await call("GET", "/VatReturns")).periods.find(
        ({ from }: { from: string }) => from === "2026-11-01",
      ).toPay
    const vatBefore = await vatOfNovember()
    const parts = [
      part("bill", 540_000, { billId: one.id }),
      part("bill", 541_000, { billId: two.id }),
      part("outcome", -2_000, { outcomeCategory: "other" }),
    ]
    const wrong = await api.call("camille", "POST", path, { parts: parts.slice(0, 2), version: 1 })
    expect(wrong.body.errors).toMatchObject([{ path: "parts.1.amount", code: "matchSum -20.00" }])
    await call("POST", path, { parts, version: line.version })
    const { balance } = await call("GET", `/Clients/${client.id}/credit`)
    expect(balance).toBe(1_000)
    const [spent] = await call("GET", "/Outcomes")
    expect(spent).toMatchObject({ amount: 2_000, label: "STRIPE" })
    expect(await vatOfNovember()).toBeGreaterThan(vatBefore)
    // Taken back in another month, each month is as if nothing had been said.
    api.setClock("2026-12-03T09:00:00Z")
    await call("POST", `/BankLines/${line.id}/unmatching`)
    expect(await vatOfNovember()).toBe(vatBefore)
    expect((await call("GET", `/Clients/${client.id}/credit`)).balance).toBe(0)
    expect(await call("GET", "/Outcomes")).toEqual([])
    for (const { id } of [one, two]) expect((await call("GET", `/Bills/${id}`)).due).toBe(540_000)
  })

  test("pays a received bill, and its label is known the next time", async () => {
    const { call, feed, lines } = await start()
    const receive = (number: string, issueDate: string) =>
      call("POST", "/Purchases/entries", {
        ...{ supplierName: "Telecom SA", number, issueDate, dueDate: issueDate },
        ...{ totalHT: 3_828, totalVat: 765, totalTTC: 4_593 },
      })
    const first = await receive("T-1", "2026-09-01")
    await feed([
      "05/09/2026;PRLV OPERATEUR 0926 8841;-45,93",
      "05/10/2026;PRLV OPERATEUR 1026 8842;-45,93",
    ])
    const [september, october] = await lines()
    expect(september.verdict).toBe("none")
    const parts = [part("purchase", -4_593, { purchaseId: first.id })]
    await call("POST", `/BankLines/${september.id}/match`, { parts, version: 1 })
    expect((await call("GET", `/Purchases/${first.id}`)).paidOn).toBe("2026-09-05")
    const second = await receive("T-2", "2026-10-01")
    const known = await call("GET", `/BankLines/${october.id}`)
    expect(known).toMatchObject({
      verdict: "suggest",
      proposal: { targets: [{ id: second.id }], reasons: ["amount", "knownLabel", "date"] },
    })
    await call("POST", `/BankLines/${october.id}/refusals`, { targetIds: [second.id] })
    expect((await call("GET", `/BankLines/${october.id}`)).proposals).toEqual([])
    await call("POST", `/BankLines/${september.id}/unmatching`)
    expect((await call("GET", `/Purchases/${first.id}`)).paidOn).toBeNull()
  })

  test("that goes to another own account is neither income nor outcome; one taken out stays known", async () => {
    const { api, call, open, feed, lines, balance } = await start()
    const savings = await open("Livret")
    await feed(["02/11/2026;VIR LIVRET;-500,00", "03/11/2026;DOUBLE;-10,00"])
    await feed(["04/11/2026;VIR RECU;500,00"], savings.id)
    const [out, twice, into] = await lines()
    const { transfers } = await call("GET", `/BankLines/${out.id}`)
    expect(transfers).toMatchObject([{ lineId: into.id, accountName: "Livret" }])
    const parts = [part("transfer", -50_000, { otherLineId: into.id })]
    await call("POST", `/BankLines/${out.id}/match`, { parts, version: 1 })
    expect((await lines("state=open")).map(({ id }: { id: string }) => id)).toEqual([twice.id])
    expect([await balance(), await balance(savings.id)]).toEqual([-51_000, 50_000])
    expect([await call("GET", "/Incomes"), await call("GET", "/Outcomes")]).toEqual([[], []])
    await call("POST", `/BankLines/${into.id}/unmatching`)
    expect(await lines("state=open")).toHaveLength(3)
    await call("POST", `/BankLines/${twice.id}/removal`)
    expect(await balance()).toBe(-50_000)
    const again = await feed(["03/11/2026;DOUBLE;-10,00", "04/11/2026;AUTRE;-1,00"])
    expect(again.added).toBe(1)
    await call("POST", `/BankLines/${twice.id}/restoration`)
    expect(await balance()).toBe(-51_100)
    const stranger = await api.call("thomas", "GET", `/BankLines/${twice.id}`)
    expect(stranger.status).toBe(404)
  })

  test("that goes to an own account kept by hand moves it, and back when that is taken back", async () => {
    const { api, call, account, feed, lines, balance } = await start()
    const byHand = { name: "Livret", openedOn: "2026-01-01", fedBy: "hand" }
    const savings = await call("POST", "/Accounts", byHand)
    const move = { toAccountId: account.id, day: "2026-11-02", amount: 50_000 }
    const typed = await api.call("camille", "POST", `/Accounts/${savings.id}/transfers`, move)
    expect(typed.body.errors).toMatchObject([{ path: "toAccountId", code: "transferByStatement" }])
    await feed(["02/11/2026;VIR LIVRET;-500,00"])
    const [out] = await lines()
    const path = `/BankLines/${out.id}/match`
    const none = await api.call("camille", "POST", path, {
      parts: [part("transfer", -50_000)],
      version: 1,
    })
    expect(none.body.errors).toMatchObject([{ path: "parts.0.kind", code: "transferSide" }])
    const foreign = [part("transfer", -50_000, { otherAccountId: account.id })]
    const refused = await api.call("camille", "POST", path, { parts: foreign, version: 1 })
    expect(refused.body.errors).toMatchObject([{ path: "parts.0.otherAccountId", code: "unknown" }])
    expect((await call("GET", `/BankLines/${out.id}`)).handAccounts).toEqual([
      { accountId: savings.id, accountName: "Livret" },
    ])
    const parts = [part("transfer", -50_000, { otherAccountId: savings.id })]
    await call("POST", path, { parts, version: 1 })
    expect([await balance(), await balance(savings.id)]).toEqual([-50_000, 50_000])
    const [movement] = await call("GET", `/Accounts/${savings.id}/movements`)
    expect(movement).toMatchObject({ source: "line", amount: 50_000, label: "VIR LIVRET" })
    const alone = `/Accounts/${savings.id}/movements/${movement.id}`
    expect((await api.call("camille", "DELETE", alone)).body.code).toBe("movementElsewhere")
    await call("POST", `/BankLines/${out.id}/unmatching`)
    expect([await balance(), await balance(savings.id)]).toEqual([-50_000, 0])
  })

  test("that paid too much is taken back on its own day, what was beyond the bill too", async () => {
    const { api, client, call, feed, lines } = await start()
    const bill = await issued(api, client.id)
    await feed(["05/10/2026;VIR;5500,00"])
    const [line] = await lines()
    const parts = [part("bill", 550_000, { billId: bill.id })]
    await call("POST", `/BankLines/${line.id}/match`, { parts, version: 1 })
    await call("POST", `/BankLines/${line.id}/unmatching`)
    const { receipts, months } = await call("GET", "/Books?year=2026")
    expect(
      receipts.map(({ day, amount }: { day: string; amount: number }) => [day, amount]),
    ).toEqual(
      expect.arrayContaining([
        ...[
          ["2026-10-05", 540_000],
          ["2026-10-05", 10_000],
        ],
        ...[
          ["2026-10-05", -540_000],
          ["2026-10-05", -10_000],
        ],
      ]),
    )
    expect(months.every((month: number) => month === 0)).toBe(true)
  })

  test("is matched once, and never with what is a stranger’s", async () => {
    const { api, client, call, feed, lines } = await start()
    const bill = await issued(api, client.id)
    await feed(["20/11/2026;VIR;5400,00"])
    const [line] = await lines()
    const path = `/BankLines/${line.id}/match`
    const unknown = [part("bill", 540_000, { billId: crypto.randomUUID() })]
    const refused = await api.call("camille", "POST", path, { parts: unknown, version: 1 })
    expect(refused.body.errors).toMatchObject([{ path: "parts.0.billId", code: "unknown" }])
    const parts = [part("bill", 540_000, { billId: bill.id })]
    const tabs = await Promise.all(
      [1, 2].map(() => api.call("camille", "POST", path, { parts, version: 1 })),
    )
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call("GET", `/Bills/${bill.id}`)).payments).toHaveLength(1)
  })
})
