import { describe, expect, test } from "vitest"
import { startApi } from "../../../tests/api"

const day = { name: "Développement web", unit: "day", unitPriceHT: 52_000.5, vatRate: "20" }

describe("Camille keeps the services that she offers", () => {
  test("what she adds is what she reads, sorts by price and finds by a word", async () => {
    const { call } = await startApi()
    const { status, body: added } = await call("camille", "POST", "/Services", day)
    expect(status).toBe(201)
    expect(added).toMatchObject({ ...day, vatRate: "20.00", currency: "EUR", version: 1 })
    const cheap = { name: "Assistance", unit: "hour", unitPriceHT: 8_000 }
    const { body: other } = await call("camille", "POST", "/Services", cheap)
    expect(other.vatRate).toBeNull()
    const byPrice = await call("camille", "GET", "/Services?sort=unitPriceHT")
    expect(byPrice.body.map(({ id }: { id: string }) => id)).toEqual([other.id, added.id])
    const found = await call("camille", "GET", "/Services?q=DEVELOP")
    expect(found.body).toEqual([added])
    const searched = await call("camille", "GET", "/Search?q=developpement")
    expect(JSON.stringify(searched.body)).toContain(added.id)
  })

  test("a price below zero, of nothing, or of more than six decimals is refused at its field", async () => {
    const { call } = await startApi()
    for (const unitPriceHT of [-1, undefined, 100.000_01]) {
      const refused = await call("camille", "POST", "/Services", { ...day, unitPriceHT })
      expect(refused.status).toBe(422)
      expect(refused.body.errors[0]).toMatchObject({ path: "unitPriceHT" })
    }
  })

  test("a stale change is refused, a deletion is taken back, and a file keeps every decimal", async () => {
    const { call } = await startApi()
    const { body } = await call("camille", "POST", "/Services", day)
    const path = `/Services/${body.id}`
    const changed = await call("camille", "PUT", path, { ...day, name: "Conseil", version: 1 })
    expect(changed.body).toMatchObject({ name: "Conseil", version: 2 })
    const late = await call("camille", "PUT", path, { ...day, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: "stale" } })
    const file = await call("camille", "GET", "/Services/export")
    expect(file.body).toContain("Conseil;;jours;520,005000;20.00")
    expect((await call("camille", "DELETE", path)).status).toBe(204)
    expect((await call("camille", "GET", path)).status).toBe(404)
    expect((await call("camille", "POST", `${path}/restoration`)).body).toEqual(changed.body)
  })
})
