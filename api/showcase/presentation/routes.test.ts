import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { describe, expect, onTestFinished, test } from "vitest"
import { startApi } from "../../../tests/api"

/** The public list of communes, as this test has it. */
async function listOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe("what Camille can do", () => {
  test("is kept by the names of the list, in her order", async () => {
    const { call } = await startApi()
    const [job] = (await call("camille", "GET", "/Jobs?q=developpeur+web")).body
    const saved = await call("camille", "PUT", "/Profile/expertise", {
      jobs: [job.id, job.id],
      skills: ["postgres", "ReactJS", "Charpente navale"],
      spokenLanguages: ["fr", "en", "fr"],
      version: 1,
    })
    expect(saved.body).toMatchObject({
      jobs: [job.id],
      skills: ["PostgreSQL", "React", "Charpente navale"],
      spokenLanguages: ["fr", "en"],
      version: 2,
    })
    expect((await call("thomas", "GET", "/Profile")).body.skills).toEqual([])
  })

  test("is no skill twice, by whatever name, case or accent", async () => {
    const { call } = await startApi()
    for (const [one, other] of [
      ["React", "ReactJS"],
      ["Comptabilité", "comptabilite"],
      ["K8s", "kubernetes"],
      ["Dressage de faucons", "DRESSAGE DE FAUCONS"],
    ])
      expect(
        await call("camille", "PUT", "/Profile/expertise", {
          skills: ["SQL", one, other],
          version: 1,
        }),
      ).toMatchObject({
        status: 422,
        body: { errors: [{ path: "skills[2]", code: "skillTwice" }] },
      })
    expect((await call("camille", "GET", "/Profile")).body.skills).toEqual([])
  })

  test("is no job that is not on the list", async () => {
    const { call } = await startApi()
    const jobs = [crypto.randomUUID()]
    expect(await call("camille", "PUT", "/Profile/expertise", { jobs, version: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "jobs[0]", code: "unknown" }] },
    })
  })
})

/** GeoJSON: longitude first. */
const centre = { type: "Point", coordinates: [4.8351, 45.758] }

describe("where Camille goes", () => {
  test("is some way around a commune, told by its name", async () => {
    const { call, parts } = await startApi()
    const zone = { communeId: "2a004", limitInterventionZone: 50, version: 1 }
    expect((await call("camille", "PUT", "/Profile/zone", zone)).body).toMatchObject({
      ...zone,
      communeId: "2A004",
      communeName: "Ajaccio",
      version: 2,
    })
    const kept = await parts.pool.query("select name, latitude from communes where code = '2A004'")
    expect(kept.rows).toEqual([{ name: "Ajaccio", latitude: 41.919 }])
  })

  test("may be one that only the public register knows", async () => {
    const communeLookupUrl = await listOf((request, response) =>
      request.url?.startsWith("/communes/69901?")
        ? response.end(JSON.stringify({ code: "69901", nom: "Lyonnet" }))
        : request.url?.startsWith("/communes?code=69901")
          ? response.end(JSON.stringify([{ code: "69901", nom: "Lyonnet", centre }]))
          : response.writeHead(404).end(),
    )
    const { call, parts } = await startApi({ communeLookupUrl })
    const zone = { communeId: "69901", limitInterventionZone: 50, version: 1 }
    expect((await call("camille", "PUT", "/Profile/zone", zone)).body).toMatchObject({
      communeName: "Lyonnet",
    })
    const kept = await parts.pool.query("select name, latitude from communes where code = '69901'")
    expect(kept.rows).toEqual([{ name: "Lyonnet", latitude: 45.758 }])
  })

  test.each(["69999", "75", "6912A", "69123/../x"])(
    "is nowhere that neither list knows: %s",
    async (communeId) => {
      const { call } = await startApi()
      const zone = { communeId, limitInterventionZone: 50, version: 1 }
      const refused = { status: 422, body: { errors: [{ path: "communeId", code: "commune" }] } }
      expect(await call("camille", "PUT", "/Profile/zone", zone)).toMatchObject(refused)
    },
  )

  test("is no distance from nowhere", async () => {
    const { call } = await startApi()
    expect(
      await call("camille", "PUT", "/Profile/zone", { limitInterventionZone: 20, version: 1 }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: "communeId", code: "required" }] } })
  })
})

describe("when Camille can be hired", () => {
  test("is said as a whole, fades after a month, and is said again", async () => {
    const { call, setClock } = await startApi()
    const said = [
      { startsOn: "2027-01-04", endsOn: "2027-03-31", daysPerWeek: 3 },
      { startsOn: "2026-12-01", endsOn: "2026-12-18", daysPerWeek: 5 },
    ]
    const part = { workAvailabilities: said, version: 1 }
    expect((await call("camille", "PUT", "/Profile/availabilities", part)).status).toBe(200)
    const list = async () => (await call("camille", "GET", "/WorkAvailability/all/")).body
    expect(await list()).toMatchObject([
      { ...said[1], confirmed: true },
      { ...said[0], confirmed: true },
    ])
    expect((await call("thomas", "GET", "/WorkAvailability/all")).body).toEqual([])
    setClock("2026-12-22T09:00:00Z")
    expect((await list()).map((one: { confirmed: boolean }) => one.confirmed)).toEqual([
      ...[false, false],
    ])
    await call("camille", "POST", "/Profile/availabilities/confirmation")
    expect((await list()).map((one: { confirmed: boolean }) => one.confirmed)).toEqual([
      ...[true, true],
    ])
    const late = await call("camille", "PUT", "/Profile/availabilities", part)
    expect(late).toMatchObject({ status: 409, body: { code: "stale" } })
    expect(await list()).toHaveLength(2)
  })

  test("ends no sooner than it begins, and is no day more than a week has", async () => {
    const { call } = await startApi()
    const refused = async (said: object) =>
      (
        await call("camille", "PUT", "/Profile/availabilities", {
          workAvailabilities: [said],
          version: 1,
        })
      ).body.errors
    expect(await refused({ startsOn: "2026-12-02", endsOn: "2026-12-01" })).toMatchObject([
      { path: "workAvailabilities[0].endsOn", code: "endBeforeStart" },
    ])
    expect(await refused({ startsOn: "2026-12-02", daysPerWeek: 8 })).toMatchObject([
      { path: "workAvailabilities[0].daysPerWeek", code: "tooBig 7" },
    ])
  })
})

test("the first run is taken up on another device where it was left", async () => {
  const { call } = await startApi()
  expect((await call("camille", "GET", "/Profile")).body.firstRunStep).toBeNull()
  await call("camille", "PUT", "/Profile/firstRunStep", { step: "vat" })
  const [first, again] = [
    (await call("camille", "PUT", "/Profile/firstRunStep", { step: "bank" })).body,
    (await call("camille", "PUT", "/Profile/firstRunStep", { step: "bank" })).body,
  ]
  expect(first).toMatchObject({ firstRunStep: "bank" })
  expect(again).toEqual(first)
})
