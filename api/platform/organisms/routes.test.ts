import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test("an organism is found by any name, its name before among them, and there once", async () => {
  const { call } = await startApi()
  const school = { name: "École du bois", otherNames: ["EdB", "Atelier-école"], country: "FR" }
  const { body: added } = await call("admin", "POST", "/Organisms", school)
  const path = `/Organisms/${added.id}`
  const changes = { ...school, name: "Institut du bois", version: 1 }
  expect((await call("admin", "PUT", path, changes)).body.otherNames).toContain("École du bois")
  for (const q of ["institut", "ecole du bois", "edb"])
    expect(names((await call("admin", "GET", `/Organisms?q=${q}`)).body)).toEqual([
      "Institut du bois",
    ])
  const again = await call("admin", "POST", "/Organisms", { name: "INSTITUT DU BOIS" })
  expect(again.body.errors).toMatchObject([
    { path: "name", code: "organismTaken INSTITUT DU BOIS" },
  ])
  const similar = await call("admin", "GET", "/Organisms/similar?name=Ecole%20des%20bois")
  expect(names(similar.body)).toEqual(["Institut du bois"])
  expect((await call("camille", "GET", "/Organisms")).status).toBe(403)
})

test("what Camille’s CV names is suggested to her again, and told to administrators without her name", async () => {
  const { call } = await startApi()
  const fact = { kind: "training", titleFr: "Charpente", organism: "École du bois" }
  await call("camille", "POST", "/CV/facts", fact)
  expect((await call("camille", "GET", "/Organisms/names")).body).toEqual(["École du bois"])
  expect((await call("thomas", "GET", "/Organisms/names")).body).toEqual([])
  const unknown = await call("admin", "GET", "/Organisms/unknown")
  expect(unknown.body).toEqual([{ name: "École du bois", people: 1 }])
  const { body: added } = await call("admin", "POST", "/Organisms", { name: "École du bois" })
  expect((await call("thomas", "GET", "/Organisms/names")).body).toEqual(["École du bois"])
  expect((await call("admin", "GET", "/Organisms/unknown")).body).toEqual([])
  const refused = await call("admin", "DELETE", `/Organisms/${added.id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: "organismInUse" } })
  expect(refused.body.current.uses).toEqual({ records: 1, people: 1 })
})

test("two that are one are suggested as one, and told apart again within a quarter of an hour", async () => {
  const { call, setClock } = await startApi()
  setClock("2026-11-20T09:00:00Z")
  const { body: one } = await call("admin", "POST", "/Organisms", { name: "École du bois" })
  const { body: other } = await call("admin", "POST", "/Organisms", { name: "Menuisiers réunis" })
  const merge = `/Organisms/${other.id}/merge`
  expect((await call("admin", "POST", merge, { intoId: other.id })).status).toBe(422)
  const merged = await call("admin", "POST", merge, { intoId: one.id })
  expect(merged.body).toMatchObject({ mergedInto: { name: "École du bois" }, can: ["undoMerge"] })
  expect(names((await call("admin", "GET", "/Organisms?q=menuisiers")).body)).toEqual([
    "École du bois",
  ])
  expect((await call("camille", "GET", "/Organisms/names")).body).toEqual(["École du bois"])
  setClock("2026-11-20T09:10:00Z")
  expect((await call("admin", "DELETE", merge)).body.can).toContain("merge")
  await call("admin", "POST", merge, { intoId: one.id })
  setClock("2026-11-20T09:26:00Z")
  expect((await call("admin", "DELETE", merge)).status).toBe(409)
})
