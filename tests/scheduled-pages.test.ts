import { expect, test } from "vitest"
import { runScheduledTransactions } from "../api/money/scheduled-transactions/run.commands"
import { people, startApi } from "./api"
import { openPages } from "./pages"

/** The pages of scheduled transactions, as browsers without scripts send and show them. */
async function start() {
  const api = await startApi()
  const pages = await openPages(api.url)
  const cookie = await pages.signIn(people.camille.id, "camille")
  const ask = async (path: string, body?: [string, string][]) => {
    const answer = await pages.ask(
      ...([path, cookie] as const),
      (input, init) => {
        const { pathname, search } = new URL(input)
        return api.fetch(null, pathname.replace(/^\/api/, "") + search, init)
      },
      body && new URLSearchParams(body),
    )
    const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll(/[\u00a0\u202f]/g, " ")
    return { status: answer.status, to: answer.headers.get("location") ?? "", text }
  }
  return { api, ask }
}

const list = "/admin/scheduled-transactions"
const rent: [string, string][] = [
  ["title", "Loyer du bureau"],
  ["operation", "outcome"],
  ["mode", "needsValidation"],
  ["outcomeCategory", "rent"],
  ["expectedDelay", "0"],
  ["recurrence.frequency", "monthly"],
  ["recurrence.every", "1"],
  ["recurrence.start", "2026-11-30"],
  ["shift", "before"],
  ["amountType", "fixed"],
  ["amount", "600,00"],
]

test("a rent is typed, its dates are looked at, it is added, falls due and is validated, by forms alone", async () => {
  const { api, ask } = await start()
  expect((await ask(list)).text).toContain("Aucune transaction planifiée")
  expect((await ask(`${list}/new`)).text).toContain('name="recurrence.start"')
  const looked = await ask(`${list}/new`, [...rent, ["_preview", "1"]])
  expect(looked.status, looked.text.slice(0, 2_000)).toBe(200)
  // 31 January 2027 is a Sunday; what was typed is still there.
  for (const text of ["Les 12 prochaines dates", "600,00 €", 'value="Loyer du bureau"'])
    expect(looked.text).toContain(text)
  const wrong = await ask(`${list}/new`, [...rent.filter(([name]) => name !== "amount")])
  expect(wrong.status).toBe(422)
  const added = await ask(`${list}/new`, rent)
  expect(added.status, added.text.slice(0, 2_000)).toBe(302)
  const page = await ask(added.to)
  for (const text of ["Loyer du bureau", "À valider", "Chaque mois", "Rien n’a encore été exécuté"])
    expect(page.text).toContain(text)
  expect((await ask(list)).text).toContain("Loyer du bureau")
  expect((await ask(`${added.to}/edit`)).text).toContain('value="600,00"')
  expect((await ask(`${added.to}/delete`)).text).toContain("Son historique est supprimé aussi")
  api.setClock("2026-12-02T09:00:00Z")
  await runScheduledTransactions(api.parts)
  const executions = await ask(`${list}/executions?state=overdue`)
  expect(executions.text).toContain("En retard")
  const [execution] = (await api.call("camille", "GET", "/ScheduledTransactions/executions")).body
  const question = await ask(`${list}/executions/validation?id=${execution.id}`)
  expect(question.text).toContain("Valider ces exécutions ?")
  const validated = await ask(`${list}/executions/validation?id=${execution.id}`, [
    ["ids", execution.id],
  ])
  expect(validated.status, validated.text.slice(0, 2_000)).toBe(302)
  expect((await ask(`${list}/executions/${execution.id}`)).text).toContain("Passée")
  // Deactivated and activated again by one button each.
  const { version, id } = (await api.call("camille", "GET", "/ScheduledTransactions")).body[0]
  const stopped = await ask(`${list}/${id}/activation`, [["version", String(version)]])
  expect(stopped.to).toBe(`${list}/${id}`)
  expect((await ask(`${list}/${id}`)).text).toContain("Désactivée")
  await ask(`${list}/${id}/activation`, [
    ["version", String(version + 1)],
    ["active", "on"],
  ])
  expect((await ask(`${list}/${id}`)).text).toContain("Planifiée")
}, 600_000)

test("a charge begins ready-made, shows in the forecast, and a category has its budget, by forms alone", async () => {
  const { api, ask } = await start()
  await api.call("camille", "POST", "/Accounts", {
    ...{ name: "Compte courant", openedOn: "2026-01-01", openingBalance: 100_000 },
  })
  const choice = await ask(`${list}/new`)
  expect(choice.text).toContain('href="/admin/scheduled-transactions/new?suggestion=rent"')
  const begun = await ask(`${list}/new?suggestion=rent`)
  for (const text of ['value="Loyer"', '<option value="rent" selected'])
    expect(begun.text).toContain(text)
  const added = await ask(`${list}/new?suggestion=rent`, rent)
  expect(added.status, added.text.slice(0, 2_000)).toBe(302)
  const forecast = await ask("/admin/forecast?months=6")
  for (const text of ["Factures payées à l’heure", "Loyer du bureau", "Vous passeriez sous"])
    expect(forecast.text).toContain(text)
  expect((await ask("/admin/budget")).text).toContain("Fixer un budget")
  const form = await ask("/admin/budget/edit?month=2026-11&category=rent")
  expect(form.text).toContain('<option value="rent" selected')
  const month: [string, string] = ["month", "2026-11"]
  const wrong = await ask("/admin/budget/edit", [
    month,
    ["category", "rent"],
    ["amount", "beaucoup"],
  ])
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('value="beaucoup"')
  const saved = await ask("/admin/budget/edit", [month, ["category", "rent"], ["amount", "650,00"]])
  expect(saved.to).toBe("/admin/budget?month=2026-11")
  expect((await ask(saved.to)).text).toContain("650,00 €")
}, 600_000)
