import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const brasserie = {
  name: "Brasserie des Brotteaux",
  sector: "Restauration",
  status: "active",
  email: "compta@brotteaux.example",
  siren: "732 829 320",
  siret: "732 829 320 00074",
  streetAddress: "1 place Jules-Ferry",
  postalCode: "69006",
  city: "Lyon",
}

describe("Camille keeps her clients", () => {
  test("what she adds is what she reads, numbers without spaces", async () => {
    const { call } = await startApi()
    const added = await call("camille", "POST", "/Clients", brasserie)
    expect(added).toMatchObject({
      status: 201,
      body: {
        ...brasserie,
        kind: "company",
        siren: "732829320",
        siret: "73282932000074",
        country: "FR",
      },
    })
    const read = await call("camille", "GET", `/Clients/${added.body.id}`)
    expect(read.body).toEqual(added.body)
  })

  test("a SIRET of another business is refused", async () => {
    const { call } = await startApi()
    const refused = await call("camille", "POST", "/Clients", {
      ...brasserie,
      siren: "552 100 554",
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: "siret", code: "siretOfAnother" }] },
    })
  })

  test("a late save is told what was saved meanwhile", async () => {
    const { call } = await startApi()
    const { body: client } = await call("camille", "POST", "/Clients", brasserie)
    const path = `/Clients/${client.id}`
    expect((await call("camille", "PUT", path, { name: "Un", version: 1 })).body.version).toBe(2)
    expect(await call("camille", "PUT", path, { name: "Deux", version: 1 })).toMatchObject({
      status: 409,
      body: { code: "stale", current: { name: "Un" } },
    })
  })

  test("she finds them by name, city or number, by status, and takes them along as a table", async () => {
    const { call } = await startApi()
    await call("camille", "POST", "/Clients", brasserie)
    await call("camille", "POST", "/Clients", { name: "Énergie du Rhône", city: "Villeurbanne" })
    const names = async (query: string) =>
      (await call("camille", "GET", `/Clients?${query}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    expect(await names("q=energie")).toEqual(["Énergie du Rhône"])
    expect(await names("q=villeur")).toEqual(["Énergie du Rhône"])
    expect(await names("q=732 829")).toEqual(["Brasserie des Brotteaux"])
    expect(await names("status=active")).toEqual(["Brasserie des Brotteaux"])
    for (const sort of ["name", "sector", "status", "city"])
      expect(await names(`sort=-${sort}`)).toHaveLength(2)
    expect((await call("camille", "GET", "/Clients")).body[0]).not.toHaveProperty("cursor")
    const table = await call<string>("camille", "GET", "/Clients/export?status=active")
    expect(table.body.trim().split("\n")).toHaveLength(2)
  })

  test("a client with contacts stays; without, it goes", async () => {
    const { call } = await startApi()
    const { body: client } = await call("camille", "POST", "/Clients", brasserie)
    const { body: contact } = await call("camille", "POST", "/Contacts", {
      name: "Léa Roux",
      clientId: client.id,
    })
    expect(await call("camille", "DELETE", `/Clients/${client.id}`)).toMatchObject({
      status: 409,
      body: { code: "referenced" },
    })
    expect((await call("camille", "DELETE", `/Contacts/${contact.id}`)).status).toBe(204)
    expect((await call("camille", "DELETE", `/Clients/${client.id}`)).status).toBe(204)
    expect((await call("camille", "GET", `/Clients/${client.id}`)).status).toBe(404)
  })

  test("nobody else sees them", async () => {
    const { call } = await startApi()
    const { body: client } = await call("camille", "POST", "/Clients", brasserie)
    const path = `/Clients/${client.id}`
    expect((await call("thomas", "GET", path)).status).toBe(404)
    expect((await call("thomas", "PUT", path, { name: "À moi", version: 1 })).status).toBe(404)
    expect((await call("thomas", "DELETE", path)).status).toBe(404)
    expect((await call("thomas", "GET", "/Clients")).body).toEqual([])
    expect((await call("nobody", "GET", "/Clients")).status).toBe(403)
  })
})
