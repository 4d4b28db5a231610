import { expect, test } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"

/** What people ask of each area, in both languages, and the tool that answers. */
const asked: [string, string, Record<string, unknown>?][] = [
  ["Que dois-je faire aujourd’hui ?", "listThingsToDo"],
  ["What should I do today?", "listThingsToDo"],
  ["Montre mes notifications", "listNotifications"],
  ["Quelles tâches sont en retard ?", "listTasks", { due: "overdue" }],
  ["Which tasks are due this week?", "listTasks", { due: "week" }],
  ["Mes projets", "listProjects"],
  ["Quelles offres sont en cours ?", "listOffers"],
  ["Show my lost offers", "listOffers", { state: "aborted" }],
  [
    "Qui sont mes contacts chez Agence Confluence ?",
    "listContacts",
    { client: "Agence Confluence" },
  ],
  ["Montre mes mailings", "listMailings"],
  ["Quels comptes rendus sont à facturer ?", "listTimesheets", { toBill: "true" }],
  ["Show my timesheets of October", "listTimesheets", { month: "2026-10" }],
  ["Combien de jours ai-je travaillé cette année ?", "findWorkYear", { year: 2026 }],
  ["How many days off did I take?", "findWorkYear"],
  ["Quel chronomètre tourne ?", "findRunningTimer"],
  ["Quels rendez-vous cette semaine ?", "listEvents", { from: "2026-11-23", to: "2026-11-29" }],
  ["Où en sont les budgets de mes contrats ?", "listContractBudgets"],
  ["Quel est le solde de mes comptes ?", "listAccounts"],
  ["How much is in the bank?", "listAccounts"],
  ["Combien je peux dépenser ?", "findAvailableMoney"],
  ["How much can I spend?", "findAvailableMoney"],
  ["Quelle est la prévision dans 6 mois ?", "findForecast", { months: 6 }],
  ["Montre mes déclarations de TVA", "listVatReturns"],
  ["Show my VAT returns", "listVatReturns"],
  ["Combien pour l’Urssaf ?", "listContributions"],
  ["Show my scheduled transactions", "listScheduledTransactions"],
  ["How much did I spend this month?", "listOutcomes"],
  ["Mes recettes de novembre", "listIncomes", { from: "2026-11-01", to: "2026-11-30" }],
  ["Quelle est la marge du Clavier mécanique ?", "findProduct", { product: "Clavier mécanique" }],
  ["Quels CV ai-je remis ?", "listCvCopies"],
  ["Quel est mon taux d’occupation ?", "findStatistic", { name: "occupation" }],
  ["How many new clients this year?", "findStatistic", { name: "newClients" }],
  ["Quel est mon taux de conversion des devis ?", "findStatistic", { name: "quoteConversion" }],
  ["Quel est mon DSO ?", "findStatistic", { name: "dso90Days" }],
]

test("each area answers what people ask of it, as Camille may see it, and proposes nothing", async () => {
  const api = await startApi()
  await askedWorld(api)
  const wrong: unknown[] = []
  for (const [text, tool, args = {}] of asked) {
    const { status, body } = await api.call<AssistantAnswer>(
      "camille",
      "POST",
      "/Assistant/questions",
      { text },
    )
    expect(status, text).toBe(201)
    const isRight =
      body.kind === "read" &&
      body.tool === tool &&
      Object.entries(args).every(([name, value]) => body.args[name] === value)
    if (!isRight || body.proposal) wrong.push([text, body.kind, body.tool, body.args, body.because])
    // Every text has its words in the language of the question.
    const { sentence, figure, table, links } = body
    expect(JSON.stringify([sentence, figure, table?.heads, links]), text).not.toMatch(
      /\{\{|"(?:assistant|statistics|dashboard|treasury|products|shell)\./,
    )
  }
  expect(wrong).toEqual([])
}, 60_000)

test("what a screen says of a figure or a field is found like a page of the help", async () => {
  const api = await startApi()
  await askedWorld(api)
  const ask = async (text: string) =>
    (await api.call<AssistantAnswer>("camille", "POST", "/Assistant/questions", { text })).body
  const counted = await ask("Comment est calculé le nombre réel de clients ?")
  expect(counted).toMatchObject({
    kind: "help",
    sentence: expect.stringContaining("1 divisé par la somme des carrés des parts"),
  })
  expect(counted.links[0]).toMatchObject({ to: "statistics" })
  const page = await ask("C’est quoi la prescription ?")
  expect(page).toMatchObject({ kind: "help", args: { topic: "limitation" } })
})

test("the list has about forty-five tools, each for the rights that its screen asks", async () => {
  const api = await startApi()
  const { tools } = (await api.call("camille", "GET", "/Assistant/tools")).body
  expect(tools.length).toBeGreaterThanOrEqual(45)
  const reads: string[] = tools
    .filter(({ does, right }: { does: string; right: string | null }) => does === "reads" && !right)
    .map(({ name }: { name: string }) => name)
  expect(reads.sort()).toEqual(["findHelp", "openScreen", "search"])
})
