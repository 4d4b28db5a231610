import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"

interface Row {
  id: string
  value: string
  version: number
}

const listed = async ({ call }: TestApi, list: string) =>
  (await call<Row[]>("admin", "GET", `/OptionSets/${list}/options`)).body
const optionOf = async (api: TestApi, list: string, value: string) => {
  const option = (await listed(api, list)).find((each) => each.value === value)
  if (!option) throw new Error(`no ${value}`)
  return option
}
const choices = async ({ call }: TestApi, who: "camille" | "thomas", list: string) =>
  (
    await call<{ value: string; name: string; suggested: boolean; retired: boolean }[]>(
      who,
      "GET",
      `/OptionSets/choices?list=${list}`,
    )
  ).body

describe("a value that records keep", () => {
  test("is called otherwise for Camille’s client from the moment it is renamed", async () => {
    const api = await startApi()
    const { call } = api
    const client = await call("camille", "POST", "/Clients", {
      name: "Vasseur",
      sector: "artisanat",
    })
    expect(client.body.sector).toBe("Artisanat")
    const craft = await optionOf(api, "sector", "Artisanat")
    const names = { nameFr: "Métiers d’art", nameEn: "Crafts", place: 2, retired: false }
    const path = `/OptionSets/options/${craft.id}`
    expect((await call("admin", "PUT", path, { ...names, version: 1 })).status).toBe(200)
    expect((await call("camille", "GET", `/Clients/${client.body.id}`)).body.sector).toBe(
      "Artisanat",
    )
    expect(await choices(api, "camille", "sector")).toContainEqual({
      ...{ value: "Artisanat", name: "Métiers d’art", suggested: true, retired: false },
    })
    const { body: file } = await call<string>("camille", "GET", "/Clients/export")
    expect(file).toContain("Métiers d’art")
    // What the form shows is what it was renamed to, and is kept as before.
    const saved = await call("camille", "PUT", `/Clients/${client.body.id}`, {
      ...{ name: "Vasseur", sector: "Métiers d’art", version: 1 },
    })
    expect(saved.body.sector).toBe("Artisanat")
  })

  test("says where a client comes from too: suggested, renamed, imported and exported like a sector", async () => {
    const { call } = await startApi()
    const typed = { name: "Vasseur", origin: "bouche-à-oreille" }
    const { body: client } = await call("camille", "POST", "/Clients", typed)
    expect(client.origin).toBe("Bouche-à-oreille")
    const { body: file } = await call<string>("camille", "GET", "/Clients/export")
    expect(file).toMatch(/Origine.*\n.*Bouche-à-oreille/)
    const own = { name: "Vasseur", origin: "Club des artisans", version: 1 }
    const saved = await call("camille", "PUT", `/Clients/${client.id}`, own)
    expect(saved.body.origin).toBe("Club des artisans")
    const { body: additions } = await call("camille", "GET", "/OwnOptions")
    expect(additions).toMatchObject([{ list: "clientOrigin", value: "Club des artisans" }])
    const sorted = await call<Row[]>("camille", "GET", "/Clients?sort=origin")
    expect(sorted.body).toMatchObject([{ origin: "Club des artisans" }])
  })

  test("is not deleted: who uses it is told, and it is retired instead", async () => {
    const api = await startApi()
    const { call } = api
    const { body: product } = await call("admin", "POST", "/Products", {
      name: "Lampe",
      color: "Bleu",
    })
    await call("camille", "GET", "/Users")
    await call("camille", "POST", "/Products", { name: "Vase", color: "bleu" })
    const blue = await optionOf(api, "productColor", "Bleu")
    const path = `/OptionSets/options/${blue.id}`
    const refused = await call("admin", "DELETE", path)
    expect(refused).toMatchObject({ status: 409, body: { code: "optionInUse" } })
    expect(refused.body.current.uses).toEqual({
      ...{ records: 2, people: 2, own: [{ id: product.id, title: "Lampe" }], elsewhere: 1 },
      who: [{ id: people.camille.id, name: expect.any(String) }],
    })
    const retired = { nameFr: "Bleu", nameEn: "Blue", place: 2, retired: true, version: 1 }
    expect((await call("admin", "PUT", path, retired)).body.retired).toBe(true)
    expect(await choices(api, "camille", "productColor")).toContainEqual({
      ...{ value: "Bleu", name: "Bleu", suggested: false, retired: true },
    })
    const green = await optionOf(api, "productColor", "Vert")
    expect((await call("admin", "DELETE", `/OptionSets/options/${green.id}`)).status).toBe(204)
  })

  test("is there once, and the refusal names it", async () => {
    const { call } = await startApi()
    const again = await call("admin", "POST", "/OptionSets/sector/options", {
      ...{ nameFr: "ARTISANAT", nameEn: "Craft" },
    })
    expect(again.status).toBe(422)
    expect(again.body.errors).toMatchObject([{ path: "nameFr", code: "optionTaken ARTISANAT" }])
    // Under another value too: in a form the two would be one word twice.
    const alike = await call("admin", "POST", "/OptionSets/sector/options", {
      ...{ value: "autre", nameFr: "Artisanat", nameEn: "Something else" },
    })
    expect(alike.body.errors).toMatchObject([{ path: "nameFr", code: "optionTaken Artisanat" }])
    // A retired one is shown where it is kept: it does not take the name of one that is in use either.
    const retired = { value: "old", nameFr: "Ancien", nameEn: "Old", place: 3, retired: true }
    const { body: old } = await call("admin", "POST", "/OptionSets/sector/options", retired)
    const { value: _, ...same } = { ...retired, nameFr: "artisanat", version: old.version }
    const renamed = await call("admin", "PUT", `/OptionSets/options/${old.id}`, same)
    expect(renamed.body.errors).toMatchObject([{ path: "nameFr", code: "optionTaken Artisanat" }])
  })
})

describe("two values that are one", () => {
  test("are shown and found as one for everybody, and told apart again within a quarter of an hour", async () => {
    const api = await startApi()
    const { call, setClock } = api
    setClock("2026-11-20T09:00:00Z")
    const clientId = (await call("camille", "POST", "/Clients", { name: "Vasseur" })).body.id
    const offer = { title: "Site", clientId, source: "Site d’annonces" }
    expect((await call("camille", "POST", "/Offers", offer)).body.source).toBe("jobBoard")
    const board = await optionOf(api, "offerSource", "jobBoard")
    const path = `/OptionSets/options/${board.id}`
    expect((await call("admin", "GET", path)).body.uses).toMatchObject({ records: 1, people: 1 })
    const merge = `${path}/merge`
    expect((await call("admin", "POST", merge, { into: "jobBoard" })).status).toBe(422)
    expect((await call("admin", "POST", merge, { into: "platform" })).status).toBe(200)
    const found = () => call<Row[]>("camille", "GET", "/Offers?source=platform")
    expect((await found()).body).toHaveLength(1)
    expect(await choices(api, "camille", "offerSource")).toContainEqual({
      ...{ value: "jobBoard", name: "Plateforme de missions", suggested: false, retired: false },
    })
    const next = await call("camille", "POST", "/Offers", { ...offer, title: "Autre" })
    expect(next.body.source).toBe("platform")
    setClock("2026-11-20T09:14:00Z")
    expect((await call("admin", "DELETE", merge)).status).toBe(200)
    expect((await found()).body).toHaveLength(1)
    expect((await call("admin", "DELETE", merge)).body.code).toBe("optionNotMerged")
    await call("admin", "POST", merge, { into: "platform" })
    setClock("2026-11-20T09:30:00Z")
    const late = await call("admin", "DELETE", merge)
    expect(late).toMatchObject({ status: 409, body: { code: "optionMergeNotUndone" } })
  })
})

describe("what Camille types that no list has", () => {
  test("is suggested to her alone, until administrators lift it for all", async () => {
    const api = await startApi()
    const { call } = api
    await call("camille", "POST", "/Contacts", { name: "Inès", role: "Cheffe d’atelier" })
    const suggested = async (who: "camille" | "thomas") =>
      (await choices(api, who, "contactRole")).some(({ value }) => value === "Cheffe d’atelier")
    expect([await suggested("camille"), await suggested("thomas")]).toEqual([true, false])
    const additions = "/OptionSets/contactRole/additions"
    expect((await call("camille", "GET", additions)).status).toBe(403)
    expect((await call("admin", "GET", additions)).body).toEqual([
      { value: "Cheffe d’atelier", name: "Cheffe d’atelier", people: 1 },
    ])
    const lifted = await call("admin", "POST", additions, { value: "Cheffe d’atelier" })
    expect(lifted.status).toBe(201)
    expect([await suggested("camille"), await suggested("thomas")]).toEqual([true, true])
    expect((await call("admin", "GET", additions)).body).toEqual([])
  })

  test("is hers to rename, to merge and to remove, and nobody else’s", async () => {
    const { call } = await startApi()
    const { body: own } = await call("camille", "POST", "/OwnOptions", {
      ...{ list: "expenseKind", name: "Coworking" },
    })
    const path = `/OwnOptions/${own.id}`
    expect((await call("thomas", "GET", path)).status).toBe(404)
    const outcome = await call("camille", "POST", "/Outcomes", {
      ...{
        day: "2026-11-01",
        label: "Novembre",
        amount: 24_000,
        category: "rent",
        kind: "coworking",
      },
    })
    expect(outcome.body.kind).toBe("Coworking")
    expect((await call("camille", "DELETE", path)).status).toBe(409)
    const changes = { name: "Bureau partagé", retired: false, version: 1 }
    expect((await call("camille", "PUT", path, changes)).body.name).toBe("Bureau partagé")
    const merged = await call("camille", "POST", `${path}/merge`, { into: "Abonnement" })
    expect(merged.body).toMatchObject({ mergedInto: "Abonnement", can: ["undoMerge"] })
    expect((await call("camille", "DELETE", `${path}/merge`)).status).toBe(200)
    const twice = await call("camille", "POST", "/OwnOptions", {
      ...{ list: "expenseKind", name: "péage et stationnement" },
    })
    expect(twice.body.errors).toMatchObject([
      { path: "name", code: "optionTaken Péage et stationnement" },
    ])
  })
})

describe("a list as a table", () => {
  test("is first shown, then confirmed, and comes out as it went in", async () => {
    const api = await startApi()
    const { call } = api
    const { body: file } = await call<string>("admin", "GET", "/OptionSets/productSize/export")
    const path = "/OptionSets/productSize/table"
    const same = await call("admin", "POST", path, { table: file })
    expect(new Set(same.body.lines.map(({ state }: { state: string }) => state))).toEqual(
      new Set(["same"]),
    )
    const table = "value;fr;en;ordre;retiré\nXL;Très grand;Extra large;5;\nXXL;XXL;XXL;6;oui"
    const shown = await call("admin", "POST", path, { table })
    expect(shown.body.lines).toMatchObject([{ state: "changed" }, { state: "new", retired: true }])
    expect(await listed(api, "productSize")).toHaveLength(5)
    await call("admin", "POST", path, { table, confirmed: true })
    expect(await optionOf(api, "productSize", "XL")).toMatchObject({ nameFr: "Très grand" })
    expect(await listed(api, "productSize")).toHaveLength(6)
    const wrong = await call("admin", "POST", path, { table: "S;S;S;0;", confirmed: true })
    expect(wrong.body.errors).toMatchObject([{ path: "table", code: "optionLines" }])
    // A name is there once, whatever the value: in the list, in the file, and unless another line makes room.
    const told = async (lines: string) => {
      const { body } = await call("admin", "POST", path, { table: lines })
      return body.lines.map(({ state, error }: Record<string, string>) => error ?? state)
    }
    expect(await told("huge;Très grand;Huge;7;")).toEqual([expect.stringMatching(/XL/)])
    expect(await told("huge;Énorme;Huge;7;\nbig;Gros;huge;8;")).toEqual([
      expect.stringMatching(/big/),
      expect.stringMatching(/huge/),
    ])
    expect(await told("huge;Très grand;Huge;7;\nXL;XL;Extra large;5;")).toEqual(["new", "changed"])
  })
})
