import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { people, startApi, type TestApi } from "../../../tests/api"
import { ownerOf } from "../../../tests/owner"
import { completeProfile, visit } from "../../../tests/website"
import type { OutgoingMessage } from "../../ports/mail-transport"
import { notifyOwner } from "./notify-owner.commands"

const at = "/camille-martin/"

async function published(replaced = {}): Promise<TestApi> {
  const api = await startApi(replaced)
  await completeProfile(api)
  await api.call("camille", "POST", "/Products", { name: "Lampe", sellingPrice: 123_450 })
  const site = { published: true, services: [{ name: "Audit", price: "450 €" }] }
  const { body } = await api.call("camille", "POST", "/CustomerWebsite/manage", site)
  expect(body.value).toBe(true)
  return api
}

const pages = ["", "services/", "products/", "about/", "contact/", "legal/", "privacy/"]

describe("a stranger", () => {
  test("finds every page of a published site, that runs nothing and keeps nothing", async () => {
    const api = await published()
    for (const page of pages) {
      const answer = await visit(api, at + page)
      expect(answer.status, page).toBe(200)
      expect(answer.headers.get("set-cookie")).toBeNull()
      expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/)
      const html = await answer.text()
      expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/, "")).not.toMatch(
        /<script|javascript:|style="|https?:\/\/(?!sites\.localhost)/,
      )
      for (const [, href = ""] of html.matchAll(/ (?:href|src)="(\.[^"#]*)"/g)) {
        const target = new URL(href, `http://sites.localhost:3000${at}${page}`).pathname
        expect((await visit(api, target)).status, `${page} → ${href}`).toBe(200)
      }
    }
  })

  test("reads who it is by law, and what is sold", async () => {
    const api = await published()
    const legal = await (await visit(api, `${at}legal/`)).text()
    for (const fact of ["Camille Martin EI", "732 829 320", "12 rue Mercière", "06 12 34 56 78"])
      expect(legal.replaceAll("\u00a0", " ")).toContain(fact)
    expect(legal).toContain("Hébergeur d’essai")
    const home = await (await visit(api, at)).text()
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? "")
    expect(data).toMatchObject({
      "@type": "ProfessionalService",
      name: "Camille Martin",
      address: { addressLocality: "Lyon" },
      makesOffer: [{ itemOffered: { name: "Audit" } }, { price: "1234.50" }],
    })
  })

  test("D72 is told nothing that ends a script or a text", async () => {
    const api = await published()
    const evil = "</script><img src=x onerror=alert(1)>"
    await api.call("camille", "POST", "/CustomerWebsite/manage", { title: evil, tagline: evil })
    for (const page of pages)
      expect(await (await visit(api, at + page)).text(), page).not.toContain("<img src=x")
  })

  test("finds nothing that is not published, or of someone who is suspended or gone", async () => {
    const api = await published()
    const manage = (body: object) => api.call("camille", "POST", "/CustomerWebsite/manage", body)
    await api.call("camille", "GET", "/Users")
    const sitemap = async () => (await visit(api, "/sitemap.xml")).text()
    expect(await sitemap()).toContain("/camille-martin/sitemap.xml")
    await manage({ published: false })
    expect((await visit(api, at)).status).toBe(404)
    expect(await sitemap()).not.toContain("camille")
    await manage({ published: true })
    expect((await visit(api, at)).status).toBe(200)
    const until = [{ op: "add", path: "/suspendedUntil", value: "2027-01-01T00:00:00Z" }]
    await api.call("admin", "PATCH", `/Users/${people.camille.id}`, until)
    expect((await visit(api, at)).status).toBe(404)
    expect(await sitemap()).not.toContain("camille")
  })

  test("is shown what search engines look for, and the page of what is missing", async () => {
    const api = await published()
    expect(await (await visit(api, `${at}sitemap.xml`)).text()).toContain(
      "<loc>http://sites.localhost:3000/camille-martin/services/</loc>",
    )
    expect(await (await visit(api, "/robots.txt")).text()).toContain(
      "Sitemap: http://sites.localhost",
    )
    const missing = await visit(api, `${at}nowhere`)
    expect([missing.status, (await missing.text()).includes("Page introuvable")]).toEqual([
      404,
      true,
    ])
    expect((await visit(api, "/camille-martin")).headers.get("location")).toBe(at)
    expect((await visit(api, `${at}about`)).headers.get("location")).toBe(`${at}about/`)
    expect((await visit(api, "/")).headers.get("location")).toBe("http://localhost:3000")
  })

  test("sees pictures drawn anew, and no other file of the owner’s", async () => {
    const api = await published()
    const picture = await sharp({
      create: { width: 1_500, height: 900, channels: 3, background: "#0b5a8a" },
    })
      .png()
      .toBuffer()
    const upload = async (name: string) => {
      const answer = await api.fetch("camille", `/Uploads?name=${name}&images=true`, {
        method: "POST",
        body: new Uint8Array(picture),
        headers: { "content-type": "application/octet-stream" },
      })
      return ((await answer.json()) as { id: string }).id
    }
    const [shown, other] = [await upload("lampe.png"), await upload("secret.png")]
    await api.call("camille", "POST", "/Products", {
      name: "Vase",
      sellingPrice: 1,
      imageId: shown,
    })
    const answer = await visit(api, `${at}images/${shown}.webp`)
    expect(answer.headers.get("content-type")).toBe("image/webp")
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width]).toEqual(["webp", 960])
    expect((await visit(api, `${at}images/${other}.webp`)).status).toBe(404)
  })
})

describe("the contact form", () => {
  const form = {
    name: "Inès Vasseur",
    email: "ines@vasseur.example",
    message: "Bonjour",
    consent: "yes",
  }
  const send = (api: TestApi, more: Record<string, string> = {}) =>
    visit(api, `${at}contact/`, undefined, { ...form, ...more })

  test("makes a contact of Camille’s, with the proof of what was agreed to", async () => {
    const api = await published()
    const sent = await send(api)
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "../sent/"])
    expect((await visit(api, `${at}sent/`)).status).toBe(200)
    const [contact] = (await api.call("camille", "GET", "/Contacts")).body
    expect(contact).toMatchObject({ name: form.name, email: form.email })
    const { body } = await api.call("camille", "GET", `/Contacts/${contact.id}/consents`)
    expect(body).toMatchObject([{ message: "Bonjour", givenAt: "2026-11-21T09:00:00.000Z" }])
    expect(body[0].text).toContain("Camille Martin EI")
    expect(body[0].addressSha256).toMatch(/^[0-9a-f]{64}$/)
    expect((await api.call("camille", "GET", "/Notifications")).body).toMatchObject([
      { kind: "siteMessage", parameters: { client: form.name, contactId: contact.id } },
    ])
    await send(api, { email: "INES@vasseur.example", message: "Encore" })
    expect((await api.call("camille", "GET", "/Contacts")).body).toHaveLength(1)
    expect((await api.call("thomas", "GET", `/Contacts/${contact.id}/consents`)).status).toBe(404)
  })

  test("becomes an offer for who wrote, once; what they write next becomes another", async () => {
    const api = await published()
    await send(api)
    const [contact] = (await api.call("camille", "GET", "/Contacts")).body
    const take = async () =>
      (await api.call("camille", "POST", `/Contacts/${contact.id}/offer`)).body
    const offer = await take()
    expect(offer).toMatchObject({ contactId: contact.id, source: "website" })
    expect(offer.description).toBe("Bonjour")
    expect((await take()).id).toBe(offer.id)
    api.setClock("2026-11-22T09:00:00Z")
    await send(api, { message: "Encore" })
    expect(await take()).toMatchObject({ description: "Encore", clientId: offer.clientId })
    const offers = await api.call("camille", "GET", "/Offers")
    expect(offers.body).toHaveLength(2)
    const silent = (await api.call("camille", "POST", "/Contacts", { name: "Paul" })).body
    const none = await api.call("camille", "POST", `/Contacts/${silent.id}/offer`)
    expect([none.status, none.body.code]).toEqual([409, "noLetter"])
  })

  test("is told to the owner by e-mail, once, and the answer goes to who wrote", async () => {
    const api = await published()
    await api.call("camille", "GET", "/Users")
    expect((await send(api)).status).toBe(303)
    const mails: OutgoingMessage[] = []
    const parts = {
      ...{ pool: api.parts.pool, clock: api.parts.clock, log: api.parts.log },
      mail: async (message: OutgoingMessage) => {
        mails.push(message)
        return { accepted: [message.to].flat(), refused: [] }
      },
    }
    for (const { name, data } of [...api.queued, ...api.queued])
      if (name === "siteMessage" && "consentId" in data)
        await notifyOwner(parts, ownerOf(data.owner), data.consentId)
    expect(mails).toMatchObject([{ to: "camille@example.fr", replyTo: "ines@vasseur.example" }])
    const [{ text } = { text: "" }] = mails
    for (const said of ["Inès Vasseur", "Bonjour", "preuve de son accord"])
      expect(text).toContain(said)
  })

  test("comes back with what was typed and why it was refused", async () => {
    const api = await published()
    const refused = await visit(api, `${at}contact/`, undefined, {
      name: "Inès <b>",
      email: "ines@",
    })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toContain('value="Inès &lt;b&gt;"')
    for (const field of ["email", "message", "consent"])
      expect(html).toContain(`id="${field}-error"`)
    expect((await api.call("camille", "GET", "/Contacts")).body).toEqual([])
  })

  test("thanks a program that fills in what nobody sees, and keeps nothing", async () => {
    const api = await published()
    expect((await send(api, { website: "https://spam.example" })).status).toBe(303)
    expect((await api.call("camille", "GET", "/Contacts")).body).toEqual([])
  })

  test("takes five messages in ten minutes from one address", async () => {
    const api = await published({ rateLimits: true })
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await send(api)).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  test("is not there where its page is hidden", async () => {
    const api = await published()
    const { pages: all } = (await api.call("camille", "GET", "/CustomerWebsite")).body
    const hidden = all.map((page: { kind: string }) => ({
      ...page,
      shown: page.kind !== "contact",
    }))
    await api.call("camille", "POST", "/CustomerWebsite/manage", { pages: hidden })
    expect((await send(api)).status).toBe(404)
  })
})
