import { describe, expect, test } from "vitest"
import { readVCards } from "#domain/vcard"
import { startApi, type TestApi } from "../../../tests/api"

async function begin(api: TestApi, content: string | Uint8Array<ArrayBuffer>) {
  const sent = await api.fetch("camille", "/Uploads?name=contacts.vcf", {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  expect(sent.status, await sent.clone().text()).toBe(201)
  const { id: fileId } = (await sent.json()) as { id: string }
  return api.call("camille", "POST", "/Imports", { kind: "contacts", fileId })
}

const confirm = (api: TestApi, { id, version }: { id: string; version: number }, more: object) =>
  api.call("camille", "POST", `/Imports/${id}/confirmation`, { version, ...more })

const all = async (api: TestApi, path: string) =>
  (await api.call("camille", "GET", `${path}?limit=100`)).body

const card = (...lines: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n")

describe("an address book", () => {
  test("comes in after each card was seen, and goes again whole", async () => {
    const api = await startApi()
    const { body: voltaire } = await api.call("camille", "POST", "/Clients", { name: "Voltaire" })
    const { body: paul } = await api.call("camille", "POST", "/Contacts", {
      ...{ name: "Paul Voltaire", clientId: voltaire.id, email: "paul@voltaire.example" },
    })
    const read = await begin(
      api,
      card("FN:Léa Roux", "ORG:Études Durand;Achats", "TITLE:Comptable", "NOTE:Vue en mai") +
        card(
          "N:Voltaire;Paul;;;",
          "ORG:Voltaire",
          "EMAIL:Paul+pro@Voltaire.example",
          "TEL:0612345678",
          "TEL:0472000000",
          "PHOTO:abc",
          "item1.X-ABLABEL:Bureau",
        ) +
        card("KIND:org", "FN:Atelier Étoile", "EMAIL:bonjour@etoile.example") +
        card("FN:Ana", "EMAIL:pas une adresse"),
    )
    expect(read.status, JSON.stringify(read.body)).toBe(201)
    expect(read.body).toMatchObject({ counts: { new: 2, twin: 1, refused: 1 }, merges: true })
    expect(read.body.leftOut).toEqual(
      ["PHOTO", "TEL", "X-ABLABEL"].map((name) => ({ name, count: 1 })),
    )
    const { rows } = (await api.call("camille", "GET", `/Imports/${read.body.id}/rows`)).body
    expect(rows).toMatchObject([
      { title: "Léa Roux", state: "new" },
      { title: "Paul Voltaire", state: "twin", twin: "Paul Voltaire" },
      { title: "Atelier Étoile", state: "new" },
      { title: "Ana", state: "refused", errors: [{ code: "email" }] },
    ])
    const done = await confirm(api, read.body, { twins: "merge", leaveOut: true })
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ added: 2, beside: 1, merged: 1 })
    expect(await all(api, "/Contacts")).toMatchObject([
      { name: "Léa Roux", role: "Comptable", clientName: "Études Durand", email: null },
      { name: "Paul Voltaire", phoneNumber: "+33612345678", email: "paul@voltaire.example" },
    ])
    expect((await all(api, "/Clients")).map(({ name }: { name: string }) => name)).toEqual([
      ...["Atelier Étoile", "Études Durand", "Voltaire"],
    ])
    const [lea] = await all(api, "/Contacts")
    const feed = (await api.call("camille", "GET", `/Activity/contacts/${lea.id}`)).body
    expect(feed.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(["imported", "other"]),
    )
    expect((await api.call("camille", "POST", `/Imports/${read.body.id}/undoing`)).status).toBe(200)
    const [left, ...others] = await all(api, "/Contacts")
    expect(others).toEqual([])
    expect(left).toMatchObject({ id: paul.id, phoneNumber: null })
    expect(await all(api, "/Clients")).toHaveLength(1)
  })

  test("the same card again says what it says now", async () => {
    const api = await startApi()
    const first = await begin(api, card("UID:a-1", "FN:Léa Roux", "EMAIL:lea@a.example"))
    expect((await confirm(api, first.body, {})).status).toBe(200)
    const second = await begin(api, card("UID:a-1", "FN:Léa Roux-Petit", "EMAIL:lea@b.example"))
    expect(second.body.counts).toEqual({ new: 0, twin: 1, refused: 0 })
    const done = await confirm(api, second.body, { twins: "merge" })
    expect(done.body).toMatchObject({ added: 0, merged: 1 })
    expect(await all(api, "/Contacts")).toMatchObject([
      { name: "Léa Roux-Petit", email: "lea@b.example" },
    ])
    await api.call("camille", "POST", `/Imports/${second.body.id}/undoing`)
    expect(await all(api, "/Contacts")).toMatchObject([
      { name: "Léa Roux", email: "lea@a.example" },
    ])
  })

  test("five thousand cards come in, and no more", async () => {
    const api = await startApi()
    const some = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        card(`FN:Personne ${at}`, `ORG:Société ${at % 400}`, `EMAIL:p${at}@exemple.fr`),
      ).join("")
    expect((await begin(api, some(5_011))).body).toMatchObject({
      errors: [{ code: "importTooLong" }],
    })
    const read = await begin(api, some(5_000))
    expect(read.body.counts).toEqual({ new: 5_000, twin: 0, refused: 0 })
    expect((await confirm(api, read.body, {})).body).toMatchObject({
      ...{ added: 5_000, beside: 400 },
    })
    expect((await api.call("camille", "GET", "/Contacts")).headers.get("total-count")).toMatch(
      /^\d+/,
    )
  })

  test("goes out in both versions, and comes back the same", async () => {
    const api = await startApi()
    const { body: client } = await api.call("camille", "POST", "/Clients", {
      name: "Roux; Fils, & Cie",
    })
    const said = {
      ...{
        name: "Anne-Charlotte d’Étiolles de la Rochefoucauld-Montbéliard-Ünsöld",
        role: "Gérante",
      },
      ...{ email: "anne@roux.example", phoneNumber: "+33612345678", clientId: client.id },
    }
    await api.call("camille", "POST", "/Contacts", said)
    for (const version of ["4.0", "3.0"]) {
      const answer = await api.fetch("camille", `/Contacts/cards?version=${version}`)
      expect(answer.headers.get("content-type")).toContain("text/vcard")
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
      expect(text).toContain(`VERSION:${version}\r\n`)
      for (const line of text.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const [read] = [...readVCards(bytes)]
      expect(read?.card).toMatchObject({
        ...{ name: said.name, role: "Gérante", company: client.name },
        ...{ email: said.email, phoneNumber: said.phoneNumber },
      })
    }
    expect((await api.fetch("camille", "/Contacts/cards?version=2.1")).status).toBe(422)
  })

  test("a formula is a name like any other", async () => {
    const api = await startApi()
    const { body } = await begin(api, card("FN:=1+1", "EMAIL:a@b.example"))
    expect((await confirm(api, body, {})).status).toBe(200)
    expect(await all(api, "/Contacts")).toMatchObject([{ name: "=1+1" }])
    const csv = await (await api.fetch("camille", "/Contacts/export")).text()
    expect(csv).toContain("'=1+1")
  })
})

/** The same each time: a broken card is to be broken again. */
function random(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

test("three hundred broken files are read for what is in them, or for nothing, and end soon", () => {
  const pick = random(7)
  const whole = new TextEncoder().encode(
    card(
      "FN:Léa Roux",
      "N:Roux;Léa;;;",
      "NOTE;ENCODING=QUOTED-PRINTABLE:R=C3=B4=\r\nti",
      "TEL:0612345678",
    ).repeat(4),
  )
  const marks = [
    "BEGIN:VCARD",
    "END:VCARD",
    "=",
    ";",
    ":",
    '"',
    "\\",
    "\r\n ",
    "AGENT:",
    "\0",
    "\xff",
  ]
  for (let at = 0; at < 300; at += 1) {
    const bytes = [...whole]
    for (let times = 0; times < 6; times += 1) {
      const mark = [...(marks[pick(marks.length)] ?? "")].map((sign) => sign.charCodeAt(0))
      bytes.splice(pick(bytes.length), pick(12), ...mark)
    }
    for (const { card: read } of readVCards(Uint8Array.from(bytes))) {
      expect(typeof read.name).toBe("string")
      expect(read.phoneNumber === null || /^\+\d+$/.test(read.phoneNumber)).toBe(true)
    }
  }
})

test.each([
  ["a photo of five megabytes", `PHOTO;ENCODING=b:${"A".repeat(5_000_000)}`],
  ["a note of five megabytes", `NOTE:${"a;".repeat(2_500_000)}`],
  ["five megabytes of parameters", `TEL;${"a;".repeat(2_500_000)}:0612345678`],
  ["five megabytes of quotes", `TEL;${'"'.repeat(5_000_000)}`],
  ["five megabytes of folds", `NOTE:a${"\r\n b".repeat(1_200_000)}`],
])("%s are read, too", (_, line) => {
  const bytes = new TextEncoder().encode(card("FN:Léa Roux", line) + card("FN:Paul"))
  expect([...readVCards(bytes)].map(({ card: { name } }) => name)).toEqual(["Léa Roux", "Paul"])
})
