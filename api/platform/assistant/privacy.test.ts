import { expect, test } from "vitest"
import { permissions } from "#contract/permissions"
import { Caller } from "../../../tests/caller"
import { startWithModel } from "../../../tests/model-stand-in"
import { toolsFor } from "./list.commands"

/** Fields in which somebody writes what they like. */
const freeText =
  /name|title|label|text|subject|body|remark|note|description|address$|city|place|action$|recipient|activity|headline|summary|target/i
/** What is put into each of them: it is found wherever it goes. */
const canary = "Zyrkhan"

type Body = Record<string, unknown>

function marked(body: Body, at: number): Body {
  const entries = Object.entries(body).map(([key, value]): [string, unknown] => {
    if (typeof value === "string" && freeText.test(key)) return [key, `${value} ${canary}${at}`]
    if (Array.isArray(value))
      return [key, value.map((one) => (isBody(one) ? marked(one, at) : one))]
    return [key, isBody(value) ? marked(value, at) : value]
  })
  return Object.fromEntries(entries)
}
const isBody = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** All kinds of records whose words a tool may show or a question may speak of. */
const kinds = [
  ...["addClient", "addContact", "addProduct", "addService", "addProject", "addTask", "addEvent"],
  ...["addOffer", "addContract", "addMailTemplate", "addMailing", "addRecurringBill", "addAccount"],
  ...["addScheduledTransaction", "addOutcome", "addIncome", "enterPurchase", "addTag", "addCv"],
  ...["addNote", "addTimeEntry", "addRecurringTask", "addFact", "addQuote", "addBill"],
]

/** The tools that show what stands in some of them. */
const showing = [
  ...[
    "findClient",
    "findClientDetails",
    "findProduct",
    "findTimeSpent",
    "listAccounts",
    "listBills",
  ],
  ...["listClients", "listContacts", "listContracts", "listEvents", "listIncomes", "listMailings"],
  ...["listOffers", "listOutcomes", "listProducts", "listProjects", "listPurchases", "listQuotes"],
  ...["listRecurringBills", "listScheduledTransactions", "listTasks", "listThingsToDo", "search"],
  "readStatement",
]

test("a canary in each kind of record shows in the answers, and never goes to the model", async () => {
  let tool = "search"
  let args: Record<string, unknown> = {}
  const { api, ask, told } = await startWithModel((asked) => {
    if (asked.messages.at(-1)?.role === "tool") return { content: "Voilà : Name1x." }
    const [handle = ""] = /Name\d+x/.exec(asked.messages[1]?.content ?? "") ?? []
    const filled = Object.entries(args).map(([name, value]) => [
      ...[name, value === "HANDLE" ? handle : value],
    ])
    return { tool, args: Object.fromEntries(filled) }
  })
  const written: string[] = []
  let at = 0
  /** Sends each new record with the canary in it; as it was where the canary is no right value. */
  const fetch: typeof api.fetch = async (who, path, init = {}) => {
    const body = typeof init.body === "string" && init.method === "POST" ? init.body : undefined
    if (!body?.startsWith("{")) return api.fetch(who, path, init)
    at += 1
    const bearing = marked(JSON.parse(body) as Body, at)
    const answer = await api.fetch(who, path, { ...init, body: JSON.stringify(bearing) })
    if (answer.status >= 400) return api.fetch(who, path, init)
    for (const [key, value] of Object.entries(bearing))
      if (typeof value === "string" && freeText.test(key) && value.includes(canary))
        written.push(value)
    return answer
  }
  const caller = new Caller({ fetch }, "camille")
  /** What the first record of each kind is called. */
  const called: Record<string, string> = {}
  for (const kind of kinds) {
    const before = written.length
    await caller.make(kind)
    called[kind] = written[before] ?? ""
  }
  expect(written.length).toBeGreaterThan(kinds.length - 5)

  const shows = new Set<string>()
  const needed: Record<string, Record<string, unknown>> = {
    findBill: { bill: "F-2026-0003" },
    findLateInterest: { bill: "F-2026-0003" },
    findQuote: { quote: "D-2026-0001" },
    findClient: { client: "HANDLE" },
    findClientDetails: { client: "HANDLE" },
    readStatement: { client: "HANDLE" },
    findProduct: { product: "HANDLE" },
    findStatistic: { name: "turnoverHT", by: "client" },
    search: { q: canary },
    findHelp: { topic: "avoir" },
    openScreen: { screen: "bills" },
  }
  const reads = toolsFor(new Set(permissions)).filter(({ does }) => does === "reads")
  for (const one of reads) {
    ;[tool, args] = [one.name, needed[one.name] ?? {}]
    const about = called[tool === "findProduct" ? "addProduct" : "addClient"]
    const { by, table, sentence } = await ask(`Montre ce que tu sais de ${about}`)
    if (JSON.stringify([sentence, table]).includes(canary)) shows.add(`${tool} ${by}`)
  }
  // The search of the canary is the model’s own word.
  const sent = JSON.stringify(
    told.map(({ messages }) => messages.filter(({ role }) => role !== "assistant")),
  )
  expect(sent).not.toContain(canary)
  expect([...shows]).toEqual(expect.arrayContaining(showing.map((name) => `${name} model`)))

  ;[tool, args] = ["findHelp", needed.findHelp ?? {}]
  const before = told.length
  for (const text of written) await ask(`Et pour ${text.toLowerCase()}, qu’en est-il ?`)
  const questions = told.slice(before).map(({ messages }) => messages[1]?.content ?? "")
  expect(questions.length).toBeGreaterThan(written.length / 2)
  expect(questions.filter((text) => /zyrkhan/i.test(text))).toEqual([])
})

test("what tells who somebody is does not leave, however it is typed", async () => {
  const { api, ask, told } = await startWithModel(() => ({ content: "Voilà." }))
  const caller = new Caller(api, "camille")
  const projectId = await caller.make("addProject")
  await caller.ask("addTask", {}, { title: "Rappeler Zorgluxxe avant midi", projectId })
  const event = { title: "Dîner chez Kevinator Blurp", allDay: true, startDate: "2026-11-25" }
  await caller.ask("addEvent", {}, { ...event, endDate: "2026-11-25" })
  for (const name of ["Octobre Design", "Festival Lumières 2026", "Mars"])
    await caller.ask("addClient", {}, { name })
  for (const [secret, marker] of [
    ["fr7630006000011234567890189", "[IBAN]"],
    ["FR76-3000-6000-0112-3456-7890-189", "[IBAN]"],
    ["FR76.3000.6000.0112.3456.7890.189", "[IBAN]"],
    ["+33 6 12 34 56 78", "[tel]"],
    ["0033612345678", "[tel]"],
    ["4970 1234 5678 9012", "[number]"],
    ["1 85 03 69 123 456 78", "[number]"],
    ["732.829.320", "[SIREN]"],
    ["14 rue des Lilas 69003 Lyon", "[address]"],
    ["12 rue Mercière, 69002 Lyon", "[address]"],
    ["née le 12/03/1985", "[date]"],
    ["born on 12 March 1985", "[date]"],
    ["Zorgluxxe", "Name"],
    ["Kevinator Blurp", "Name"],
  ] as const) {
    await ask(`Et pour ${secret}, il y a quoi`)
    const sent = told.at(-1)?.messages[1]?.content ?? ""
    expect.soft(sent).toContain(`Et pour ${marker}`)
    for (const word of secret.split(/[ ,]+/))
      if (/\d{3}|\p{Lu}\p{Ll}{3}/u.test(word)) expect.soft(sent).not.toContain(word)
  }
  for (const said of ["en octobre", "en mars", "de F-2026-0003", "en 2026", "de 12 000 €"]) {
    await ask(`Et ${said}, il y a quoi`)
    expect.soft(told.at(-1)?.messages[1]?.content).toBe(`Et ${said}, il y a quoi`)
  }
})
