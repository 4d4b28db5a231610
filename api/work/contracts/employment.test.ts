import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

async function withContract(contract: object) {
  const api = await startApi()
  const client = { kind: "company", name: "Atelier Rhône" }
  const { body } = await api.call("camille", "POST", "/Clients", client)
  const added = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Développeuse", startDate: "2026-11-01", priceHT: 320_000, unit: "month" },
    ...{ clientId: body.id, ...contract },
  })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { api, contract: added.body }
}

test.each([
  [{ kind: "fixedTerm", endDate: "2028-04-30" }, []],
  [{ kind: "fixedTerm", endDate: "2028-05-01" }, ["fixedTermTooLong"]],
  // A month of trial at most, from six months on; a day a week below.
  [{ kind: "fixedTerm", endDate: "2027-10-31", employment: { trialEndsOn: "2026-11-30" } }, []],
  [
    { kind: "fixedTerm", endDate: "2027-10-31", employment: { trialEndsOn: "2026-12-01" } },
    ["trialTooLong"],
  ],
  [
    { kind: "fixedTerm", endDate: "2026-11-28", employment: { trialEndsOn: "2026-11-05" } },
    ["trialTooLong"],
  ],
  [{ kind: "permanent", employment: { category: "executive", trialEndsOn: "2027-02-28" } }, []],
  [
    { kind: "permanent", employment: { category: "technician", trialEndsOn: "2027-02-28" } },
    ["trialTooLong"],
  ],
  [{ kind: "internship", endDate: "2027-04-30" }, []],
  [{ kind: "internship", endDate: "2027-05-01" }, ["internshipTooLong"]],
])("%j is kept, and warned of: %j", async (changes, warnings) => {
  const { contract } = await withContract(changes)
  expect(contract.warnings).toEqual(warnings)
})

test("who is employed bills nothing under it, and asks for no penalty", async () => {
  const { api, contract } = await withContract({ kind: "permanent" })
  const path = `/Contracts/${contract.id}`
  const active = await api.call("camille", "POST", `${path}/activation`, {
    version: contract.version,
  })
  expect(active.body.can).not.toContain("bill")
  const billed = await api.call("camille", "POST", `${path}/periods`, {
    ...{ startDate: "2026-11-01", endDate: "2026-11-30", quantity: "1" },
  })
  expect(billed).toMatchObject({ status: 409, body: { code: "contractNotSold" } })
  const refused = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Stage", kind: "internship", startDate: "2026-11-01", endDate: "2027-01-31" },
    ...{ clientId: contract.clientId, priceHT: 0, penaltyRate: "12" },
  })
  expect(refused.body.errors).toMatchObject([{ path: "penaltyRate", code: "notSold" }])
})

test("an employment is not renewed by days, has no billing and no budget, nor by an amendment", async () => {
  const { api, contract } = await withContract({ kind: "fixedTerm", endDate: "2027-10-31" })
  const terms = { title: "CDD", startDate: "2026-11-01", endDate: "2027-01-31", priceHT: 1 }
  const billed = await api.call("camille", "POST", "/Contracts", {
    ...{ ...terms, kind: "fixedTerm", clientId: contract.clientId },
    ...{ billableProject: true, renewable: true, renewalDays: 30 },
  })
  expect(billed.body.errors).toMatchObject([
    { path: "renewable", code: "notSold" },
    { path: "billableProject", code: "notSold" },
  ])
  const path = `/Contracts/${contract.id}`
  const { version } = contract
  await api.call("camille", "POST", `${path}/activation`, { version })
  const amended = await api.call("camille", "POST", `${path}/amendments`, {
    ...{ effectiveOn: "2026-12-01", endDate: "2027-10-31", unit: "month", paymentDays: 30 },
    ...{ priceHT: 330_000, renewable: true, renewalDays: 30, budgetDays: "10" },
  })
  expect(amended.body.errors.map(({ path }: { path: string }) => path)).toEqual([
    ...["renewable", "renewalDays", "budgetDays"],
  ])
})

test("points to look at are answered by yes, no, or not at all", async () => {
  const { api, contract } = await withContract({})
  const answered = await api.call("camille", "PUT", `/Contracts/${contract.id}/points`, {
    ...{ orders: false, singleClient: true, version: contract.version },
  })
  expect(answered.body.points).toMatchObject({ orders: false, singleClient: true, tools: null })
})
