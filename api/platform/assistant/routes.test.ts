import { expect, test } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi, type TestApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"
import { forgetOldQuestions } from "./commands"

const ask = async (api: TestApi, text: string, who: "camille" | "thomas" = "camille") =>
  (await api.call<AssistantAnswer>(who, "POST", "/Assistant/questions", { text })).body

const confirm = (api: TestApi, id: string | undefined, who: "camille" | "thomas" = "camille") =>
  api.call(who, "POST", `/Assistant/proposals/${id}/confirmation`)

const billNamed = async (api: TestApi, number: string) =>
  (await api.call("camille", "GET", `/Bills?q=${number}`)).body[0]

test("what Camille tells it to do is done by her button alone, once, and stands in the bill’s history", async () => {
  const api = await startApi()
  await askedWorld(api)
  const { proposal } = await ask(api, "J’ai reçu 500 € hier par chèque pour la F-2026-0003")
  expect(proposal).toMatchObject({
    state: "open",
    changes: [
      { before: expect.stringMatching(/^0,00/), after: expect.stringMatching(/^500,00/) },
      { before: expect.stringMatching(/^5\s400,00/), after: expect.stringMatching(/^4\s900,00/) },
      { after: "22/11/2026" },
      { after: "Chèque" },
    ],
  })
  expect((await ask(api, "oui")).kind).toBe("none")
  const before = await billNamed(api, "F-2026-0003")
  expect(before.paid).toBe(0)
  expect((await confirm(api, proposal?.id, "thomas")).status).toBe(404)
  const done = await confirm(api, proposal?.id)
  expect(done).toMatchObject({
    status: 200,
    body: { proposal: { state: "used", result: { label: "F-2026-0003" } } },
  })
  const bill = (await api.call("camille", "GET", `/Bills/${before.id}`)).body
  expect(bill.payments).toMatchObject([{ amount: 50_000, means: "cheque", paidOn: "2026-11-22" }])
  expect(bill.events.at(-1)).toMatchObject({ what: "byAssistant", detail: "camille@example.fr" })
  expect(await confirm(api, proposal?.id)).toMatchObject({
    status: 409,
    body: { code: "proposalUsed" },
  })
  expect((await billNamed(api, "F-2026-0003")).paid).toBe(50_000)
})

test("a bill that changed meanwhile is not touched, and what would be done now is shown", async () => {
  const api = await startApi()
  const { bills } = await askedWorld(api)
  const id = bills["F-2026-0005"]?.id
  const { proposal } = await ask(api, "Marque F-2026-0005 comme payée")
  await api.call("camille", "POST", `/Bills/${id}/payments`, {
    amount: 40_000,
    paidOn: "2026-11-20",
  })
  const refused = await confirm(api, proposal?.id)
  expect(refused).toMatchObject({ status: 409, body: { code: "proposalStale" } })
  const anew = refused.body.current.proposal
  expect(anew).toMatchObject({
    state: "open",
    changes: [{}, { after: expect.stringMatching(/^0,00/) }, {}, {}],
  })
  expect((await billNamed(api, "F-2026-0005")).paid).toBe(40_000)
  expect((await confirm(api, proposal?.id)).status).toBe(409)
  expect((await confirm(api, anew.id)).status).toBe(200)
  expect((await billNamed(api, "F-2026-0005")).due).toBe(0)
})

test("of many who confirm at once, one does it; after a quarter of an hour nobody does", async () => {
  const api = await startApi()
  await askedWorld(api)
  const { proposal } = await ask(api, "J’ai reçu 100 € pour la F-2026-0006")
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(api, proposal?.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
  expect((await billNamed(api, "F-2026-0006")).paid).toBe(10_000)
  const late = await ask(api, "Émets le brouillon pour Jeanne Morel")
  api.setClock("2026-11-23T09:15:00Z")
  expect(await confirm(api, late.proposal?.id)).toMatchObject({
    status: 409,
    body: { code: "proposalExpired" },
  })
})

test("in a hundred races with a change of the bill, what was shown is done, or nothing", async () => {
  const api = await startApi()
  const { bills } = await askedWorld(api)
  const id = bills["F-2026-0006"]?.id
  const byHand = { amount: 100, paidOn: "2026-11-22", means: "transfer" }
  // Who is first is nobody’s choice; either may be.
  for (let race = 0; race < 100; race++) {
    const { proposal } = await ask(api, "J’ai reçu 2 € pour la F-2026-0006")
    const before = (await billNamed(api, "F-2026-0006")).paid
    const confirming = () => confirm(api, proposal?.id)
    const paying = () => api.call("camille", "POST", `/Bills/${id}/payments`, byHand)
    // Whoever is asked first is not always whoever is first.
    const [first, second] = race % 2 ? [paying(), confirming()] : [confirming(), paying()]
    const answers = await Promise.all([first, second])
    const [paid, confirmed] = race % 2 ? answers : answers.toReversed()
    expect(paid?.status).toBe(201)
    const isDone = confirmed?.status === 200
    if (!isDone) expect(confirmed).toMatchObject({ status: 409, body: { code: "proposalStale" } })
    expect((await billNamed(api, "F-2026-0006")).paid).toBe(before + 100 + (isDone ? 200 : 0))
  }
})

test("each thing it proposes is done as on its screen", async () => {
  const api = await startApi()
  await askedWorld(api)
  const done = async (text: string) => {
    const { proposal, sentence } = await ask(api, text)
    expect(proposal, `${text}: ${sentence}`).not.toBeNull()
    const answer = await confirm(api, proposal?.id)
    expect(answer.status, `${text} ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body.proposal.result as { label: string; to: string }
  }
  const read = async ({ to }: { to: string }) =>
    (await api.call("camille", "GET", `/${to[0]?.toUpperCase()}${to.slice(1)}`)).body
  const drafted = await read(
    await done("Facture 3 jours à 550 € à Agence Confluence pour du développement"),
  )
  expect(drafted).toMatchObject({
    status: "draft",
    totalHT: 165_000,
    lines: [{ serviceName: "développement", unit: "day" }],
  })
  expect((await done("Émets le brouillon pour Jeanne Morel")).label).toBe("F-2026-0008")
  await done("Annule le règlement de la F-2026-0004")
  expect((await billNamed(api, "F-2026-0004")).paid).toBe(0)
  expect(await read(await done("Annule la facture F-2026-0002"))).toMatchObject({
    kind: "creditNote",
    status: "draft",
  })
  await done("Envoie la F-2026-0006 au client")
  expect(api.queued.map(({ name }) => name)).toContain("billEmail")
  await done("Ne relance plus Coopérative des Pentes")
  expect((await ask(api, "Stop reminding Coopérative des Pentes")).because).toBe("heldAlready")
  await done("Reprends les relances de Coopérative des Pentes")
  expect(await read(await done("I sold Clavier mécanique for 80 € today"))).toMatchObject({
    sold: true,
    sellingPrice: 8_000,
  })
  expect((await done("Create a client called Studio Alder")).label).toBe("Studio Alder")
})

test("what is no order proposes nothing, and what is wrong is said", async () => {
  const api = await startApi()
  await askedWorld(api)
  const because = {
    "Marque F-2026-9999 comme payée": "noSuchBill",
    "J’ai reçu 100 € le 31 février pour la F-2026-0003": "badDay",
    "J’ai reçu 0 € pour la F-2026-0003": "badAmount",
    "Facture -5 jours à 300 € à Agence Confluence pour un audit": "badQuantity",
    "Wie viel schuldet man mir?": "language",
    "Marque F-2026-0001 comme payée": "settled",
    "Vire 300 € à Nuage & Cie": "movesNoMoney",
    "Change mon IBAN": "byOneself",
  }
  for (const [text, reason] of Object.entries(because))
    expect(await ask(api, text), text).toMatchObject({ because: reason, proposal: null })
  for (const text of [
    "N’envoie pas la F-2026-0006",
    "Don’t send F-2026-0006",
    "Ai-je envoyé la F-2026-0006 ?",
    "J’ai envoyé la F-2026-0006",
    "Si Voltaire paie, marque F-2026-0003 comme payée",
    "Comment marquer une facture payée ?",
    "Marque F-2026-0003 et F-2026-0005 comme payées",
    "Faut-il envoyer F-2026-0006 ?",
    "Did I get 120 euros for F-2026-0004?",
  ])
    expect((await ask(api, text)).proposal, text).toBeNull()
})

test("two clients of one name are asked about; 2,001 letters are refused; what is another’s is not there", async () => {
  const api = await startApi()
  await askedWorld(api)
  await api.call("camille", "POST", "/Clients", { name: "Agence Confluence" })
  const twice = await ask(api, "Combien Agence Confluence me doit ?")
  expect(twice).toMatchObject({ kind: "ask", because: "whichClient" })
  expect(twice.links).toHaveLength(2)
  const long = await api.call("camille", "POST", "/Assistant/questions", { text: "a".repeat(2001) })
  expect(long).toMatchObject({ status: 422, body: { errors: [{ path: "text" }] } })
  const other = await ask(api, "Montre la facture F-2026-0005", "thomas")
  expect(other).toMatchObject({ kind: "none", because: "noSuchBill", table: null })
})

test("a role sees what it may see: the rest is not there", async () => {
  const api = await startApi()
  await askedWorld(api)
  const role = { name: "lectrice", permissions: ["assistant.see", "bills.see"] }
  await api.call("admin", "POST", "/Roles", role)
  const { verify } = api.parts
  api.parts.verify = async (token) => ({ ...(await verify(token)), roles: [role.name] })
  expect((await ask(api, "Quelles factures sont en retard ?")).kind).toBe("read")
  expect(await ask(api, "Marque F-2026-0005 comme payée")).toMatchObject({
    because: "notAllowed",
    proposal: null,
  })
  expect(await ask(api, "Quels devis ont été acceptés ?")).toMatchObject({ because: "notAllowed" })
  const { tools } = (await api.call("camille", "GET", "/Assistant/tools")).body
  expect(tools.map(({ does }: { does: string }) => does)).not.toContain("proposes")
})

test("the person turns it off, and the installation too; questions are forgotten by a button, and after a year", async () => {
  const api = await startApi()
  await askedWorld(api)
  const { id } = await ask(api, "Qui me paie le plus tard ?")
  const open = await ask(api, "Marque F-2026-0005 comme payée")
  expect(open.proposal?.state).toBe("open")
  const off = { version: 0, enabled: false, modelAgreed: false }
  expect((await api.call("camille", "PUT", "/Assistant/settings", off)).body).toMatchObject({
    version: 1,
    enabled: false,
  })
  // Its button goes with it.
  const isShown = async () => (await api.call("camille", "GET", "/Users")).body.assistant
  expect(await isShown()).toBe(false)
  const { proposal } = (await api.call("camille", "GET", `/Assistant/questions/${open.id}`)).body
  expect(proposal.state).toBe("void")
  const refused = await api.call("camille", "POST", "/Assistant/questions", {
    text: "Et maintenant ?",
  })
  expect(refused).toMatchObject({ status: 409, body: { code: "assistantDisabled" } })
  expect((await api.call("thomas", "DELETE", `/Assistant/questions/${id}`)).status).toBe(404)
  for (const one of [id, open.id])
    expect((await api.call("camille", "DELETE", `/Assistant/questions/${one}`)).status).toBe(204)
  await api.call("camille", "PUT", "/Assistant/settings", {
    version: 1,
    enabled: true,
    modelAgreed: false,
  })
  expect(await isShown()).toBe(true)
  api.setClock("2025-01-10T09:00:00Z")
  await ask(api, "Qui me paie le plus tard ?")
  api.setClock("2026-11-22T09:00:00Z")
  await ask(api, "Combien me doit-on ?")
  await forgetOldQuestions(api.parts)
  expect((await api.call("camille", "GET", "/Assistant/questions")).body).toMatchObject([
    { text: "Combien me doit-on ?" },
  ])
  api.parts.assistant = "off"
  expect(await isShown()).toBe(false)
  expect((await api.call("camille", "GET", "/Assistant/settings")).body.offered).toBe(false)
  expect((await api.call("camille", "POST", "/Assistant/questions", { text: "?" })).body.code).toBe(
    "assistantOff",
  )
})
