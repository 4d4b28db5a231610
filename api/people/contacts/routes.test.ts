import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

describe("Camille keeps her contacts", () => {
  test("each at a client of hers, or at none", async () => {
    const { call } = await startApi()
    const { body: client } = await call("camille", "POST", "/Clients", { name: "Brasserie" })
    const lea = { name: "Léa Roux", role: "Comptable", clientId: client.id, email: "lea@b.example" }
    const added = await call("camille", "POST", "/Contacts", lea)
    expect(added).toMatchObject({ status: 201, body: { ...lea, clientName: "Brasserie" } })
    const moved = await call("camille", "PUT", `/Contacts/${added.body.id}`, {
      name: "Léa Roux",
      version: 1,
    })
    expect(moved.body).toMatchObject({ clientId: null, clientName: null, version: 2 })
  })

  test("another person’s client is as unknown as a missing one", async () => {
    const { call } = await startApi()
    const { body: client } = await call("thomas", "POST", "/Clients", { name: "Secret" })
    const { body: own } = await call("camille", "POST", "/Contacts", { name: "Léa" })
    for (const clientId of [client.id, crypto.randomUUID()]) {
      const refusal = { status: 422, body: { errors: [{ path: "clientId", code: "unknown" }] } }
      expect(await call("camille", "POST", "/Contacts", { name: "Léa", clientId })).toMatchObject(
        refusal,
      )
      expect(
        await call("camille", "PUT", `/Contacts/${own.id}`, { name: "Léa", clientId, version: 1 }),
      ).toMatchObject(refusal)
    }
    expect((await call("camille", "GET", `/Contacts?clientId=${client.id}`)).body).toEqual([])
  })

  test("a list is sorted by any column and searched by person or client", async () => {
    const { call } = await startApi()
    const { body: client } = await call("camille", "POST", "/Clients", { name: "Zeste" })
    for (let at = 0; at < 12; at++)
      await call("camille", "POST", "/Contacts", {
        name: `Personne ${at}`,
        ...(at % 2 && { role: "Achats", clientId: client.id }),
      })
    for (const sort of ["name", "role", "client", "-name", "-role", "-client"]) {
      const first = await call("camille", "GET", `/Contacts?limit=10&sort=${sort}`)
      const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? ""
      const second = await call("camille", "GET", next)
      const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id)
      expect(new Set(ids).size, sort).toBe(12)
    }
    expect((await call("camille", "GET", "/Contacts?q=zeste")).body).toHaveLength(6)
    expect((await call<string>("camille", "GET", "/Contacts/export")).body).toContain("Zeste")
  })
})
