import { expect, test } from "vitest"
import { startApi, type TestApi } from "../../../tests/api"
import { openForBusiness } from "../../../tests/billing"
import { enterWaitingIncomes } from "./waiting.commands"

/** What another tool exports: its own headings, days and amounts as they are written in France. */
const file = [
  "Date d’encaissement;Libellé;Client;Montant TTC;Mode de règlement;Catégorie;TVA",
  "12/03/2026;Maquettes;Atelier Vasseur;1 200,00 €;Virement;Prestation;20 %",
  "02/04/2026;Formation;Lycée du Parc;450,00;Chèque;services;",
].join("\n")

async function imported(api: TestApi, content: string) {
  await openForBusiness(api)
  const sent = await api.fetch("camille", "/Uploads?name=recettes.csv", {
    method: "POST",
    body: content,
    headers: { "content-type": "application/octet-stream" },
  })
  const { id: fileId } = (await sent.json()) as { id: string }
  return api.call("camille", "POST", "/Imports", { kind: "incomes", fileId })
}

const confirm = (api: TestApi, { id, version }: { id: string; version: number }) =>
  api.call("camille", "POST", `/Imports/${id}/confirmation`, { version })

const book = async (api: TestApi) =>
  (await api.call("camille", "GET", "/Books?kind=receipts&year=2026")).body

test("past receipts are read by the headings of another tool, and enter the sealed book when the day to take them back is over", async () => {
  const api = await startApi()
  const { body } = await imported(api, file)
  expect(body.counts).toEqual({ new: 2, twin: 0, refused: 0 })
  const before = JSON.stringify(await book(api))
  expect((await confirm(api, body)).status).toBe(200)
  const { body: listed } = await api.call("camille", "GET", "/Incomes")
  expect(listed).toMatchObject([
    { day: "2026-04-02", label: "Formation", amount: 45_000, means: "cheque" },
    { day: "2026-03-12", label: "Maquettes", amount: 120_000, payerName: "Atelier Vasseur" },
  ])
  expect(JSON.stringify(await book(api))).toBe(before)
  await enterWaitingIncomes(api.parts)
  const after = JSON.stringify(await book(api))
  expect(after).toContain("Maquettes")
  await enterWaitingIncomes(api.parts)
  expect(JSON.stringify(await book(api))).toBe(after)
})

test("within the day the import is taken back whole, and the book never knew of it", async () => {
  const api = await startApi()
  const { body } = await imported(api, file)
  const before = JSON.stringify(await book(api))
  await confirm(api, body)
  const undone = await api.call("camille", "POST", `/Imports/${body.id}/undoing`)
  expect(undone.status).toBe(200)
  expect((await api.call("camille", "GET", "/Incomes")).body).toEqual([])
  await enterWaitingIncomes(api.parts)
  expect(JSON.stringify(await book(api))).toBe(before)
})

test("a receipt of tomorrow, without an amount or by an unknown means is refused by its line, and nothing is imported", async () => {
  const api = await startApi()
  const wrong = `${file}\n24/12/2027;Avance;;100,00;Virement;;\n01/02/2026;Sans montant;;;;;\n03/02/2026;Troc;;50,00;Coquillages;;`
  const { body } = await imported(api, wrong)
  expect(body.counts).toEqual({ new: 2, twin: 0, refused: 3 })
  const { body: rows } = await api.call("camille", "GET", `/Imports/${body.id}/rows?state=refused`)
  expect(rows.rows.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6])
  expect((await confirm(api, body)).body.code).toBe("importRefused")
  expect((await api.call("camille", "GET", "/Incomes")).body).toEqual([])
})
