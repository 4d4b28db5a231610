import { expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import type { ApiParts } from "../../ports/parts"

const camille = people.camille.id

async function startWithRole(permissions: string[]) {
  const roles = new Map<string, readonly string[]>([
    ["camille", ["comptable"]],
    ["admin", ["admin"]],
  ])
  const verify: ApiParts["verify"] = async (token) => ({
    id: token === "admin" ? people.admin.id : camille,
    roles: roles.get(token) ?? [],
    username: token,
    email: null,
    issuedAt: new Date(Date.now() + 2_000),
  })
  const api = await startApi({ verify })
  const { body } = await api.call("admin", "POST", "/Roles", { name: "comptable", permissions })
  await api.call("camille", "GET", "/Users")
  return { api, role: body }
}

const permissionsOf = async (api: TestApi) =>
  (await api.call<string[]>("camille", "GET", "/Users/permissions")).body

test("a role allows what was ticked, and to see what may be changed", async () => {
  const { api } = await startWithRole(["bills.export", "clients.edit"])
  expect(await permissionsOf(api)).toEqual([
    "clients.see",
    "clients.edit",
    "bills.see",
    "bills.export",
  ])
  expect((await api.call("camille", "GET", "/Bills")).status).toBe(200)
  expect((await api.call("camille", "GET", "/Products")).status).toBe(403)
})

test("A20 what a role no longer allows is refused from the next call on", async () => {
  const { api, role } = await startWithRole(["bills.see", "products.see"])
  expect((await api.call("camille", "GET", "/Products")).status).toBe(200)
  const changed = await api.call("admin", "PUT", `/Roles/${role.id}`, {
    permissions: ["bills.see"],
    version: 1,
  })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, members: 1 } })
  expect((await api.call("camille", "GET", "/Products")).status).toBe(403)
})

test("a deleted role's members get another one, or none", async () => {
  const { api, role } = await startWithRole(["bills.see"])
  await api.call("admin", "POST", "/Roles", { name: "lecteur", permissions: ["dashboard.see"] })
  const answer = await api.call("admin", "DELETE", `/Roles/${role.id}?replacement=lecteur`)
  expect(answer.status).toBe(204)
  expect((await api.call("admin", "GET", `/Users/${camille}`)).body.roles).toEqual(["lecteur"])
  expect((await api.call("admin", "GET", `/Roles/${role.id}`)).status).toBe(404)
})

test("a role has a name of its own, which stays", async () => {
  const { api, role } = await startWithRole(["bills.see"])
  const add = (name: string) =>
    api.call("admin", "POST", "/Roles", { name, permissions: ["bills.see"] })
  for (const name of [
    "comptable",
    "admin",
    "freelancer",
    "constructor",
    "default-roles-plume",
    ...["administrator", "admin1", "super-admin", "administrateur", "root"],
  ])
    expect(await add(name)).toMatchObject({ status: 422, body: { errors: [{ code: "taken" }] } })
  for (const name of ["x", "Chef d’équipe", "a".repeat(41), "../admin"])
    expect((await add(name)).status, name).toBe(422)
  const renamed = { name: "autre", permissions: ["bills.see"], version: 1 }
  const refused = await api.call("admin", "PUT", `/Roles/${role.id}`, renamed)
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "name" }] } })
  expect((await api.call("admin", "GET", `/Roles/${role.id}`)).body.name).toBe("comptable")
})

test("the roles are told whole for a choice, and page by page for a list, which can be searched", async () => {
  const { api } = await startWithRole(["bills.see"])
  for (let at = 1; at < 12; at++)
    await api.call("admin", "POST", "/Roles", { name: `role-${at}`, permissions: ["bills.see"] })
  expect((await api.call("admin", "GET", "/Roles")).body).toHaveLength(12)
  const { body, headers } = await api.call("admin", "GET", "/Roles?limit=10&sort=-name")
  expect([body.length, headers.get("Position"), headers.get("Total-Count")]).toEqual([
    10,
    "1-10",
    "12",
  ])
  expect((await api.call("admin", "GET", "/Roles?q=compt")).body).toMatchObject([
    { name: "comptable", members: 1 },
  ])
})
