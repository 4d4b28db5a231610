import { expect, test } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi, type TestApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"

const asker = (api: TestApi) => async (text: string) =>
  (
    await api.call<AssistantAnswer>(
      "camille",
      "POST",
      "/Assistant/questions",
      { text },
      { "accept-language": /[éèàêç]|\b(?:le|la|de|un|est)\b/i.test(text) ? "fr" : "en" },
    )
  ).body

/** Orders that say more than any tool takes: nothing is proposed. */
const toldMore = [
  // An amount, a part, a currency.
  "marque F-2026-0003 payée à moitié",
  "mark F-2026-0003 as paid, but only half",
  "mark F-2026-0003 paid two hundred euros",
  "marque F-2026-0003 payée de 100 dollars",
  "marque F-2026-0003 payée de 1e2 €",
  "mark F-2026-0003 paid on 20/11/2026 minus 16 €",
  "mark F-2026-0003 paid at 50%",
  "marque F-2026-0003 payée en bitcoin",
  "J'ai peut-être reçu 216 € pour F-2026-0003",
  "mark F-2026-0003 paid in 3 instalments",
  "marque F-2026-0003 payée sauf 100 €",
  "mark F-2026-0003 paid $300",
  "marque F-2026-0003 payée partiellement",
  // A credit note of a part.
  "fais un avoir de 50 € sur F-2026-0003",
  "fais un avoir partiel sur F-2026-0003",
  "make a credit note for half of F-2026-0003",
  "fais un avoir de 50 % sur F-2026-0003",
  // Another act.
  "annule la relance de F-2026-0003",
  "annule l'envoi de F-2026-0003",
  "cancel the reminder for F-2026-0003",
  "mark F-2026-0003 as paid and send it",
  // Another recipient.
  "envoie F-2026-0006 à Jeanne Morel",
  "envoie-moi F-2026-0006",
  "send me F-2026-0006",
  "send F-2026-0006 to my accountant",
  "envoie F-2026-0006 à Hugo",
  "envoie la relance à compta@voltaire.example pour F-2026-0003",
  "relance à Confluence pour F-2026-0003",
  "envoie une relance à Jeanne Morel pour F-2026-0003",
  "remind me of F-2026-0003",
  // Another day.
  "relance F-2026-0003 dans 3 jours",
  "relance F-2026-0003 lundi prochain",
  "send F-2026-0006 next week",
  "mark F-2026-0003 paid in january",
  "mark F-2026-0003 paid last year",
  "remind Agence Confluence but not today",
  "remind F-2026-0003 but not today",
  "facture le 15 mars Voltaire 3 jours à 520 € pour du conseil",
  // Another price.
  "facture Voltaire 3 jours à 520 € TTC pour du conseil",
  "facture Voltaire 3 jours à 520 € pour du conseil TTC",
  "facture Voltaire 3 jours à 520 $ pour du conseil",
  // Another client.
  "facture Jean Morel 3 jours à 520 € pour du conseil",
  "bill Jane Morel 3 days at 520 € for consulting",
  "mark F-2026-0003 as paid by Boekhuis",
  "marque F-2026-0003 payée par Confluence",
  "émets le brouillon de Jean Morel",
  "émets le brouillon de Jeanne Morel et envoie-le",
  "émets le brouillon de Jeanne Morel en janvier",
  "Crée un client appelé Studio Alder, alder@exemple.fr, SIREN 123456789",
  "Create a client called Studio Alder SIREN 123456789",
  "Crée un client appelé Studio Alder et facture 3 jours",
  "I sold two Clavier mécanique for 80 €",
  // What only looks like another word, and what is another wish.
  "annule F-2026-0003 et refais-la",
  "annule l'avoir de F-2026-0003",
  "cancel the credit note for F-2026-0003",
  "relance F-2026-0003 par courrier",
  "relance F-2026-0003 par téléphone",
  "send F-2026-0006 as a draft",
  "envoie F-2026-0006 en anglais",
  "envoie une mise en demeure pour F-2026-0003",
  "stop reminding Agence Confluence for 2 weeks",
  "émets le brouillon de 500 € de Jeanne Morel",
  "facture Voltaire 3 jours à 520 € avec 10 % de remise pour du conseil",
  "facture à Voltaire un acompte de 500 € pour du conseil",
  "bills of more than 1000 €",
  "supprime le paiement de F-2026-0004",
  "annule le paiement de 200 € de F-2026-0004",
  "marque F-2026-0003 comme non payée",
  "mark F-2026-0003 as unpaid",
  "mark F-2026-0003 paid 300 USD",
  "facture Jean Morel",
  // Not late, or nothing left.
  "relance F-2026-0006",
  "remind F-2026-0007",
  "remind F-2026-0001",
  "relance la facture F-2026-0002",
  "ne relance pas F-2026-0003 avant lundi",
]

test("what is left over of an order is not dropped: nothing is proposed, and its page is shown", async () => {
  const api = await startApi()
  await askedWorld(api)
  const ask = asker(api)
  for (const text of toldMore) {
    const { proposal, kind, sentence, tool, args } = await ask(text)
    expect
      .soft(proposal, `${text} | ${kind} ${tool} ${JSON.stringify(args)} ${sentence}`)
      .toBeNull()
  }
  expect(await ask("marque F-2026-0003 payée à moitié")).toMatchObject({
    kind: "refusal",
    because: "notWhole",
    sentence: expect.stringContaining("moitié"),
    links: [{ label: "F-2026-0003" }],
  })
  expect((await ask("facture Jean Morel 3 jours à 520 € pour du conseil")).sentence).toContain(
    "Jean",
  )
  expect(await ask("mark F-2026-0003 as paid by Boekhuis")).toMatchObject({ because: "ofAnother" })
  expect(await ask("relance F-2026-0006")).toMatchObject({ because: "notLate" })
  expect(await ask("remind F-2026-0001")).toMatchObject({ because: "settled" })
})

/** Orders that are taken whole. */
const told: [text: string, tool: string, args: object][] = [
  ["mark F-2026-0003 paid 1.000,50 by card", "proposePayment", { amount: 100_050, means: "card" }],
  ["mark F-2026-0003 paid 1,000.50 by card", "proposePayment", { amount: 100_050 }],
  ["mark F-2026-0003 paid 300", "proposePayment", { amount: 30_000 }],
  ["marque F-2026-0003 payée de 1 200,50", "proposePayment", { amount: 120_050 }],
  ["Note un règlement partiel de 250 € sur F-2026-0003", "proposePayment", { amount: 25_000 }],
  ["J'ai reçu 300 € TTC pour F-2026-0003", "proposePayment", { amount: 30_000 }],
  ["marque F-2026-0003 payée le 20 novembre 2026 par virement", "proposePayment", {}],
  ["Marque la F-2026-0003 comme entièrement payée", "proposePayment", {}],
  ["mark F-2026-0003 as paid by Voltaire yesterday", "proposePayment", { paidOn: "2026-11-22" }],
  ["La F-2026-0003 vient d’être payée en espèces", "proposePayment", { means: "cash" }],
  ["send F-2026-0006 to Agence Confluence", "proposeBillEmail", {}],
  ["please send the bill F-2026-0006 to Confluence", "proposeBillEmail", {}],
  ["Peux-tu envoyer la facture F-2026-0006 par mail maintenant ?", "proposeBillEmail", {}],
  ["relance F-2026-0003", "proposeBillEmail", { reminder: true }],
  ["Relance Voltaire pour la F-2026-0003 s’il te plaît", "proposeBillEmail", { reminder: true }],
  ["fais un avoir de F-2026-0003", "proposeCreditNote", {}],
  ["Fais un avoir de la totalité de la facture F-2026-0003", "proposeCreditNote", {}],
  ["facture Voltaire 3 jours à 520 € par jour pour du conseil", "proposeBill", {}],
  ["facture Voltaire 3 jours à 520 € HT pour du conseil", "proposeBill", {}],
  ["Ne relance plus la F-2026-0003", "proposeReminderHold", { bill: "F-2026-0003" }],
  ["Crée un client nommé L’Atelier du 12", "proposeClient", { name: "L’Atelier du 12" }],
]

test("what is taken whole is proposed as it was said", async () => {
  const api = await startApi()
  await askedWorld(api)
  const ask = asker(api)
  for (const [text, tool, args] of told) {
    const answer = await ask(text)
    expect.soft(answer, text).toMatchObject({ kind: "proposal", tool, args })
    expect.soft(answer.proposal, text).not.toBeNull()
  }
})

test("of two proposals of one sending, one is done", async () => {
  const api = await startApi()
  await askedWorld(api)
  const ask = asker(api)
  const confirm = (answer: AssistantAnswer) =>
    api.call("camille", "POST", `/Assistant/proposals/${answer.proposal?.id}/confirmation`)
  const asked = [
    await ask("send F-2026-0006"),
    await ask("please send the bill F-2026-0006 to Confluence"),
    await ask("Envoie la F-2026-0006"),
  ]
  const answers = await Promise.all(asked.map(confirm))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(api.queued.filter(({ name }) => name === "billEmail")).toHaveLength(1)
})

test("a bill that was sent by hand meanwhile is not sent again", async () => {
  const api = await startApi()
  const { bills } = await askedWorld(api)
  const { proposal } = await asker(api)("send F-2026-0006")
  const words = { subject: "Facture", body: "La voici." }
  const byHand = await api.call("camille", "POST", `/Bills/${bills["F-2026-0006"]?.id}/emails`, {
    ...words,
    to: ["facturation@confluence.example"],
  })
  expect(byHand.status, JSON.stringify(byHand.body)).toBe(201)
  const refused = await api.call(
    "camille",
    "POST",
    `/Assistant/proposals/${proposal?.id}/confirmation`,
  )
  expect(refused.status).toBe(409)
})

test("a reminder of a bill that was paid meanwhile becomes no other letter", async () => {
  const api = await startApi()
  const { bills } = await askedWorld(api)
  const { proposal } = await asker(api)("relance F-2026-0003")
  await api.call("camille", "POST", `/Bills/${bills["F-2026-0003"]?.id}/payments`, {
    amount: bills["F-2026-0003"]?.due,
    paidOn: "2026-11-20",
  })
  const refused = await api.call(
    "camille",
    "POST",
    `/Assistant/proposals/${proposal?.id}/confirmation`,
  )
  expect(refused).toMatchObject({ status: 409, body: { code: "proposalStale" } })
  expect(refused.body.current.proposal).toMatchObject({ state: "void" })
})

test("words of the language are no names and no months", async () => {
  const api = await startApi()
  await askedWorld(api)
  const ask = asker(api)
  expect(await ask("bills overdue by more than 60 days")).toMatchObject({
    tool: "listBills",
    args: { state: "overdue", dueTo: "2026-09-23" },
  })
  expect((await ask("facture Jean Morel")).tool).not.toBe("findStatistic")
  await api.call("camille", "POST", "/Clients", { name: "Jean Morel" })
  await api.call("camille", "POST", "/Clients", { name: "Jeanne Morel" })
  expect((await ask("overdue by more than 60 days")).args).not.toHaveProperty("client")
  expect((await ask("did I bill more than last year?")).args).not.toHaveProperty("client")
  expect(await ask("combien doit Morel ?")).toMatchObject({ kind: "ask", because: "whichClient" })
  expect((await ask("How much may I bill")).args).not.toMatchObject({ from: "2026-05-01" })
  expect(await ask("Q5 turnover")).toMatchObject({
    kind: "ask",
    because: "badQuarter",
    sentence: expect.stringContaining("Q5"),
  })
})
