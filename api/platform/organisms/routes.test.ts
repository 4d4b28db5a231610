import sharp from "sharp"
import { expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test("an organism is found by any name, its name before among them, and there once", async () => {
  const { call } = await startApi()
  const school = {
    name: "École du bois",
    otherNames: ["EdB", "Atelier-école", "EdB"],
    country: "FR",
  }
  const { body: added } = await call("admin", "POST", "/Organisms", school)
  expect(added.otherNames).toEqual(["EdB", "Atelier-école"])
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
  const seeded: string[] = (await call("thomas", "GET", "/Organisms/names")).body
  expect(seeded).toContain("Qualibat")
  const suggested = async (who: "camille" | "thomas"): Promise<string[]> =>
    (await call(who, "GET", "/Organisms/names")).body.filter(
      (name: string) => !seeded.includes(name),
    )
  const fact = { kind: "training", titleFr: "Charpente", organism: "École du bois" }
  await call("camille", "POST", "/CV/facts", fact)
  expect(await suggested("camille")).toEqual(["École du bois"])
  expect(await suggested("thomas")).toEqual([])
  const unknown = await call("admin", "GET", "/Organisms/unknown")
  expect(unknown.body).toEqual([{ name: "École du bois", people: 1 }])
  const { body: added } = await call("admin", "POST", "/Organisms", { name: "École du bois" })
  expect(await suggested("thomas")).toEqual(["École du bois"])
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
  const { body: suggestions } = await call("camille", "GET", "/Organisms/names")
  expect(suggestions).toContain("École du bois")
  expect(suggestions).not.toContain("Menuisiers réunis")
  setClock("2026-11-20T09:10:00Z")
  expect((await call("admin", "DELETE", merge)).body.can).toContain("merge")
  await call("admin", "POST", merge, { intoId: one.id })
  setClock("2026-11-20T09:26:00Z")
  expect((await call("admin", "DELETE", merge)).status).toBe(409)
})

test("an organism has a logo, drawn anew and small, which its register shows and takes away", async () => {
  const { call, fetch } = await startApi()
  const { body: added } = await call("admin", "POST", "/Organisms", { name: "Institut du bois" })
  const path = `/Organisms/${added.id}`
  const upload = async (name: string, type: string, body: BodyInit) => {
    const headers = { "content-type": type }
    const sent = await fetch("admin", `/Uploads?name=${name}`, { method: "POST", headers, body })
    return ((await sent.json()) as { id: string }).id
  }
  const wide = sharp({ create: { width: 900, height: 300, channels: 3, background: "#7a1f4e" } })
  const fileId = await upload("logo.png", "image/png", new Uint8Array(await wide.png().toBuffer()))
  expect((await call("camille", "PUT", `${path}/logo`, { fileId })).status).toBe(403)
  expect((await call("admin", "PUT", `${path}/logo`, { fileId })).status).toBe(204)
  expect((await call("admin", "GET", path)).body.hasLogo).toBe(true)
  const shown = await fetch("admin", `${path}/logo`)
  expect(shown.headers.get("content-type")).toBe("image/png")
  const drawn = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([drawn.width, drawn.height]).toEqual([256, 85])
  const words = await upload("mots.txt", "text/plain", "Bonjour")
  expect((await call("admin", "PUT", `${path}/logo`, { fileId: words })).body.errors).toMatchObject(
    [{ path: "fileId", code: "imageType" }],
  )
  expect((await call("admin", "DELETE", `${path}/logo`)).status).toBe(204)
  expect((await call("admin", "GET", path)).body.hasLogo).toBe(false)
  expect((await fetch("admin", `${path}/logo`)).status).toBe(404)
})

test("the register goes out as a table and comes in again, shown first, and all of it or nothing", async () => {
  const { call, fetch } = await startApi()
  const table = (text: string, confirmed = false) =>
    call("admin", "POST", "/Organisms/table", { table: text, confirmed })
  const lines = ["École du bois;EdB | Atelier-école;FR;https://bois.example", "Menuisiers;;BE;"]
  const shown = await table(["Nom;Autres noms;Pays;Site", ...lines].join("\n"))
  expect(shown.body).toMatchObject({
    confirmed: false,
    lines: [
      { state: "new", otherNames: ["EdB", "Atelier-école"], site: "https://bois.example" },
      { state: "new", country: "BE" },
    ],
  })
  expect((await call("admin", "GET", "/Organisms?q=bois")).body).toEqual([])
  const bad = await table([...lines, "École du bois;;FR;", "X;;FR;javascript:x"].join("\n"), true)
  expect(bad.body.errors).toMatchObject([{ path: "table", code: "optionLines" }])
  expect((await table(lines.join("\n"), true)).status).toBe(200)
  const changed = await table("ecole du bois;EdB;FR;https://bois.example", true)
  expect(changed.body.lines).toMatchObject([
    { state: "changed", name: "École du bois", before: { otherNames: ["EdB", "Atelier-école"] } },
  ])
  const csv = await (await fetch("admin", "/Organisms/export")).text()
  const again = await table(csv)
  expect(new Set(again.body.lines.map(({ state }: { state: string }) => state))).toEqual(
    new Set(["same"]),
  )
  expect((await call("camille", "GET", "/Organisms/export")).status).toBe(403)
})
