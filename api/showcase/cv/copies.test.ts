import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import type { BillLink } from "#contract/bill-links"
import type { CvComparison, CvCopy, LinkedCv } from "#contract/cv-copies"
import { textOfPdf } from "../../../e2e/pdf"
import { startApi, type TestApi } from "../../../tests/api"

const mission = {
  ...{ kind: "mission", titleFr: "Développeuse", client: "Librairies Voltaire", start: "2024-03" },
  ...{ discreetName: "réseau de librairies", tasksFr: ["Panier", "Paiement"] },
}

async function withCv(cv: object = {}) {
  const api = await startApi()
  const { body: profile } = await api.call("camille", "GET", "/Profile")
  const person = { firstName: "Camille", lastName: "Martin", email: "camille@martin.example" }
  const saved = await api.call("camille", "PUT", "/Profile/personal", {
    ...person,
    version: profile.version,
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const fact = await api.call("camille", "POST", "/CV/facts", mission)
  const made = await api.call("camille", "POST", "/CV/versions", { name: "Pour Acme", ...cv })
  expect([fact.status, made.status]).toEqual([201, 201])
  return { api, cv: made.body, factId: fact.body.id as string }
}

async function freeze(api: TestApi, cvId: string, recipient = "Acme"): Promise<CvCopy> {
  const { status, body } = await api.call("camille", "POST", `/CV/versions/${cvId}/copies`, {
    recipient,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function bytesOf(api: TestApi, who: "camille" | null, path: string) {
  const response = await api.fetch(who, path)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

describe("The copy of a CV", () => {
  test("keeps what it showed, whatever becomes of the facts and of the CV", async () => {
    const { api, cv, factId } = await withCv({ headline: "Développeuse de catalogues" })
    const copy = await freeze(api, cv.id)
    const before = await bytesOf(api, "camille", `/CV/copies/${copy.id}/pdf`)
    expect(copy).toMatchObject({ cvId: cv.id, recipient: "Acme", size: before.byteLength })
    expect(copy.sha256).toBe(sha256(before))
    const changed = { ...mission, titleFr: "Architecte", version: 1 }
    const { status } = await api.call("camille", "PUT", `/CV/facts/${factId}`, changed)
    expect(status).toBe(200)
    await api.call("camille", "DELETE", `/CV/versions/${cv.id}`)
    const after = await bytesOf(api, "camille", `/CV/copies/${copy.id}/pdf`)
    expect(sha256(after)).toBe(copy.sha256)
    expect(await textOfPdf(after)).toContain("Développeuse de catalogues")
  })

  test("is compared with another, line by line", async () => {
    const { api, cv, factId } = await withCv()
    const first = await freeze(api, cv.id)
    const changed = { ...mission, titleFr: "Architecte", tasksFr: ["Panier", "Recherche"] }
    await api.call("camille", "PUT", `/CV/facts/${factId}`, { ...changed, version: 1 })
    const second = await freeze(api, cv.id, "Globex")
    const path = `/CV/copies/${second.id}/comparisons/${first.id}`
    const { body } = await api.call("camille", "GET", path)
    const { lines } = body as CvComparison
    const those = (state: string) => lines.filter((line) => line.state === state)
    expect(those("added").map(({ text }) => text)).toEqual(["Architecte", "Recherche"])
    expect(those("removed").map(({ text }) => text)).toEqual(["Développeuse", "Paiement"])
    expect(those("same").map(({ text }) => text)).toContain("Camille Martin")
    const list = await api.call("camille", "GET", `/CV/copies?cvId=${cv.id}`)
    const recipients = (list.body as CvCopy[]).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(["Acme", "Globex"])
  })

  test("says on the offer what its client received", async () => {
    const api = (await withCv()).api
    const client = await api.call("camille", "POST", "/Clients", { name: "Acme" })
    const asked = { title: "Refonte du catalogue", clientId: client.body.id }
    const offer = await api.call("camille", "POST", "/Offers", asked)
    expect(offer.status, JSON.stringify([client.body, offer.body])).toBe(201)
    const { id: offerId } = offer.body
    const made = await api.call("camille", "POST", "/CV/versions", { name: "Catalogue", offerId })
    const copy = await freeze(api, made.body.id)
    const { body } = await api.call("camille", "GET", `/CV/copies?offerId=${offerId}`)
    expect(body).toMatchObject([{ id: copy.id, offerId, offerTitle: "Refonte du catalogue" }])
  })

  test("of an anonymous CV is made only once all is settled, and its link tells nothing", async () => {
    const { api, cv } = await withCv({ anonymous: true, summary: "Camille aime les livres." })
    const path = `/CV/versions/${cv.id}/copies`
    const refused = await api.call("camille", "POST", path, { recipient: "Acme" })
    expect(refused).toMatchObject({ status: 409, body: { code: "cvFindings" } })
    const changes = { ...cv, summary: "Aime les livres." }
    const { name, template, color, anonymous, summary, version } = changes
    await api.call("camille", "PUT", `/CV/versions/${cv.id}`, {
      ...{ name, template, color, anonymous, summary, version },
    })
    const secret = await secretOf(api, (await freeze(api, cv.id)).id)
    const { body } = await api.call(null, "GET", `/Public/cvs/${secret}`)
    const said = JSON.stringify(body satisfies LinkedCv)
    expect(said).toContain("réseau de librairies")
    for (const canary of ["Camille", "Martin", "martin.example", "Voltaire", "Acme"])
      expect(said.includes(canary), canary).toBe(false)
  })
})

async function secretOf(api: TestApi, copyId: string, days = 30): Promise<string> {
  const { body } = await api.call("camille", "POST", `/CV/copies/${copyId}/links`, { days })
  return (body as BillLink).address.split("/").at(-1) ?? ""
}

describe("The private link of a copy", () => {
  test("opens it without an account, until it ends or is revoked", async () => {
    const { api, cv } = await withCv()
    const copy = await freeze(api, cv.id)
    const secret = await secretOf(api, copy.id)
    const { body } = await api.call(null, "GET", `/Public/cvs/${secret}`)
    expect(body).toMatchObject({
      name: "Camille Martin",
      sections: [{ title: "Expérience professionnelle" }],
    })
    const bytes = await bytesOf(api, null, `/Public/cvs/${secret}/pdf`)
    expect(sha256(bytes)).toBe(copy.sha256)
    // A link of a CV opens nothing of another kind.
    expect((await api.call(null, "GET", `/Public/bills/${secret}`)).status).toBe(404)
    const links = await api.call("camille", "GET", `/CV/copies/${copy.id}/links`)
    const [link] = links.body as BillLink[]
    await api.call("camille", "DELETE", `/CV/copies/${copy.id}/links/${link?.id}`)
    expect((await api.call(null, "GET", `/Public/cvs/${secret}`)).status).toBe(404)
    expect((await api.call(null, "GET", `/Public/cvs/${secret}/pdf`)).status).toBe(404)
  })

  test("gives JSON Resume where its owner allows it, as the CV showed that day", async () => {
    const { api, cv, factId } = await withCv({ headline: "Développeuse" })
    const copy = await freeze(api, cv.id)
    const secret = await secretOf(api, copy.id)
    const path = `/Public/cvs/${secret}/resume`
    expect((await api.call(null, "GET", path)).status).toBe(404)
    const allow = (allowed: boolean) =>
      api.call("camille", "PUT", `/CV/copies/${copy.id}/resume`, { allowed })
    expect((await allow(true)).body.resumeAllowed).toBe(true)
    expect((await api.call(null, "GET", `/Public/cvs/${secret}`)).body.resumeAllowed).toBe(true)
    await api.call("camille", "PUT", `/CV/facts/${factId}`, {
      ...{ ...mission, titleFr: "Architecte", version: 1 },
    })
    const { body } = await api.call(null, "GET", path)
    expect(body).toMatchObject({
      basics: { name: "Camille Martin", label: "Développeuse", email: "camille@martin.example" },
      work: [
        {
          ...{ name: "Librairies Voltaire", position: "Développeuse", startDate: "2024-03" },
          highlights: ["Panier", "Paiement"],
        },
      ],
    })
    const now = await api.call("camille", "GET", `/CV/versions/${cv.id}/resume`)
    expect(now.body.work[0].position).toBe("Architecte")
    await allow(false)
    expect((await api.call(null, "GET", path)).status).toBe(404)
  })

  test("of an anonymous CV gives no more as JSON Resume than on paper", async () => {
    const { api, cv } = await withCv({ anonymous: true })
    const copy = await freeze(api, cv.id)
    await api.call("camille", "PUT", `/CV/copies/${copy.id}/resume`, { allowed: true })
    const secret = await secretOf(api, copy.id)
    const answer = await api.fetch(null, `/Public/cvs/${secret}/resume`)
    const said = `${await answer.text()} ${answer.headers.get("content-disposition")}`
    expect(said).toContain("réseau de librairies")
    for (const canary of ["Camille", "camille", "Martin", "martin", "Voltaire", "Lyon"])
      expect(said.includes(canary), canary).toBe(false)
  })

  test("keeps its CV from being removed as long as it opens", async () => {
    const { api, cv } = await withCv()
    await secretOf(api, (await freeze(api, cv.id)).id, 30)
    const path = `/CV/versions/${cv.id}`
    const refused = await api.call("camille", "DELETE", path)
    expect(refused).toMatchObject({ status: 409, body: { code: "cvShared" } })
    const { shownBy } = (await api.call("camille", "GET", path)).body
    expect(shownBy).toMatchObject({ copies: [{ recipient: "Acme" }], places: [] })
    api.setClock("2026-12-22T09:00:00Z")
    expect((await api.call("camille", "DELETE", path)).status).toBe(204)
  })

  test("nobody else makes one, reads the copy, or compares with it", async () => {
    const { api, cv } = await withCv()
    const copy = await freeze(api, cv.id)
    const own = await api.call("thomas", "POST", "/CV/versions", { name: "Le mien" })
    const copied = await api.call("thomas", "POST", `/CV/versions/${own.body.id}/copies`, {
      recipient: "Acme",
    })
    for (const [method, path, body] of [
      ["GET", `/CV/copies/${copy.id}`],
      ["GET", `/CV/copies/${copy.id}/pdf`],
      ["GET", `/CV/copies/${copy.id}/links`],
      ["POST", `/CV/copies/${copy.id}/links`, { days: 30 }],
      ["POST", `/CV/versions/${cv.id}/copies`, { recipient: "Thomas" }],
    ] as const)
      expect((await api.call("thomas", method, path, body)).status, path).toBe(404)
    const compared = `/CV/copies/${copied.body.id}/comparisons/${copy.id}`
    expect((await api.call("thomas", "GET", compared)).status).toBe(404)
  })

  test("names the client and the place each in its own key of JSON Resume, anonymous or not", async () => {
    for (const [cv, client] of [
      [{}, "Librairies Voltaire"],
      [{ anonymous: true }, "réseau de librairies"],
    ] as const) {
      const made = await withCv(cv)
      await made.api.call("camille", "POST", "/CV/facts", {
        ...{ ...mission, clientNote: "12 librairies", place: "Grenoble" },
      })
      const answer = await made.api.fetch("camille", `/CV/versions/${made.cv.id}/resume`)
      const { work } = (await answer.json()) as { work: object[] }
      expect(work[0]).toMatchObject({ name: client, location: "Grenoble" })
    }
  })
})
