import { describe, expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"

async function add(api: TestApi, fact: object) {
  const added = await api.call("camille", "POST", "/CV/facts", fact)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return added.body
}

const namesOf = async (api: TestApi, kind: string) => {
  const { body } = await api.call("camille", "GET", `/CV/facts?kind=${kind}`)
  return body.map((fact: { titleFr?: string; name?: string; code?: string }) =>
    [fact.titleFr, fact.name, fact.code].find(Boolean),
  )
}

const mission = { kind: "mission", titleFr: "Développeuse", client: "Librairies Voltaire" }

describe("Camille types each fact of her life once", () => {
  test("dates are kept as precise as she knows them, however she types them", async () => {
    const api = await startApi()
    const typed = { ...mission, start: "03/2021", end: "2023", tasksFr: ["Panier\n\n Paiement "] }
    const fact = await add(api, typed)
    expect(fact).toMatchObject({ start: "2021-03", end: "2023", tasksFr: ["Panier", "Paiement"] })
    const path = `/CV/facts/${fact.id}`
    const changes = { ...mission, start: "5/3/2021", version: fact.version }
    const changed = await api.call("camille", "PUT", path, changes)
    expect(changed.body).toMatchObject({ start: "2021-03-05", end: null, tasksFr: [] })
    expect((await api.call("camille", "PUT", path, changes)).status).toBe(409)
    expect((await api.call("thomas", "GET", path)).status).toBe(404)
  })

  test("what cannot be is refused at its field", async () => {
    const api = await startApi()
    const certification = { kind: "certification", titleFr: "CKA" }
    const refusals: [object, string][] = [
      [{ ...mission, start: "03/2021", end: "02/2021" }, "end endBeforeStart"],
      [{ ...mission, start: "03/2021", end: "demain" }, "end partialDate"],
      [{ ...mission, start: "13/2021" }, "start partialDate"],
      [{ ...mission, link: "javascript:alert(1)" }, "link webAddress"],
      [{ ...mission, contextFr: "a".repeat(4_001) }, "contextFr tooLong 4000"],
      [{ kind: "mission", client: "V" }, "titleFr required"],
      [{ kind: "training", titleFr: "RGPD", hours: "0" }, "hours hoursAboveZero"],
      [{ ...certification, issuedOn: "2025", expiresOn: "2024" }, "expiresOn expiryBeforeIssue"],
      [{ ...certification, expiresOn: "2028", noExpiry: true }, "noExpiry expiryAndNone"],
      [{ kind: "skill", name: "SQL", level: "ninja" }, "level choice"],
      [{ kind: "skill", name: "SQL", type: "magic" }, "type choice"],
      [{ kind: "language", code: "fr", level: "C1" }, "level choice"],
    ]
    for (const [body, expected] of refusals) {
      const answer = await api.call("camille", "POST", "/CV/facts", body)
      expect(answer.status, expected).toBe(422)
      const said = answer.body.errors.map(
        ({ path, code }: { path: string; code: string }) => `${path} ${code}`,
      )
      expect(said).toEqual([expected])
    }
  })

  test("an end in the year in which it began is no contradiction", async () => {
    const api = await startApi()
    expect(await add(api, { ...mission, start: "2021-06", end: "2021" })).toMatchObject({
      end: "2021",
    })
  })

  test("the latest comes first, and she puts them in her own order", async () => {
    const api = await startApi()
    for (const titleFr of ["A", "B", "C"]) await add(api, { ...mission, titleFr })
    expect(await namesOf(api, "mission")).toEqual(["C", "B", "A"])
    const { body } = await api.call("camille", "GET", "/CV/facts?kind=mission")
    const moved = await api.call("camille", "POST", `/CV/facts/${body[2].id}/moves`, {
      direction: "up",
    })
    expect(moved.status).toBe(200)
    expect(await namesOf(api, "mission")).toEqual(["C", "A", "B"])
  })

  test("what she deleted comes back in its place", async () => {
    const api = await startApi()
    const first = await add(api, mission)
    await add(api, { ...mission, titleFr: "Autre" })
    const path = `/CV/facts/${first.id}`
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
    expect((await api.call("camille", "GET", path)).status).toBe(404)
    expect((await api.call("camille", "POST", `${path}/restoration`)).body.id).toBe(first.id)
    expect(await namesOf(api, "mission")).toEqual(["Autre", "Développeuse"])
  })

  test("a certification says how it stands", async () => {
    const api = await startApi()
    const stateOf = async (fields: object) =>
      (await add(api, { kind: "certification", titleFr: "CKA", ...fields })).state
    expect(await stateOf({ expiresOn: "2020" })).toBe("expired")
    expect(await stateOf({ expiresOn: "2099-01" })).toBe("valid")
    expect(await stateOf({ noExpiry: true })).toBe("unlimited")
    expect(await stateOf({})).toBeNull()
  })
})

describe("Camille has one list of skills and languages", () => {
  const profile = async (api: TestApi) => (await api.call("camille", "GET", "/Profile")).body
  const save = async (api: TestApi, fields: object) => {
    const { version } = await profile(api)
    const body = { jobs: [], skills: [], spokenLanguages: [], ...fields, version }
    const saved = await api.call("camille", "PUT", "/Profile/expertise", body)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }

  test("a skill of the profile stands in the CV, with the type of the list and no level yet", async () => {
    const api = await startApi()
    await save(api, { skills: ["postgres", "Calligraphie"], spokenLanguages: ["fr"] })
    const { body } = await api.call("camille", "GET", "/CV/facts?kind=skill")
    expect(body).toMatchObject([
      { name: "PostgreSQL", level: null },
      { name: "Calligraphie", type: null, level: null },
    ])
    expect(body[0].type).not.toBeNull()
    expect(await namesOf(api, "language")).toEqual(["fr"])
  })

  test("a skill of the CV stands in the profile, and leaves it when it goes", async () => {
    const api = await startApi()
    await save(api, { skills: ["Calligraphie"] })
    const skill = await add(api, { kind: "skill", name: "postgres", level: "expert" })
    expect(skill.name).toBe("PostgreSQL")
    expect((await profile(api)).skills).toEqual(["Calligraphie", "PostgreSQL"])
    const path = `/CV/facts/${skill.id}`
    await api.call("camille", "DELETE", path)
    expect((await profile(api)).skills).toEqual(["Calligraphie"])
    const back = await api.call("camille", "POST", `${path}/restoration`)
    expect(back.body.level).toBe("expert")
    expect((await profile(api)).skills).toEqual(["Calligraphie", "PostgreSQL"])
  })

  test("what a skill says stays when the profile is saved, and goes with it", async () => {
    const api = await startApi()
    await add(api, { kind: "skill", name: "PostgreSQL", level: "expert" })
    await save(api, { skills: ["PostgreSQL", "Calligraphie"] })
    const { body } = await api.call("camille", "GET", "/CV/facts?kind=skill")
    expect(body).toMatchObject([{ name: "PostgreSQL", level: "expert" }, { name: "Calligraphie" }])
    await save(api, { skills: ["Calligraphie"] })
    expect(await namesOf(api, "skill")).toEqual(["Calligraphie"])
  })

  test("the same skill under another name is refused at its field, which says which", async () => {
    const api = await startApi()
    await add(api, { kind: "skill", name: "PostgreSQL" })
    const twice = await api.call("camille", "POST", "/CV/facts", {
      kind: "skill",
      name: "postgres",
    })
    expect(twice.body.errors).toMatchObject([{ path: "name", code: "skillKnown PostgreSQL" }])
    const renamed = await add(api, { kind: "skill", name: "Calligraphie" })
    const body = { kind: "skill", name: "Enluminure", version: renamed.version }
    await api.call("camille", "PUT", `/CV/facts/${renamed.id}`, body)
    expect((await profile(api)).skills).toEqual(["PostgreSQL", "Enluminure"])
  })
})
