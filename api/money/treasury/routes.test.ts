import { expect, test } from "vitest"
import type { Treasury } from "#contract/treasury"
import { startApi } from "../../../tests/api"
import { draftFor, openForBusiness } from "../../../tests/billing"

const micro = { taxation: "micro", activity: "liberal", rhythm: "quarterly", version: 0 }

async function start() {
  const api = await startApi()
  api.setClock("2026-11-23T09:00:00Z")
  const call = async (method: "POST" | "PUT" | "GET", path: string, body?: object) => {
    const answer = await api.call("camille", method, path, body)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const client = await openForBusiness(api, "camille")
  await call("POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-11-01", openingBalance: 140_000 },
  })
  /** A bill of 3,000 € and 600 € of VAT, cashed. */
  const cash = async (day: string) => {
    const line = {
      serviceName: "Développement",
      quantity: "1",
      unitPriceHT: 300_000,
      vatRate: "20",
    }
    const draft = await call("POST", "/Bills", draftFor(client.id, { lines: [line] }))
    const bill = await call("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
    const payment = { amount: 360_000, paidOn: day, collectedOn: day }
    return call("POST", `/Bills/${bill.id}/payments`, payment)
  }
  const treasury = (): Promise<Treasury> => call("GET", "/Treasury")
  return { api, call, cash, treasury, clientId: client.id as string }
}

const amounts = ({ parts }: Treasury) =>
  Object.fromEntries(parts.map(({ name, amount }) => [name, amount]))

test("what a client pays too much is declared by no one before a bill is paid by it", async () => {
  const { call, cash, treasury, clientId } = await start()
  await call("PUT", "/Treasury/settings", micro)
  await cash("2026-11-20")
  const social = async () => amounts(await treasury()).social
  const declared = async () => (await call("GET", "/Contributions")).periods[0].rows[0].declared
  expect([await social(), await declared()]).toEqual([77_400, 300_000])
  await call("POST", `/Clients/${clientId}/payments`, {
    ...{ amount: 120_000, paidOn: "2026-11-21", means: "transfer", collectedOn: "2026-11-21" },
  })
  expect([await social(), await declared()]).toEqual([77_400, 300_000])
  const line = { serviceName: "Conseil", quantity: "1", unitPriceHT: 100_000, vatRate: "20" }
  const draft = await call("POST", "/Bills", draftFor(clientId, { lines: [line] }))
  await call("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
  await call("POST", `/Bills/${draft.id}/creditUses`, { amount: 120_000 })
  expect(await declared()).toBe(400_000)
  expect((await treasury()).receipts[0]).toMatchObject({ amount: 120_000, split: { vat: 20_000 } })
})

test("of a receipt of 3,600 € Camille reads what is hers, and of her balance what she may spend", async () => {
  const { call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", micro)
  await cash("2026-11-20")
  // What may be deducted: 120 € of 720 €.
  await call("POST", "/Outcomes", {
    ...{ day: "2026-11-21", label: "Écran", amount: 72_000, vatRate: "20" },
  })
  const read = await treasury()
  expect(read.balance).toBe(140_000 + 360_000 - 72_000)
  expect(amounts(read)).toEqual({ vat: 48_000, social: 77_400, incomeTax: 0, cfe: 0, own: 0 })
  expect(read.available).toBe(428_000 - 48_000 - 77_400)
  expect(read.receipts).toMatchObject([
    {
      amount: 360_000,
      split: { vat: 60_000, contributions: 76_800, training: 600, incomeTax: 0, yours: 222_600 },
    },
  ])
  for (const { name, amount, lines } of read.parts.slice(0, 3))
    expect(
      lines.reduce((sum, line) => sum + line.amount, 0),
      name,
    ).toBe(amount)
})

test("what was received before another regime stays by the old one", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", micro)
  await cash("2026-10-05")
  await cash("2026-11-20")
  const changed = await call("PUT", "/Treasury/settings", {
    ...{ ...micro, activity: "services", startsOn: "2026-11-01", version: 1 },
    ...{ businessTax: 48_000, ownReserve: 10_000 },
  })
  expect(changed.regimes.map((it: { startsOn: string }) => it.startsOn)).toEqual([
    "2026-11-01",
    "1900-01-01",
  ])
  const read = await treasury()
  expect(read.receipts.map(({ split }) => split?.contributions)).toEqual([63_600, 76_800])
  expect(amounts(read)).toMatchObject({ cfe: 44_000, own: 10_000 })
  // Contributions of October are declared and paid.
  await call("PUT", "/Treasury/settings", {
    ...{ ...micro, activity: "services", contributionsSettledUntil: "2026-10-31", version: 2 },
  })
  expect(amounts(await treasury()).social).toBe(63_600 + 300 + 132)
  const late = await api.call("camille", "PUT", "/Treasury/settings", { ...micro, version: 2 })
  expect(late.status).toBe(409)
})

test("on real figures it is an estimate; where nothing was said only what is known is taken off", async () => {
  const { call, cash, treasury } = await start()
  await cash("2026-11-20")
  const unknown = await treasury()
  expect([unknown.isKnown, amounts(unknown).social, amounts(unknown).vat]).toEqual([
    false,
    0,
    60_000,
  ])
  expect(unknown.receipts[0]?.split).toBeNull()
  await call("PUT", "/Treasury/settings", {
    ...{ ...micro, taxation: "real", contributionRate: "45", incomeTaxRate: "11" },
  })
  await call("POST", "/Outcomes", {
    ...{ day: "2026-11-21", label: "Acompte", amount: 50_000, category: "contributions" },
  })
  const read = await treasury()
  expect(read.isEstimate).toBe(true)
  expect(amounts(read)).toMatchObject({ social: 135_000 - 50_000, incomeTax: 33_000 })
})

test("what is declared is locked, and kept aside until it is paid; both may be taken back", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", { ...micro, contributionsSettledUntil: "2026-06-30" })
  await cash("2026-09-30")
  const say = async (step: string) => {
    const { periods } = await call("PUT", "/Contributions/settlement", {
      until: "2026-09-30",
      step,
    })
    const { isDeclared, isSettled, declaredOn, paidOn } = periods[1]
    return [isDeclared, isSettled, declaredOn !== null, paidOn, amounts(await treasury()).social]
  }
  /** What the forecast takes off for the Urssaf. */
  const toPay = async () => {
    const { planned } = await call("GET", "/Forecast?months=3")
    const ours = planned.filter((one: { isContributions: boolean }) => one.isContributions)
    return ours.map(({ amount }: { amount: number }) => -amount)
  }
  expect(await say("declared")).toEqual([true, false, true, null, 77_400])
  expect(await toPay()).toEqual([77_400])
  expect(await say("paid")).toEqual([true, true, true, "2026-11-23", 0])
  expect(await toPay()).toEqual([])
  expect(await say("takenBack")).toEqual([false, false, false, null, 77_400])
  expect(await say("paid")).toEqual([true, true, true, "2026-11-23", 0])
  // What was said of a foreign period changes nothing of one's own.
  await api.call("thomas", "PUT", "/Contributions/settlement", { until: "2026-09-30" })
})

test("a period that was not declared is declared with a later one, and kept aside as that", async () => {
  const { call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", { ...micro, contributionsSettledUntil: "2026-03-31" })
  for (const day of ["2026-06-30", "2026-09-30"]) await cash(day)
  const social = async () => amounts(await treasury()).social
  expect(await social()).toBe(2 * 77_400)
  await call("PUT", "/Contributions/settlement", { until: "2026-09-30", step: "declared" })
  expect(await social()).toBe(2 * 77_400)
  const { periods } = await call("PUT", "/Contributions/settlement", { until: "2026-06-30" })
  expect(periods[2]).toMatchObject({ isSettled: true, declaredOn: expect.any(String) })
  expect(await social()).toBe(77_400)
  await call("PUT", "/Contributions/settlement", { until: "2026-06-30", step: "takenBack" })
  expect(await social()).toBe(2 * 77_400)
})

test("what a year on real figures left is kept aside by who is a micro-entrepreneur in the next", async () => {
  const { api, call, cash, treasury } = await start()
  const real = { taxation: "real", contributionRate: "45", incomeTaxRate: "11" }
  await call("PUT", "/Treasury/settings", { ...micro, ...real })
  await cash("2026-11-20")
  api.setClock("2027-01-20T09:00:00Z")
  const { version } = await call("GET", "/Treasury/settings")
  await call("PUT", "/Treasury/settings", {
    ...{ ...micro, withIncomeTax: true, startsOn: "2027-01-01", version },
  })
  const read = await treasury()
  expect(amounts(read)).toMatchObject({ social: 135_000, incomeTax: 33_000 })
  for (const { name, amount, lines } of read.parts.slice(1, 3))
    expect(
      lines.reduce((sum, line) => sum + line.amount, 0),
      name,
    ).toBe(amount)
})

test("who says nothing of contributions is up to date on that day, and no later quarter is taken for paid", async () => {
  const { api, call, cash, treasury } = await start()
  api.setClock("2026-10-20T09:00:00Z")
  // The third quarter may be declared until 2 November.
  const { contributionsSettledUntil } = await call("PUT", "/Treasury/settings", micro)
  expect(contributionsSettledUntil).toBe("2026-06-30")
  api.setClock("2026-11-23T09:00:00Z")
  await cash("2026-11-20")
  expect(amounts(await treasury()).social).toBe(77_400)
  for (const day of ["2027-01-02", "2027-02-20"]) {
    api.setClock(`${day}T09:00:00Z`)
    expect(amounts(await treasury()).social).toBe(77_400)
  }
})

test("VAT that was declared and is not paid stands in the list behind its sum", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/VatReturns/settings", { version: 0, startsOn: "2026-11-01" })
  await cash("2026-11-20")
  api.setClock("2026-12-02T09:00:00Z")
  await call("POST", "/VatReturns", { from: "2026-11-01", seen: 600 })
  await call("POST", "/Outcomes", {
    ...{ day: "2026-12-01", label: "Écran", amount: 72_000, vatRate: "20" },
  })
  const [vat] = (await treasury()).parts
  expect(vat).toMatchObject({ amount: 60_000, lines: [{ label: "CA3 2026-11", amount: 60_000 }] })
})

test("what a year owes and was not paid is kept aside in the next one", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", {
    ...{ ...micro, taxation: "real", contributionRate: "45", incomeTaxRate: "11" },
  })
  await cash("2026-11-20")
  await call("POST", "/Outcomes", {
    ...{ day: "2026-11-21", label: "Acompte", amount: 50_000, category: "contributions" },
  })
  const [receipt] = (await treasury()).receipts
  expect(receipt?.split).toMatchObject({ vat: 60_000, contributions: 135_000, yours: 132_000 })
  api.setClock("2027-01-20T09:00:00Z")
  expect(amounts(await treasury())).toMatchObject({ social: 85_000, incomeTax: 33_000 })
  await call("POST", "/Outcomes", {
    ...{ day: "2027-01-15", label: "Solde", amount: 85_000, category: "contributions" },
  })
  expect(amounts(await treasury())).toMatchObject({ social: 0, incomeTax: 33_000 })
})

test("income tax of a micro-entrepreneur has behind it the receipts, what is left of the year before, and what was paid", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", { ...micro, incomeTaxRate: "10" })
  await cash("2026-11-20")
  const before = amounts(await treasury()).incomeTax ?? 0
  expect(before).toBeGreaterThan(0)
  api.setClock("2027-02-01T09:00:00Z")
  await call("POST", "/Outcomes", {
    ...{ day: "2027-01-20", label: "Impôt", amount: 1_000, category: "incomeTax" },
  })
  const tax = (await treasury()).parts.find(({ name }) => name === "incomeTax")
  expect(tax).toMatchObject({
    amount: before - 1_000,
    lines: [
      { day: "2026-12-31", label: "2026", amount: before },
      { day: "2027-01-20", label: "Impôt", amount: -1_000 },
    ],
  })
})

test("a rhythm holds from its day on: months that were declared by months stay so", async () => {
  const { api, call } = await start()
  await call("PUT", "/Treasury/settings", { ...micro, rhythm: "monthly" })
  const refused = await api.call("camille", "PUT", "/Treasury/settings", {
    ...{ ...micro, rhythm: "monthly", beganOn: "2030-01-01", version: 1 },
  })
  expect(refused.body.errors).toMatchObject([{ path: "beganOn", code: "regimeTooFar" }])
  await call("PUT", "/Treasury/settings", { ...micro, startsOn: "2026-10-01", version: 1 })
  const { periods } = await call("GET", "/Contributions")
  expect(
    periods.slice(0, 3).map(({ from, to }: { from: string; to: string }) => [from, to]),
  ).toEqual([
    ["2026-10-01", "2026-12-31"],
    ["2026-09-01", "2026-09-30"],
    ["2026-08-01", "2026-08-31"],
  ])
  // What else changes within a period leaves it whole.
  const { version } = await call("GET", "/Treasury/settings")
  await call("PUT", "/Treasury/settings", { ...micro, goodsActivity: "sales", version })
  const [running] = (await call("GET", "/Contributions")).periods
  expect(running).toMatchObject({ from: "2026-10-01", to: "2026-12-31", due: "2027-02-01" })
})

test("goods that are declared with services, where no sales were said, are told", async () => {
  const { call, clientId } = await start()
  await call("PUT", "/Treasury/settings", micro)
  const line = {
    serviceName: "Écran",
    kind: "goods",
    quantity: "1",
    unitPriceHT: 20_000,
    vatRate: "20",
  }
  const draft = await call("POST", "/Bills", draftFor(clientId, { lines: [line] }))
  await call("POST", `/Bills/${draft.id}/issue`, { version: draft.version })
  const paid = { amount: 24_000, paidOn: "2026-11-23", collectedOn: "2026-11-23" }
  await call("POST", `/Bills/${draft.id}/payments`, paid)
  const told = async () => (await call("GET", "/Contributions")).periods[0].goodsAmong
  expect(await told()).toBe(20_000)
  const version = (await call("GET", "/Treasury/settings")).version
  await call("PUT", "/Treasury/settings", {
    ...{ ...micro, goodsActivity: "sales", startsOn: "2026-10-01", version },
  })
  expect(await told()).toBe(0)
})

test("the help for beginners asks for the day on which the business began", async () => {
  const { api } = await start()
  const { body } = await api.call("camille", "PUT", "/Treasury/settings", { ...micro, acre: true })
  expect(body.errors).toMatchObject([{ path: "beganOn", code: "required" }])
})

test("a quarter is declared in whole euros, and once settled is no longer set aside", async () => {
  const { api, call, cash, treasury } = await start()
  expect((await call("GET", "/Contributions")).isMicro).toBe(false)
  await call("PUT", "/Treasury/settings", { ...micro, contributionsSettledUntil: "2026-06-30" })
  await cash("2026-09-30")
  const { periods } = await call("GET", "/Contributions")
  expect(periods[0]).toMatchObject({ from: "2026-10-01", isOpen: true, total: 0 })
  expect(periods[1]).toMatchObject({
    ...{ from: "2026-07-01", to: "2026-09-30", due: "2026-11-02", isSettled: false },
    rows: [{ activity: "liberal", declared: 300_000, contributions: 76_800, training: 600 }],
  })
  expect(amounts(await treasury()).social).toBe(77_400)
  const settled = await call("PUT", "/Contributions/settlement", { until: "2026-09-30" })
  expect(settled.periods[1].isSettled).toBe(true)
  expect(amounts(await treasury()).social).toBe(0)
  // What is written down later of these days is in no declaration: it is asked for until the declaration is corrected.
  await cash("2026-09-29")
  const later = (await call("GET", "/Contributions")).periods[1]
  expect(later).toMatchObject({
    ...{ isSettled: true, rows: [{ declared: 300_000, contributions: 76_800 }] },
    correction: { rows: [{ declared: 600_000, contributions: 153_600 }] },
  })
  expect(amounts(await treasury()).social).toBe(77_400)
  const corrected = await call("PUT", "/Contributions/settlement", {
    ...{ until: "2026-09-30", step: "corrected" },
  })
  expect(corrected.periods[1]).toMatchObject({
    ...{ correction: null, rows: [{ declared: 600_000 }] },
  })
  expect(amounts(await treasury()).social).toBe(0)
  // What was settled before Plume was there is settled, whatever is written down of it.
  await cash("2026-06-20")
  expect(amounts(await treasury()).social).toBe(0)
  const early = { until: "2026-12-31" }
  const refused = await api.call("camille", "PUT", "/Contributions/settlement", early)
  expect(refused.body.errors).toMatchObject([{ path: "until", code: "inFuture" }])
})

test("VAT of every month that is not declared is set aside, as the returns say it", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", micro)
  await cash("2026-09-10")
  await cash("2026-10-05")
  await cash("2026-11-20")
  expect(amounts(await treasury()).vat).toBe(180_000)
  const { periods } = await call("GET", "/VatReturns")
  const owed = periods.reduce((sum: number, one: { toPay: number }) => sum + one.toPay, 0)
  expect(owed).toBe(1_800)
  // Of before a day returns were made elsewhere: said once, beside the returns.
  const settings = await call("GET", "/VatReturns/settings")
  await call("PUT", "/VatReturns/settings", { ...settings, startsOn: "2026-11-01" })
  expect(amounts(await treasury()).vat).toBe(60_000)
  expect((await api.call("camille", "GET", "/Forecast?months=3")).body.planned).toMatchObject([
    { day: "2026-12-15", amount: -60_000, vatFrom: "2026-11-01" },
    { isContributions: true },
  ])
})

test("what a statement brought and nobody matched is not to spend", async () => {
  const { api, call, treasury } = await start()
  await call("PUT", "/Treasury/settings", micro)
  const csv =
    "Date;Libellé;Montant\n2026-11-18;VIR CLIENT;3600,00\n2026-11-19;CARTE CAFE;-4,50\n2026-10-02;VIR ANCIEN;100,00"
  const { id: accountId } = await call("POST", "/Accounts", {
    ...{ name: "Banque", openedOn: "2026-10-01", openingBalance: 0, fedBy: "statements" },
  })
  const before = await treasury()
  const sent = await api.fetch("camille", "/Uploads?name=releve.csv", { method: "POST", body: csv })
  const { id: fileId } = (await sent.json()) as { id: string }
  const read = await call("POST", "/BankImports", { fileId, accountId })
  await call("POST", `/BankImports/${read.id}/confirmation`, { version: read.version })
  const after = await treasury()
  expect(after.unmatchedLines).toBe(2)
  expect(amounts(after).unmatched).toBe(370_000)
  expect(after.available).toBe(before.available - 450)
})

test("a regime is noted before it begins, and holds from its day", async () => {
  const { api, call, cash, treasury } = await start()
  await call("PUT", "/Treasury/settings", micro)
  const next = { ...micro, activity: "services", startsOn: "2027-01-01", version: 1 }
  const saved = await call("PUT", "/Treasury/settings", next)
  expect(saved.regime.activity).toBe("liberal")
  expect(saved.regimes.map(({ startsOn }: { startsOn: string }) => startsOn)).toEqual([
    "2027-01-01",
    "1900-01-01",
  ])
  await cash("2026-11-20")
  expect((await treasury()).receipts[0]?.split?.contributions).toBe(76_800)
  const far = await api.call("camille", "PUT", "/Treasury/settings", {
    ...{ ...next, startsOn: "2028-01-01", version: saved.version },
  })
  expect(far.body.errors).toMatchObject([{ path: "startsOn", code: "regimeTooFar" }])
  api.setClock("2027-01-02T09:00:00Z")
  expect((await call("GET", "/Treasury/settings")).regime.activity).toBe("services")
})
