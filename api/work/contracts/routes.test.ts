import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"

const conseil = {
  title: "Conseil",
  startDate: "2026-11-01",
  priceHT: 52_000,
  unit: "day",
}

async function withClient(kind: "company" | "individual" = "company") {
  const api = await startApi()
  const { body } = await api.call("camille", "POST", "/Clients", { kind, name: "Atelier Rhône" })
  return { api, clientId: body.id as string }
}

const add = (api: TestApi, body: object) => api.call("camille", "POST", "/Contracts", body)

async function active(api: TestApi, body: object) {
  const { body: draft } = await add(api, body)
  const activated = await api.call("camille", "POST", `/Contracts/${draft.id}/activation`, {
    version: draft.version,
  })
  expect(activated.status, JSON.stringify(activated.body)).toBe(200)
  return activated.body
}

describe("a reference", () => {
  test("is the next of the year’s series at activation, past those that were typed", async () => {
    const { api, clientId } = await withClient()
    await add(api, { ...conseil, clientId, reference: "CT-2026-0002" })
    const references = []
    for (let count = 0; count < 2; count++)
      references.push((await active(api, { ...conseil, clientId })).reference)
    expect(references).toEqual(["CT-2026-0001", "CT-2026-0003"])
    api.setClock("2027-01-04T09:00:00Z")
    expect((await active(api, { ...conseil, clientId })).reference).toBe("CT-2027-0001")
  })

  test("is one’s own where it was typed, and of one contract only", async () => {
    const { api, clientId } = await withClient()
    const own = { ...conseil, clientId, reference: "RHÔNE/7" }
    expect(await active(api, own)).toMatchObject({ reference: "RHÔNE/7", status: "active" })
    const twice = await add(api, own)
    expect(twice).toMatchObject({
      status: 422,
      body: { errors: [{ path: "reference", code: "referenceTaken" }] },
    })
    const other = await add(api, { ...own, reference: null })
    const changed = await api.call("camille", "PUT", `/Contracts/${other.body.id}`, {
      ...own,
      version: other.body.version,
    })
    expect(changed.body.errors).toMatchObject([{ path: "reference", code: "referenceTaken" }])
  })

  test("is not given twice to contracts that are activated at once", async () => {
    const { api, clientId } = await withClient()
    const drafts = []
    for (let count = 0; count < 5; count++)
      drafts.push((await add(api, { ...conseil, clientId })).body)
    const answers = await Promise.all(
      drafts.map(({ id, version }) =>
        api.call("camille", "POST", `/Contracts/${id}/activation`, { version }),
      ),
    )
    expect(answers.map(({ body }) => body.reference).sort()).toEqual(
      [1, 2, 3, 4, 5].map((rank) => `CT-2026-000${rank}`),
    )
  })
})

describe("what the law says of its terms", () => {
  test.each([
    [60, false, []],
    [61, false, ["paymentBeyond60"]],
    [45, true, []],
    [46, true, ["paymentBeyond45"]],
  ])("%i days, end of month %s: %j", async (paymentDays, endOfMonth, warnings) => {
    const { api, clientId } = await withClient()
    const { body } = await add(api, { ...conseil, clientId, paymentDays, endOfMonth })
    expect(body.warnings).toEqual(warnings)
  })

  test("a penalty below three times the legal interest is refused, between businesses", async () => {
    const { api, clientId } = await withClient()
    api.setClock("2026-03-02T09:00:00Z")
    const refused = await add(api, { ...conseil, clientId, penaltyRate: "7.85" })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: "penaltyRate", code: "penaltyBelowLegal" }] },
    })
    const { body } = await add(api, { ...conseil, clientId, penaltyRate: "7.86" })
    expect(body).toMatchObject({ penaltyRate: "7.86", warnings: [] })
  })

  test("where the legal interest of the semester is not known yet, it is warned of instead", async () => {
    const { api, clientId } = await withClient()
    const { status, body } = await add(api, { ...conseil, clientId, penaltyRate: "7.85" })
    expect([status, body.warnings]).toEqual([201, ["penaltyBelow"]])
  })

  test("a consumer may be given any time, and asked for any penalty", async () => {
    const { api, clientId } = await withClient("individual")
    const { body } = await add(api, {
      ...conseil,
      clientId,
      paymentDays: 90,
      penaltyRate: "3",
    })
    expect(body).toMatchObject({ warnings: [], penaltyRate: "3" })
  })
})

test.each([
  [{ kind: "fixedTerm" }, "endDate", "required"],
  [{ endDate: "2026-10-31" }, "endDate", "endBeforeStart"],
  [{ renewable: true }, "renewalDays", "required"],
  [{ renewable: true, renewalDays: 30, kind: "permanent" }, "renewable", "permanentRenewable"],
])("%j is refused at %s", async (changes, path, code) => {
  const { api, clientId } = await withClient()
  const refused = await add(api, { ...conseil, clientId, ...changes })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path, code }] } })
})

describe("its state", () => {
  test("follows from what was decided and from the day, in the list as on its page", async () => {
    const { api, clientId } = await withClient()
    const renewable = { ...conseil, clientId, renewable: true, renewalDays: 60 }
    await add(api, { ...conseil, clientId, title: "Brouillon" })
    await active(api, { ...renewable, title: "À renouveler plus tard" })
    await active(api, { ...conseil, clientId, title: "À terme", endDate: "2026-11-30" })
    const ended = await active(api, { ...conseil, clientId, title: "Terminé" })
    await api.call("camille", "POST", `/Contracts/${ended.id}/end`, {
      version: ended.version,
      endedOn: "2026-11-20",
    })
    const states = async () => {
      const all = (await api.call("camille", "GET", "/Contracts?sort=title")).body
      for (const state of ["draft", "active", "toRenew", "ended"]) {
        const some = (await api.call("camille", "GET", `/Contracts?sort=title&state=${state}`)).body
        expect(titles(some)).toEqual(
          titles(all.filter(({ status }: { status: string }) => status === state)),
        )
      }
      return Object.fromEntries(
        all.map(({ title, status }: { title: string; status: string }) => [title, status]),
      )
    }
    expect(await states()).toEqual({
      Brouillon: "draft",
      "À renouveler plus tard": "active",
      "À terme": "active",
      Terminé: "ended",
    })
    // The sixty days end with 30 December; the notice of thirty begins a month before.
    api.setClock("2026-12-01T09:00:00Z")
    expect(await states()).toMatchObject({
      "À renouveler plus tard": "toRenew",
      "À terme": "ended",
    })
  })

  test("ended, it changes no more; a draft is not ended; its last day may be to come", async () => {
    const { api, clientId } = await withClient()
    const { body: draft } = await add(api, { ...conseil, clientId })
    const end = (id: string, version: number, endedOn: string) =>
      api.call("camille", "POST", `/Contracts/${id}/end`, { version, endedOn })
    expect((await end(draft.id, 1, "2026-11-21")).body.code).toBe("contractDraft")
    const contract = await active(api, { ...conseil, clientId })
    const ahead = await end(contract.id, contract.version, "2026-11-30")
    expect(ahead.body).toMatchObject({ status: "active", endedOn: "2026-11-30" })
    const ended = await end(contract.id, ahead.body.version, "2026-11-21")
    expect(ended.body).toMatchObject({ status: "ended", runsUntil: "2026-11-21" })
    const changed = await api.call("camille", "PUT", `/Contracts/${contract.id}`, {
      ...conseil,
      clientId,
      reference: "X",
      version: ended.body.version,
    })
    expect(changed).toMatchObject({ status: 409, body: { code: "contractEnded" } })
  })

  test("active, it is not activated again, and a stale page says what it is now", async () => {
    const { api, clientId } = await withClient()
    const contract = await active(api, { ...conseil, clientId })
    const activate = (version: number) =>
      api.call("camille", "POST", `/Contracts/${contract.id}/activation`, { version })
    expect(await activate(1)).toMatchObject({ status: 409, body: { code: "stale" } })
    expect(await activate(contract.version)).toMatchObject({
      status: 409,
      body: { code: "contractActive" },
    })
  })
})

test("a contract keeps its client, is searched by it, and comes back after it was deleted", async () => {
  const { api, clientId } = await withClient()
  const contract = await active(api, { ...conseil, clientId })
  expect((await api.call("camille", "DELETE", `/Clients/${clientId}`)).body.code).toBe("referenced")
  const bulk = await api.call("camille", "POST", "/Clients/deletions", { ids: [clientId] })
  expect(bulk.body).toMatchObject({ done: [], refused: [{ id: clientId }] })
  for (const q of ["rhone", "CONSEIL", "ct-2026"])
    expect(titles((await api.call("camille", "GET", `/Contracts?q=${q}`)).body)).toEqual([
      "Conseil",
    ])
  const found = await api.call("camille", "GET", "/Search?q=ct-2026")
  expect(found.body).toMatchObject([
    { kind: "contracts", id: contract.id, detail: expect.stringContaining("Atelier Rhône") },
  ])
  const path = `/Contracts/${contract.id}`
  expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  expect((await api.call("camille", "GET", path)).status).toBe(404)
  const restored = await api.call("camille", "POST", `${path}/restoration`)
  expect(restored.body).toMatchObject({ id: contract.id, reference: "CT-2026-0001" })
})

test("the export says days as numbers, and the price as money", async () => {
  const { api, clientId } = await withClient()
  await add(api, { ...conseil, clientId, paymentDays: 45, endOfMonth: true })
  const { body } = await api.call("camille", "GET", "/Contracts/export")
  expect(body.split("\n")[1]).toContain(";2026-11-01;;;520,00;Jour;45;Oui;")
})

const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
