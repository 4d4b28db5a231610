import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"

const enter = (api: TestApi, who: "camille" | "thomas", Company: object) =>
  api.call(who, "POST", "/Companies", { Company, UserId: people[who].id })

const vasseur = { name: "Ateliers Vasseur-Noël", sector: "Menuiserie", siret: "55210055400013" }

describe("the register of businesses", () => {
  test("is searched by everyone, by a part of a name without its accents, a SIREN or a SIRET", async () => {
    const api = await startApi()
    const { body: entered } = await enter(api, "camille", { ...vasseur, siren: "552100554" })
    for (const value of ["noel", "VASSEUR", "552 100 554", "55210055400013"]) {
      const { body } = await api.call("thomas", "POST", "/Companies/search", { value })
      expect(body, value).toMatchObject([{ id: entered.id, member: false, changeable: false }])
    }
    for (const value of ["%", "732829320", "dupont"])
      expect((await api.call("thomas", "POST", "/Companies/search", { value })).body).toEqual([])
    expect((await api.call("thomas", "POST", "/Companies/search", { value: " " })).status).toBe(422)
  })

  test("is searched by the SIREN of a business of which only the SIRET is known", async () => {
    const api = await startApi()
    const { body: entered } = await enter(api, "camille", vasseur)
    const found = async (value: string) =>
      (await api.call("thomas", "POST", "/Companies/search", { value })).body
    expect(entered.siren).toBeNull()
    expect(await found("552 100 554")).toMatchObject([{ id: entered.id }])
    expect((await api.call("thomas", "GET", "/Companies?q=552100554")).body).toHaveLength(1)
    expect(await found("55210055400021")).toEqual([])
    expect(await found("732829320")).toEqual([])
  })

  test("has no SIRET twice: whoever enters it again is led to search for it, and belongs to it", async () => {
    const api = await startApi()
    const { body: entered } = await enter(api, "camille", vasseur)
    expect(await enter(api, "thomas", { ...vasseur, name: "Autre" })).toMatchObject({
      status: 409,
      body: { code: "companyKnown" },
    })
    expect(await enter(api, "thomas", { id: entered.id })).toMatchObject({
      status: 201,
      body: { name: vasseur.name, member: true, changeable: false },
    })
    const own = await api.call("thomas", "GET", "/Companies?own=true")
    expect(own.body).toMatchObject([{ id: entered.id }])
    const { body: thomas } = await api.call("thomas", "GET", `/Users/${people.thomas.id}`)
    expect(thomas.companies).toEqual([{ id: entered.id, name: vasseur.name }])
  })

  test("is changed by whoever entered a business, and by nobody else", async () => {
    const api = await startApi()
    const { body: entered } = await enter(api, "camille", vasseur)
    const change = { id: entered.id, name: "Vasseur & filles", version: entered.version }
    await enter(api, "thomas", { id: entered.id })
    const refused = await api.call("thomas", "PUT", "/Companies", change)
    expect(refused).toMatchObject({ status: 404, body: { code: "notFound" } })
    const saved = await api.call("camille", "PUT", "/Companies", change)
    expect(saved.body).toMatchObject({ name: "Vasseur & filles", version: 2, changeable: true })
    expect(await api.call("camille", "PUT", "/Companies", change)).toMatchObject({
      status: 409,
      body: { code: "stale", current: { name: "Vasseur & filles" } },
    })
    const { version: _, ...unversioned } = change
    expect((await api.call("camille", "PUT", "/Companies", unversioned)).status).toBe(200)
  })

  test("takes numbers with a right key that belong together, for oneself alone", async () => {
    const api = await startApi()
    const wrong: [object, string][] = [
      [{ name: "" }, "Company.name"],
      [{ name: "X", siren: "552100555" }, "Company.siren"],
      [{ name: "X", siren: "732829320", siret: "55210055400013" }, "Company.siret"],
    ]
    for (const [company, path] of wrong) {
      const { status, body } = await enter(api, "camille", company)
      expect([status, body.errors[0].path]).toEqual([422, path])
    }
    const UserId = people.thomas.id
    const forOther = await api.call("camille", "POST", "/Companies", { Company: vasseur, UserId })
    expect(forOther.status).toBe(404)
    expect((await api.call("camille", "GET", "/Companies")).body).toEqual([])
    expect((await api.call("camille", "GET", "/Companies/name/siret/55210055400014")).status).toBe(
      404,
    )
  })
})
