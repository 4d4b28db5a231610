import { describe, expect, test } from "vitest"
import { startApi } from "../api"

const cursor = (value: string, id: string) =>
  Buffer.from(JSON.stringify([value, id, 1])).toString("base64url")
const noId = "00000000-0000-0000-0000-000000000000"
const line = { serviceName: "Conseil", quantity: "1", unitPriceHT: 100, vatRate: "20" }

describe("C55 text that PostgreSQL cannot keep", () => {
  test("is refused with its field, never by an unexpected error", async () => {
    const api = await startApi()
    for (const text of ["a\u0000b", "a\ud800b", "a\u0007b"]) {
      const added = await api.call("camille", "POST", "/Products", { name: text })
      expect(added).toMatchObject({ status: 422, body: { errors: [{ path: "name" }] } })
    }
    for (const list of ["/Products", "/Clients", "/Contacts", "/Bills", "/Bills/totals"])
      expect(await api.call("camille", "GET", `${list}?q=a%00b`), list).toMatchObject({
        status: 422,
        body: { errors: [{ path: "q", code: "characters" }] },
      })
  })

  test("comes back as it was written, in whatever script", async () => {
    const api = await startApi()
    for (const name of ["😀👩‍🚀", "e\u0301 é", "\u202eabc", "ᛖ <script>alert(1)</script> {{7*7}}"])
      expect((await api.call("camille", "POST", "/Products", { name })).body.name).toBe(name)
  })
})

test("C63 a sort, a cursor, a limit that is not one of ours is refused", async () => {
  const api = await startApi()
  const queries = [
    'sort=name";drop table products',
    "sort=owner",
    "limit=1000000",
    "limit=-1",
    "after=x",
    `after=${cursor("a", "b")}`,
    `after=${cursor("\u0000", noId)}`,
    `sort=purchaseDate&after=${cursor("zz", noId)}`,
    `sort=-margin&before=${cursor("1e999", noId)}`,
    `sort=sellingPrice&before=${cursor("9".repeat(40), noId)}`,
  ]
  for (const query of queries) {
    const { status } = await api.call("camille", "GET", `/Products?${query}`)
    expect([400, 422], `${query} ${status}`).toContain(status)
  }
})

test("C64 the signs of a search pattern are letters", async () => {
  const api = await startApi()
  for (const name of ["100 %", "a_b", "plain", "back\\slash"])
    await api.call("camille", "POST", "/Products", { name })
  const found = async (q: string) =>
    (await api.call("camille", "GET", `/Products?q=${encodeURIComponent(q)}`)).body.map(
      (product: { name: string }) => product.name,
    )
  expect(await found("%")).toEqual(["100 %"])
  expect(await found("_")).toEqual(["a_b"])
  expect(await found("\\")).toEqual(["back\\slash"])
})

describe("C61 a body that is not what it should be", () => {
  test.each([
    ["text", '{"name":"a"}', "text/plain", 415],
    ["a form", "name=a", "application/x-www-form-urlencoded", 415],
    ["a multipart form", "x", "multipart/form-data; boundary=x", 415],
    ["nothing", "", "application/json", 400],
    ["half of it", '{"name":', "application/json", 400],
    ["compressed", "\u001f\u008b", "application/json", 400],
    ["null", "null", "application/json", 422],
    [
      "nested 10,000 deep",
      `{"name":${"[".repeat(1e4)}${"]".repeat(1e4)}}`,
      "application/json",
      422,
    ],
    ["a prototype", '{"__proto__":{"name":"a"}}', "application/json", 422],
  ])("%s is refused", async (_, body, type, status) => {
    const api = await startApi()
    const answer = await api.fetch("camille", "/Products", {
      method: "POST",
      body,
      headers: { "content-type": type },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get("content-type")).toBe("application/problem+json")
    expect(({} as { name?: string }).name).toBeUndefined()
  })

  test("no body is not an empty one", async () => {
    const api = await startApi()
    // All that may be said to these is optional.
    for (const path of ["/Users/search", "/CustomerWebsite/manage"]) {
      expect(await api.call("camille", "POST", path, undefined), path).toMatchObject({
        status: 415,
        body: { code: "mediaType" },
      })
    }
  })

  test("longer than 2 MB is refused before it is read to its end", async () => {
    const api = await startApi()
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        if (sent > 100 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    const answer = await api.fetch("camille", "/Products", {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { "content-type": "application/json" },
    } as RequestInit)
    expect(answer.status).toBe(413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
    const announced = await api.fetch("camille", "/Products", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-length": "50000000" },
    })
    expect(announced.status).toBe(413)
  })
})

describe("C56 amounts and quantities", () => {
  test("are exact or refused, whatever they come to", async () => {
    const api = await startApi()
    const client = await api.call("camille", "POST", "/Clients", { name: "Atelier" })
    const add = (lines: object[]) =>
      api.call("camille", "POST", "/Bills", { clientId: client.body.id, lines })
    const most = 10 ** 13 - 1
    const tooMuch = [
      [{ ...line, quantity: "999999999", unitPriceHT: most }],
      Array.from({ length: 200 }, () => ({ ...line, unitPriceHT: most })),
      [{ ...line, unitPriceHT: most, vatRate: "999.99" }],
    ]
    for (const lines of tooMuch) expect((await add(lines)).status).toBe(422)
    for (const quantity of ["-1", "1e400", "NaN", "1,5", "9007199254740993", "1e30", " 1", "١", 1])
      expect((await add([{ ...line, quantity }])).status, String(quantity)).toBe(422)
    for (const unitPriceHT of [-1, 0.00001, 1e30, 2 ** 53, "1", "NaN", true, null, [1]])
      expect((await add([{ ...line, unitPriceHT }])).status, String(unitPriceHT)).toBe(422)
    const exact = await add([
      { ...line, quantity: "0.1", unitPriceHT: 10 },
      { ...line, quantity: "0.2", unitPriceHT: 10 },
    ])
    expect(exact.body).toMatchObject({ totalHT: 3, totalVat: 1, totalTTC: 4 })
  })

  test("C58 days are days", async () => {
    const api = await startApi()
    const days = ["0000-01-01", "9999-12-31", "infinity", "now", "2026-02-31", "2027-02-29"]
    for (const purchaseDate of [...days, "31/02/2026", "2027-03-28T02:30", "+002026-01-01"])
      expect(
        (await api.call("camille", "POST", "/Products", { name: "a", purchaseDate })).status,
        purchaseDate,
      ).toBe(422)
  })
})

test("B38 what a caller has no say in is not taken from it", async () => {
  const api = await startApi()
  const decided = {
    id: noId,
    owner: noId,
    version: 9,
    costPrice: 1,
    margin: 1,
    createdAt: "1999-01-01T00:00:00Z",
  }
  // Each is refused by its name, and nothing is made.
  const { status, body } = await api.call("camille", "POST", "/Products", { name: "a", ...decided })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject(
    Object.keys(decided).map((path) => ({ path, code: "unknownMember" })),
  )
  expect((await api.call("camille", "GET", "/Products")).body).toEqual([])
  const made = (await api.call("camille", "POST", "/Products", { name: "a" })).body
  expect(made).toMatchObject({ version: 1, costPrice: 0, margin: null })
})
