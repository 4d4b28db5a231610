import { expect, test } from "vitest"
import { NewContract } from "#contract/contracts"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { notifyRenewals } from "./notices.commands"

async function withContract(changes: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  // Sixty days from 10 November end with 8 January; the notice of thirty begins on 10 December.
  const { body } = await api.call("camille", "POST", "/Contracts", {
    title: "Conseil",
    startDate: "2026-11-10",
    priceHT: 300_000,
    unit: "month",
    renewable: true,
    renewalDays: 60,
    clientId,
    ...changes,
  })
  const path = `/Contracts/${body.id}`
  await api.call("camille", "POST", `${path}/activation`, { version: body.version })
  return { api, path, id: body.id as string }
}

async function run(api: TestApi, instant: string) {
  api.setClock(instant)
  await notifyRenewals(api.parts)
}

const told = async (api: TestApi, who: "camille" | "thomas" = "camille") =>
  (await api.call(who, "GET", "/Notifications")).body

test("a renewal that is near is told of on its first day, in the morning in Paris, once", async () => {
  const { api, id } = await withContract()
  await run(api, "2026-12-09T12:00:00Z")
  // 10 December has begun in Paris, but it is night.
  await run(api, "2026-12-09T23:30:00Z")
  expect(await told(api)).toEqual([])
  await run(api, "2026-12-10T07:00:00Z")
  await Promise.all([notifyRenewals(api.parts), notifyRenewals(api.parts)])
  await run(api, "2026-12-24T07:00:00Z")
  expect(await told(api)).toMatchObject([
    {
      kind: "contractToRenew",
      createdAt: "2026-12-10T07:00:00.000Z",
      parameters: { client: "Atelier Rhône", name: "Conseil", contractId: id, day: "2027-01-08" },
    },
  ])
  expect(await told(api, "thomas")).toEqual([])
})

test("what was renewed is told of again when it next comes to its end", async () => {
  const { api, path } = await withContract()
  await run(api, "2026-12-10T09:00:00Z")
  const renewed = await api.call("camille", "POST", `${path}/renewals`, { startDate: "2027-01-09" })
  expect(renewed.status).toBe(201)
  await run(api, "2026-12-11T09:00:00Z")
  expect(await told(api)).toHaveLength(1)
  await run(api, "2027-02-08T09:00:00Z")
  const days = (await told(api)).map(
    ({ parameters }: { parameters: { day: string } }) => parameters.day,
  )
  expect(days).toEqual(["2027-03-09", "2027-01-08"])
})

test("nobody hears of a contract that is not renewed, has ended, or is a draft", async () => {
  const { api, path } = await withContract()
  const { body } = await api.call("camille", "GET", path)
  await api.call("camille", "POST", "/Contracts", {
    ...NewContract.parse(body),
    title: "Brouillon",
    reference: null,
  })
  const ended = await api.call("camille", "POST", `${path}/end`, {
    version: body.version,
    endedOn: "2026-11-20",
  })
  expect(ended.status, JSON.stringify(ended.body)).toBe(200)
  await run(api, "2027-01-05T09:00:00Z")
  expect(await told(api)).toEqual([])
})
