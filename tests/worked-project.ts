import { expect } from "vitest"
import { startApi, type TestApi } from "./api"
import { openForBusiness } from "./billing"

export async function made(api: TestApi, path: string, body: object) {
  const answer = await api.call("camille", "POST", path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

export async function read(api: TestApi, path: string) {
  const answer = await api.call("camille", "GET", path)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** A project of Camille's, with its columns by their titles. */
export async function withProject(api: TestApi, fields: object = {}) {
  const project = await made(api, "/Projects", { name: "Refonte du catalogue", ...fields })
  const columns = await read(api, `/Projects/${project.id}/columns`)
  const column = (title: string): string =>
    columns.find((one: { title: string }) => one.title === title).id
  const add = (title: string, more: object = {}) =>
    made(api, "/Tasks", { projectId: project.id, title, ...more })
  const move = (task: { id: string }, title: string) =>
    api.call("camille", "PUT", `/Tasks/${task.id}/place`, { columnId: column(title) })
  return { project, column, add, move }
}

/** A project whose contract is in force, by the day of seven hours. */
export async function withContract(changes: object = {}) {
  const api = await startApi()
  const { id: clientId } = await openForBusiness(api)
  const contract = await made(api, "/Contracts", {
    ...{ clientId, title: "Régie", startDate: "2026-01-01", priceHT: 52_000, unit: "day" },
    ...{ billableProject: true, hoursPerDay: "7", ...changes },
  })
  await made(api, `/Contracts/${contract.id}/activation`, { version: contract.version })
  const project = await withProject(api, { contractId: contract.id })
  return { api, contractId: contract.id as string, clientId, ...project }
}
