import { expect, test } from "vitest"
import { people, startApi } from "./api"
import { vectors } from "./bank-vectors.json"
import { issued, openForBusiness } from "./billing"
import { openPages } from "./pages"

/** The pages of statements, as browsers without scripts send and show them. */
async function start() {
  const api = await startApi()
  const client = await openForBusiness(api)
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const ask = async (path: string, body?: Record<string, string> | FormData) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body instanceof FormData ? body : body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text }
  }
  const sent = async (name: string, content: string) => {
    const answer = await api.fetch("camille", `/Uploads?name=${name}`, {
      method: "POST",
      body: content,
      headers: { "content-type": "application/octet-stream" },
    })
    return ((await answer.json()) as { id: string }).id
  }
  return { api, client, ask, sent }
}

test("a statement is dropped, looked at and added, its sure line confirmed and taken back, by forms alone", async () => {
  const { api, client, ask, sent } = await start()
  const bill = await issued(api, client.id)
  const camt = vectors.find(({ id }) => id === "bank_file-07")?.input as unknown as { text: string }
  const statement = camt.text
    .replaceAll("2026-03-31T22:30:00Z", "2026-11-21T08:00:00Z")
    .replaceAll("2026-04-01", "2026-11-21")
    .replace("F-2026-0019", bill.number)
    .replaceAll("600.00", "5400.00")
    .replace("3224.50", "8024.50")
  expect((await ask("/admin/bank-imports")).text).toContain("/admin/bank-imports/new")
  const form = await ask("/admin/bank-imports/new")
  expect([form.status, form.text.includes('name="fileId"')]).toEqual([200, true])
  const fileId = await sent("releve.xml", statement)
  const begun = await ask("/admin/bank-imports/new", { fileId, accountId: "" })
  expect(begun.status, begun.text.slice(0, 2000)).toBe(302)
  const page = await ask(begun.to)
  for (const text of ["CLIENT GAMMA", "FR7630003001230001234567835", "8 024,50"])
    expect(page.text.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(text)
  const confirmation = await ask(`${begun.to}/confirmation`)
  expect(confirmation.text).toContain('name="version"')
  const done = await ask(`${begun.to}/confirmation`, { version: "1" })
  expect(done.to).toBe(begun.to)
  expect((await ask(begun.to)).text).toContain("2 lignes ajoutées")

  const lines = await ask("/admin/bank-lines")
  expect(lines.text).toContain("son numéro est dans le libellé")
  expect((await ask("/admin/bank-lines/confirmation", {})).to).toBe("/admin/bank-lines")
  const { body: rows } = await api.call("camille", "GET", "/BankLines?state=matched")
  const line = `/admin/bank-lines/${rows[0].id}`
  const matched = await ask(line)
  expect(matched.text).toContain(`/admin/bills/${bill.id}`)
  expect((await ask(`${line}/unmatching`, {})).to).toBe(line)
  const open = await ask(line)
  // The proposal is a form of its own, whose fields say all there is to say.
  const [, amount = ""] = /name="parts\[0\]\.amount" value="([^"]+)"/.exec(open.text) ?? []
  expect(amount).toBe("5400.00")
  const accepted = await ask(`${line}/acceptance`, {
    ...{ "parts[0].kind": "bill", "parts[0].amount": amount, "parts[0].billId": bill.id },
    version: /name="version" value="(\d+)"/.exec(open.text)?.[1] ?? "",
  })
  expect(accepted.to).toBe(line)
  expect((await api.call("camille", "GET", `/Bills/${bill.id}`)).body.due).toBe(0)
}, 600_000)

test("a line is split by forms: a part is said, another added, and what does not sum is told at its field", async () => {
  const { api, ask, sent } = await start()
  await api.call("camille", "POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", fedBy: "statements" },
  })
  const table = "When,What,How much\n03/04/2026,VIR A,1200.00\n05/04/2026,PRLV B,-45.93\n"
  const fileId = await sent("inconnu.csv", table)
  const begun = await ask("/admin/bank-imports/new", { fileId, accountId: "" })
  expect((await ask(begun.to)).text).toContain("Une réponse manque")
  const answers = await ask(`${begun.to}/answers`)
  for (const text of ["How much", "PRLV B", 'name="dateOrder"'])
    expect(answers.text).toContain(text)
  const columns = { "columns.day": "When", "columns.label": "What" }
  const refused = await ask(`${begun.to}/answers`, {
    ...columns,
    dateOrder: "dayFirst",
    version: "1",
  })
  expect(refused.status).toBe(422)
  const said = { ...columns, "columns.amount": "How much", dateOrder: "dayFirst", version: "1" }
  expect((await ask(`${begun.to}/answers`, said)).to).toBe(begun.to)
  const version = /name="version" value="(\d+)"/.exec((await ask(`${begun.to}/confirmation`)).text)
  await ask(`${begun.to}/confirmation`, { version: version?.[1] ?? "" })
  const { body: rows } = await api.call("camille", "GET", "/BankLines?sort=-amount")
  const line = `/admin/bank-lines/${rows[0].id}`
  const form = await ask(`${line}/match`)
  expect(form.text).toContain('name="parts[0].kind"')
  const parts = {
    ...{ "parts[0].kind": "income", "parts[0].amount": "1 210,00", version: "1" },
    "parts[0].incomeCategory": "services",
    ...{ "parts[1].kind": "outcome", "parts[1].outcomeCategory": "bank" },
  }
  const wrong = await ask(`${line}/match`, { ...parts, "parts[1].amount": "-9,00" })
  expect([wrong.status, wrong.text.includes("ne font pas le montant")]).toEqual([422, true])
  const right = await ask(`${line}/match`, { ...parts, "parts[1].amount": "-10,00" })
  expect(right.to).toBe(line)
  const { body: incomes } = await api.call("camille", "GET", "/Incomes")
  expect(incomes).toMatchObject([{ amount: 121_000, day: "2026-04-03" }])
  // What is matched keeps its statement: nothing is undone.
  await ask(`${begun.to}/undoing`, {})
  expect((await api.call("camille", "GET", "/BankLines")).body).toHaveLength(2)
}, 600_000)

test("a receipt is photographed, waits, and is attached and taken off by forms alone", async () => {
  const { api, ask, sent } = await start()
  api.setClock("2026-11-27T09:00:00Z")
  const account = await api.call("camille", "POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", fedBy: "statements" },
  })
  const form = await ask("/admin/vouchers/new")
  for (const text of ['capture="environment"', 'name="fileId"', 'name="amount"', "?from=file"])
    expect(form.text).toContain(text)
  expect((await ask("/admin/vouchers/new?from=file")).text).not.toContain("capture=")
  const fileId = await sent("ticket.pdf", "%PDF-1.4\n%%EOF\n")
  const refused = await ask("/admin/vouchers/new", { fileId, amount: "douze", day: "2026-11-20" })
  expect([refused.status, refused.text.includes('value="douze"')]).toEqual([422, true])
  const typed = { fileId, amount: "12,00", day: "2026-11-20", payee: "Papeterie" }
  const added = await ask("/admin/vouchers/new", { ...typed, category: "supplies" })
  expect(added.status, added.text.slice(0, 500)).toBe(302)
  expect((await ask("/admin/vouchers?state=waiting")).text).toContain("Papeterie")

  const statement = await sent("Releve.csv", "Jour;Description;Somme\n22/11/2026;CB;-12,00\n")
  const begun = await api.call("camille", "POST", "/BankImports", {
    ...{ accountId: account.body.id, fileId: statement },
  })
  const { id, version } = begun.body
  await api.call("camille", "POST", `/BankImports/${id}/confirmation`, { version })
  const [row] = (await api.call("camille", "GET", "/BankLines")).body
  const line = `/admin/bank-lines/${row.id}`
  const attachment = `${added.to}/attachment`
  expect((await ask(line)).text).toContain(`action="${attachment}"`)
  expect((await ask(attachment, { lineId: row.id })).to).toBe(added.to)
  expect((await ask(line)).text).toContain("Rapprochée")
  expect((await ask(`${added.to}/delete`)).text).toContain("Suppression impossible")
  expect((await ask(`${added.to}/detachment`, {})).to).toBe(added.to)
  expect((await ask(line)).text).toContain("À rapprocher")
}, 600_000)

test("a picture is no statement: the field says what to ask the bank for", async () => {
  const { ask } = await start()
  const form = new FormData()
  form.append("fileId", new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "releve.png"))
  const refused = await ask("/admin/bank-imports/new", form)
  expect(refused.text).toContain("Demandez à votre banque un fichier OFX")
})
