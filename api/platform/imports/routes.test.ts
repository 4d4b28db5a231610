import { describe, expect, test } from "vitest"
import { type Name, startApi, type TestApi } from "../../../tests/api"
import { zipOf } from "../../export/zip"

async function upload(
  api: TestApi,
  content: BodyInit,
  name = "clients.csv",
  who: Name = "camille",
) {
  const sent = await api.fetch(who, `/Uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  expect(sent.status).toBe(201)
  return ((await sent.json()) as { id: string }).id
}

/** Sends a file, and what the API makes of it. */
async function begin(api: TestApi, kind: string, content: BodyInit, name = `${kind}.csv`) {
  const fileId = await upload(api, content, name)
  return api.call("camille", "POST", "/Imports", { kind, fileId }, { "accept-language": "fr" })
}

const rowsOf = async (api: TestApi, id: string, query = "") =>
  (
    await api.call("camille", "GET", `/Imports/${id}/rows${query}`, undefined, {
      "accept-language": "fr",
    })
  ).body

const confirm = (api: TestApi, { id, version }: { id: string; version: number }, said = {}) =>
  api.call("camille", "POST", `/Imports/${id}/confirmation`, { version, ...said })

const columnsOf = (body: { fields: { name: string; column: number | null }[] }) =>
  Object.fromEntries(
    body.fields.flatMap(({ name, column }) => (column === null ? [] : [[name, column]])),
  )

const namesOf = async (api: TestApi, path: string) =>
  (await api.call("camille", "GET", `${path}?limit=100`)).body.map(
    ({ name }: { name: string }) => name,
  )

/** A workbook of one sheet, as spreadsheets write them: shared texts, styles, days as numbers. */
async function workbook(
  rows: (string | number)[][],
  days: number[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const texts: string[] = []
  const letters = "ABCDEFGHIJ"
  const cell = (value: string | number, column: number, row: number) => {
    const at = `r="${letters[column]}${row + 1}"`
    if (typeof value === "number")
      return `<c ${at} s="${days.includes(column) ? 1 : 0}"><v>${value}</v></c>`
    return value === "" ? "" : `<c ${at} t="s"><v>${texts.push(value) - 1}</v></c>`
  }
  const sheet = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((each, at) => cell(each, at, row)).join("")}</row>`,
    )
    .join("")
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml":
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId7" Target="worksheets/feuille.xml"/></Relationships>',
    "xl/styles.xml":
      '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    "xl/worksheets/feuille.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  }
  const encoder = new TextEncoder()
  const entries = Object.entries(parts).map(([name, text]) => ({
    name,
    bytes: encoder.encode(text),
  }))
  return new Uint8Array(await new Response(zipOf(entries, new Date("2026-11-21"))).arrayBuffer())
}

describe("clients from another tool", () => {
  test("are seen first, imported at once, and undone whole", async () => {
    const api = await startApi()
    await api.call("camille", "POST", "/Clients", { name: "Atelier Vasseur", city: "Lyon" })
    const { status, body } = await begin(
      api,
      "clients",
      "Nom;E-mail;Téléphone;Code postal;Ville;Pays\r\nÉtudes Durand;durand@exemple.fr;04 72 00 00 00;69002;Lyon;France\r\natelier vasseur;;;;Lyon;FR\r\nÉtudes Durand;autre@exemple.fr;;;;\r\n",
    )
    expect(status).toBe(201)
    expect(columnsOf(body)).toEqual({
      ...{ name: 0, email: 1, phoneNumber: 2, postalCode: 3, city: 4, country: 5 },
    })
    expect(body).toMatchObject({ counts: { new: 1, twin: 2, refused: 0 }, added: 0 })
    expect((await rowsOf(api, body.id, "?state=twin")).rows).toMatchObject([
      { line: 3, twin: "Atelier Vasseur" },
      { line: 4, twin: "Études Durand" },
    ])
    expect(await namesOf(api, "/Clients")).toEqual(["Atelier Vasseur"])
    const done = await confirm(api, body)
    expect(done).toMatchObject({ status: 200, body: { added: 1, can: ["undo"] } })
    expect(await namesOf(api, "/Clients")).toEqual(["Atelier Vasseur", "Études Durand"])
    expect(await confirm(api, done.body)).toMatchObject({
      status: 409,
      body: { code: "importDone" },
    })
    const undone = await api.call("camille", "POST", `/Imports/${body.id}/undoing`)
    expect(undone.body.undoneAt).not.toBeNull()
    expect(await namesOf(api, "/Clients")).toEqual(["Atelier Vasseur"])
    const { body: entries } = await api.call("admin", "GET", "/Audit?limit=50")
    const acts = entries.map(({ act }: { act: string }) => act)
    expect(acts).toEqual(expect.arrayContaining(["imports.confirmed", "imports.undone"]))
  })

  test("are refused row by row, with what is wrong, and imported without these where one says so", async () => {
    const api = await startApi()
    const { body } = await begin(
      api,
      "clients",
      "Name,Email,SIREN\nBon,bon@exemple.fr,552100554\nMauvais,pas une adresse,123\n,seul@exemple.fr,\n",
    )
    expect(body.counts).toEqual({ new: 1, twin: 0, refused: 2 })
    const { rows } = await rowsOf(api, body.id, "?state=refused")
    expect(rows[0]).toMatchObject({ line: 3, title: "Mauvais" })
    expect(rows[0].errors.map(({ label }: { label: string }) => label)).toEqual(["E-mail", "SIREN"])
    expect(rows[1].errors).toMatchObject([{ code: "required" }])
    const refused = await confirm(api, body)
    expect(refused).toMatchObject({ status: 409, body: { code: "importRefused" } })
    expect(await namesOf(api, "/Clients")).toEqual([])
    expect((await confirm(api, body, { leaveOut: true })).body.added).toBe(1)
    expect(await namesOf(api, "/Clients")).toEqual(["Bon"])
  })

  test("come as FreshBooks, Invoice Ninja and Abby write them", async () => {
    const api = await startApi()
    const freshBooks = await begin(
      api,
      "clients",
      'Organization,First Name,Last Name,Email,Phone,Street,City,Province/State,Country,Postal Code,Notes\nVasseur SAS,Inès,Vasseur,ines@exemple.fr,,"1 quai Perrache, bât. B",Lyon,,France,69002,\n',
    )
    expect(columnsOf(freshBooks.body)).toEqual({
      ...{ name: 0, firstName: 1, lastName: 2, email: 3, phoneNumber: 4, streetAddress: 5 },
      ...{ city: 6, country: 8, postalCode: 9 },
    })
    const ninja = await begin(
      api,
      "clients",
      "Invoice Ninja\nClients\n2026-11-21\nName,Balance,Paid to Date,Billing Street,Billing City,Billing Postal Code,Billing Country,ID Number,VAT Number,Website,Phone,Currency,First Name,Last Name,Email,Phone\nNinja SARL,0,0,2 rue du Port,Lyon,69002,France,,,,,EUR,Luc,Petit,luc@exemple.fr,\n",
    )
    expect(columnsOf(ninja.body)).toMatchObject({
      name: 0,
      streetAddress: 3,
      phoneNumber: 10,
      email: 14,
    })
    expect((await rowsOf(api, ninja.body.id)).rows).toMatchObject([
      { line: 5, title: "Ninja SARL" },
    ])
    const abby = await begin(
      api,
      "clients",
      'Nom,Prénom,Emails,Téléphone,Adresse de facturation,Complément d’adresse de facturation,Code postal de facturation,Ville de facturation,Pays de facturation\nMartin,Zoé,"zoe@exemple.fr, zm@exemple.fr",,3 rue Neuve,Bât. C,69001,Lyon,FR\n',
    )
    expect(abby.body.counts).toEqual({ new: 1, twin: 0, refused: 0 })
    await confirm(api, abby.body)
    const [client] = (await api.call("camille", "GET", "/Clients")).body
    expect(client).toMatchObject({
      ...{ name: "Zoé Martin", kind: "individual", email: "zoe@exemple.fr" },
      streetAddress: "3 rue Neuve, Bât. C",
    })
  })

  test("come in the letters and with the separators of spreadsheets", async () => {
    const api = await startApi()
    const windows = Buffer.from("Société\tVille\nÉlan d'été\tChâteauroux\n", "latin1")
    const utf16 = Buffer.from("\ufeffSociété;Ville\r\nCœur;Nîmes\r\n", "utf16le")
    for (const [bytes, name, letters] of [
      [windows, "Élan d'été", "windows-1252"],
      [utf16, "Cœur", null],
    ] as const) {
      const { body } = await begin(api, "clients", new Uint8Array(bytes))
      expect(body.letters).toBe(letters)
      expect((await rowsOf(api, body.id)).rows).toMatchObject([{ title: name, state: "new" }])
    }
  })

  test("are not undone once a bill is for one of them, nor after a day", async () => {
    const api = await startApi()
    const { body } = await begin(api, "clients", "Nom;Ville\nA;Lyon\nB;Lyon\n")
    await confirm(api, body)
    const [client] = (await api.call("camille", "GET", "/Clients")).body
    const contract = { clientId: client.id, title: "Conseil", startDate: "2026-11-01", priceHT: 1 }
    const { body: made } = await api.call("camille", "POST", "/Contracts", contract)
    const undo = () => api.call("camille", "POST", `/Imports/${body.id}/undoing`)
    expect(await undo()).toMatchObject({ status: 409, body: { code: "referenced" } })
    expect(await namesOf(api, "/Clients")).toEqual(["A", "B"])
    await api.call("camille", "DELETE", `/Contracts/${made.id}`)
    api.setClock("2026-11-22T09:00:01Z")
    expect(await undo()).toMatchObject({ status: 409, body: { code: "importNotUndone" } })
  })
})

test("columns are chosen by hand, and remembered for the next file with these headings", async () => {
  const api = await startApi()
  const content = "Qui;Où\nAtelier;Lyon\n"
  const { body } = await begin(api, "clients", content)
  expect(body.counts).toEqual({ new: 0, twin: 0, refused: 1 })
  const path = `/Imports/${body.id}/columns`
  const beyond = { columns: { name: 2 }, version: body.version }
  expect(await api.call("camille", "PUT", path, beyond)).toMatchObject({ status: 422 })
  const chosen = { columns: { name: 0, city: 1 }, version: body.version }
  const changed = await api.call("camille", "PUT", path, chosen)
  expect(changed.body.counts).toEqual({ new: 1, twin: 0, refused: 0 })
  expect((await api.call("camille", "PUT", path, chosen)).status).toBe(409)
  await confirm(api, changed.body)
  const again = await begin(api, "clients", content)
  expect(columnsOf(again.body)).toEqual({ name: 0, city: 1 })
})

test("contacts find their clients by name, and products come from a workbook", async () => {
  const api = await startApi()
  await api.call("camille", "POST", "/Clients", { name: "Atelier Vasseur" })
  const contacts = await begin(
    api,
    "contacts",
    "Prénom;Nom;Fonction;Société;Email\nInès;Vasseur;Gérante;ATELIER VASSEUR;ines@exemple.fr\nLuc;Petit;;Inconnue;\n",
  )
  expect(contacts.body.counts).toEqual({ new: 2, twin: 0, refused: 0 })
  expect((await rowsOf(api, contacts.body.id)).rows).toMatchObject([
    { title: "Inès Vasseur", makes: null },
    { title: "Luc Petit", makes: "Inconnue" },
  ])
  await confirm(api, contacts.body)
  expect((await api.call("camille", "GET", "/Contacts?sort=name")).body).toMatchObject([
    { name: "Inès Vasseur", role: "Gérante", clientName: "Atelier Vasseur" },
    { name: "Luc Petit", clientName: "Inconnue" },
  ])
  const sheet = await workbook(
    [
      ["Désignation", "Prix d’achat", "Date d’achat", "Prix de vente", "Couleur"],
      ["Lampe &amp; abat-jour", 40.5, 46347, "1 234,50 €", ""],
      ["Chaise", 10, 46348, "1,234.50", "rouge"],
    ],
    [2],
  )
  const products = await begin(api, "products", sheet, "produits.xlsx")
  expect(products.body.counts).toEqual({ new: 2, twin: 0, refused: 0 })
  await confirm(api, products.body)
  const { body: rows } = await api.call("camille", "GET", "/Products?sort=name")
  expect(rows).toMatchObject([
    { name: "Chaise", color: "rouge", sellingPrice: 123_450 },
    {
      ...{ name: "Lampe & abat-jour", purchasePrice: 4_050, purchaseDate: "2026-11-21" },
      sellingPrice: 123_450,
    },
  ])
})

test.each(["Société", "Client", "Entreprise", "Org"])(
  "a company that nobody knows is made as a prospect, its column being called %s",
  async (heading) => {
    const api = await startApi()
    const { body } = await begin(api, "contacts", `Nom complet;${heading}\nLuc Petit;Inconnue\n`)
    expect((await rowsOf(api, body.id)).rows).toMatchObject([{ state: "new", makes: "Inconnue" }])
    await confirm(api, body)
    expect((await api.call("camille", "GET", "/Clients")).body).toMatchObject([
      { name: "Inconnue", status: "prospect" },
    ])
  },
)

test("what Plume exports comes in again, each row as one that is there", async () => {
  const api = await startApi()
  await api.call("camille", "POST", "/Products", {
    name: "=Lampe",
    sellingPrice: 123_450,
    sold: false,
  })
  const exported = await api.fetch("camille", "/Products/export")
  const { body } = await begin(api, "products", await exported.text())
  expect(body.counts).toEqual({ new: 0, twin: 1, refused: 0 })
  expect((await rowsOf(api, body.id)).rows).toMatchObject([{ twin: "=Lampe" }])
})

describe("a file that is no table", () => {
  test("C45 is refused at its field, whatever it unpacks to", async () => {
    const api = await startApi()
    const codeOf = async (content: BodyInit, name?: string) => {
      const { status, body } = await begin(api, "clients", content, name)
      return [status, body.errors?.[0]?.path, body.errors?.[0]?.code]
    }
    const long = `Nom\n${"A\n".repeat(5_001)}`
    expect(await codeOf(long)).toEqual([422, "fileId", "importTooLong"])
    expect(await codeOf("x".repeat(5 * 1024 * 1024 + 1))).toEqual([422, "fileId", "importTooBig"])
    expect(await codeOf("Nom")).toEqual([422, "fileId", "importUnreadable"])
    expect(await codeOf('Nom\n"jamais fermé')).toEqual([422, "fileId", "importUnreadable"])
    expect(await codeOf(`${"a;".repeat(200)}\nb\n`)).toEqual([422, "fileId", "importTooWide"])
    const bomb = await workbook([["Nom"], ["a".repeat(70_000_000)]])
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    expect(await codeOf(bomb, "a.xlsx")).toEqual([422, "fileId", "importUnreadable"])
    const far = await workbook([["Nom"], ["A"]])
    expect((await begin(api, "clients", far, "a.xlsx")).status).toBe(201)
  })

  test("B37 is nobody’s who may not make such records, and no one else’s", async () => {
    const api = await startApi()
    const { body } = await begin(api, "clients", "Nom\nA\n")
    for (const path of ["", "/rows"])
      expect((await api.call("thomas", "GET", `/Imports/${body.id}${path}`)).status).toBe(404)
    const fileId = await upload(api, "Nom\nA\n")
    const foreign = await api.call("thomas", "POST", "/Imports", { kind: "clients", fileId })
    expect(foreign).toMatchObject({ status: 422 })
    expect((await api.call("nobody", "GET", "/Imports")).status).toBe(403)
    await api.call("admin", "POST", "/Roles", { name: "lecture", permissions: ["clients.see"] })
    expect((await api.call("thomas", "GET", "/Imports")).body).toEqual([])
  })
})
