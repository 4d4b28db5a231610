import { describe, expect, test } from "vitest"
import type { CvPublication, PublishedCv } from "#contract/cv-publications"
import { textOfPdf } from "../../../e2e/pdf"
import { people, startApi, type TestApi } from "../../../tests/api"
import { completeProfile, visit } from "../../../tests/website"

const mission = {
  ...{ kind: "mission", titleFr: "Développeuse", titleEn: "Developer", start: "2024-03" },
  ...{ client: "Librairies Voltaire", tasksFr: ["Panier"], tasksEn: ["Basket"] },
}

/** Someone who may be found, with a site and a CV. */
async function withCv(cv: object = {}) {
  const api = await startApi()
  await completeProfile(api)
  for (const flag of ["validate", "showInSearch"])
    await api.call("admin", "PUT", `/Users/${people.camille.id}/${flag}/true`)
  await api.call("camille", "POST", "/CustomerWebsite/manage", { published: true })
  await api.call("camille", "POST", "/CV/facts", mission)
  const study = { kind: "study", diplomaFr: "Licence", institute: "Lyon 1", end: "2018" }
  await api.call("camille", "POST", "/CV/facts", study)
  const made = await api.call("camille", "POST", "/CV/versions", { name: "Pour tous", ...cv })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { handle } = (await api.call("camille", "GET", "/Directory")).body
  return { api, cvId: made.body.id as string, handle: handle as string }
}

async function publish(api: TestApi, place: string, cvId: string): Promise<CvPublication> {
  const { status, body } = await api.call("camille", "PUT", `/CV/publications/${place}`, { cvId })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const shownOn = async (api: TestApi, handle: string, language: string) => {
  const answer = await api.fetch(null, `/Public/Directory/${handle}`, {
    headers: { "accept-language": language },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()).cv as PublishedCv | null
}

const reaches = ["camille@", "612345678", "6 12 34 56 78", "mailto:", "tel:", "rue Mercière"]

describe("A published CV", () => {
  test("stands on the page of the directory in the language read, as it was frozen", async () => {
    const { api, cvId, handle } = await withCv({ headline: "Développeuse de catalogues" })
    expect(await shownOn(api, handle, "fr")).toBeNull()
    const publication = await publish(api, "directory", cvId)
    const french = await shownOn(api, handle, "fr")
    const english = await shownOn(api, handle, "en")
    expect(JSON.stringify(french)).toContain("Panier")
    expect(JSON.stringify(english)).toContain("Basket")
    expect(english?.language).toBe("en")
    for (const shown of [french, english]) {
      expect(shown?.contact).toEqual([])
      for (const reach of reaches) expect(JSON.stringify(shown)).not.toContain(reach)
    }
    // The copy that was frozen says no more.
    const copy = await api.fetch("camille", `/CV/copies/${publication.cvCopyId}/pdf`)
    const text = await textOfPdf(new Uint8Array(await copy.arrayBuffer()))
    expect(text).toContain("Panier")
    for (const reach of reaches) expect(text).not.toContain(reach)
    await api.call("camille", "PUT", `/CV/versions/${cvId}`, {
      ...{ name: "Pour tous", headline: "Autre chose", version: 1 },
    })
    expect(await shownOn(api, handle, "fr")).toEqual(french)
    await publish(api, "directory", cvId)
    expect((await shownOn(api, handle, "fr"))?.headline).toBe("Autre chose")
  })

  test("is a page of the site, which machines read", async () => {
    const { api, cvId } = await withCv({ headline: "Développeuse" })
    const path = "/camille-martin/cv/"
    expect((await visit(api, path)).status).toBe(404)
    await publish(api, "site", cvId)
    const answer = await visit(api, path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ""
    expect(main).toContain("Panier")
    for (const reach of reaches) expect(main).not.toContain(reach)
    expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "")).toMatchObject({
      "@type": "ProfilePage",
      mainEntity: {
        ...{ name: "Camille Martin", hasOccupation: [{ name: "Développeuse" }] },
        alumniOf: [{ name: "Lyon 1" }],
      },
    })
    expect(await (await visit(api, "/camille-martin/")).text()).toContain('href="./cv/"')
    expect((await api.call("camille", "DELETE", "/CV/publications/site")).status).toBe(204)
    expect((await visit(api, path)).status).toBe(404)
    expect((await api.call("camille", "DELETE", "/CV/publications/site")).status).toBe(404)
  })

  test("goes with the page of whoever is hidden, not validated or suspended", async () => {
    const { api, cvId, handle } = await withCv()
    await publish(api, "directory", cvId)
    await publish(api, "site", cvId)
    for (const flag of ["showInSearch", "validate"]) {
      const say = (value: boolean) =>
        api.call("admin", "PUT", `/Users/${people.camille.id}/${flag}/${value}`)
      await say(false)
      expect((await api.fetch(null, `/Public/Directory/${handle}`)).status, flag).toBe(404)
      expect((await visit(api, "/camille-martin/cv/")).status, flag).toBe(404)
      // The site itself stays.
      expect((await visit(api, "/camille-martin/")).status, flag).toBe(200)
      await say(true)
      expect((await visit(api, "/camille-martin/cv/")).status, flag).toBe(200)
    }
    const suspension = [
      { op: "add", path: "/suspendedUntil", value: "2030-01-01" },
      { op: "add", path: "/suspensionReason", value: "Essai" },
    ]
    await api.call("admin", "PATCH", `/Users/${people.camille.id}`, suspension)
    expect((await api.fetch(null, `/Public/Directory/${handle}`)).status).toBe(404)
    expect((await visit(api, "/camille-martin/cv/")).status).toBe(404)
  })

  test("keeps its CV from being deleted, and says where it is", async () => {
    const { api, cvId } = await withCv()
    for (const [place, code] of [
      ["directory", "cvInDirectory"],
      ["site", "cvOnSite"],
    ]) {
      await publish(api, place ?? "", cvId)
      const refused = await api.call("camille", "DELETE", `/CV/versions/${cvId}`)
      expect(refused).toMatchObject({ status: 409, body: { code } })
      await api.call("camille", "DELETE", `/CV/publications/${place}`)
    }
    expect((await api.call("camille", "DELETE", `/CV/versions/${cvId}`)).status).toBe(204)
  })

  test("stays anonymous, and is not published before all that tells who it is of is settled", async () => {
    const { api, cvId, handle } = await withCv({ anonymous: true, summary: "Je suis Camille." })
    const refused = await api.call("camille", "PUT", "/CV/publications/directory", { cvId })
    expect(refused).toMatchObject({ status: 409, body: { code: "cvFindings" } })
    const cv = await api.call("camille", "GET", `/CV/versions/${cvId}`)
    const { version } = cv.body
    await api.call("camille", "PUT", `/CV/versions/${cvId}`, {
      ...{ name: "Pour tous", anonymous: true, summary: "Dix ans de web.", version },
    })
    await publish(api, "directory", cvId)
    const said = JSON.stringify(await shownOn(api, handle, "fr"))
    for (const canary of ["Camille", "Martin", "Voltaire"]) expect(said).not.toContain(canary)
    expect(said).toContain("client confidentiel")
  })

  test("of someone else is nobody's to publish", async () => {
    const { api, cvId } = await withCv()
    const refused = await api.call("thomas", "PUT", "/CV/publications/directory", { cvId })
    expect(refused.status).toBe(404)
  })
})
