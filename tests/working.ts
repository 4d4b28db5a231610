import { startApi, type TestApi } from "./api"
import { openForBusiness } from "./billing"

export const november = "/Timesheets/months/2026-11"

/** Camille's contracts in force, and calls of hers. */
export async function withContract(
  changes: object = {},
  given?: { api: TestApi; clientId: string },
) {
  const api = given?.api ?? (await startApi())
  const clientId = given?.clientId ?? (await openForBusiness(api)).id
  const { body } = await api.call("camille", "POST", "/Contracts", {
    ...{ title: "Développement", clientId, startDate: "2026-01-01", priceHT: 52_000, unit: "day" },
    ...{ billableProject: true, ...changes },
  })
  await api.call("camille", "POST", `/Contracts/${body.id}/activation`, { version: body.version })
  return { api, clientId, contractId: body.id as string }
}

export const read = async (api: TestApi, path = november) =>
  (await api.call("camille", "GET", path)).body

/** The month as it stands, with changes, sent back. */
export async function save(
  api: TestApi,
  change: (month: { rows: object[] }) => object = () => ({}),
) {
  const month = await read(api)
  return api.call("camille", "PUT", november, { ...typed(month), ...change(month) })
}

export const typed = ({ version, rows }: { version: number; rows: Record<string, unknown>[] }) => ({
  version,
  rows: rows.map(({ id, contractId, kind, activity, days }) => ({
    ...{ id, contractId, kind, activity: activity || null, days },
  })),
})

/** A month that is full, and its timesheet. */
export async function filledMonth() {
  const known = await withContract()
  const { body } = await save(known.api, () => ({ fill: "month" }))
  const timesheetId = body.contracts[0].timesheetId as string
  const path = `/Timesheets/${timesheetId}`
  const post = async (part: string, values: object) =>
    known.api.call("camille", "POST", `${path}${part}`, {
      version: (await read(known.api, path)).version,
      ...values,
    })
  const handOver = () => post("/editions", { confirmed: ["future"] })
  const approve = () =>
    known.api.call("camille", "POST", `${path}/answers`, {
      answer: "approved",
      name: "Inès Vasseur",
      comment: "Par e-mail",
    })
  const bill = (values: object = {}) =>
    known.api.call("camille", "POST", "/Timesheets/bills", {
      timesheetIds: [timesheetId],
      confirmed: ["future"],
      ...values,
    })
  return { ...known, body, path, timesheetId, post, handOver, approve, bill }
}
