import { expect, test } from "vitest"
import type { AssistantAnswer } from "#contract/assistant"
import { startApi } from "../../../tests/api"
import { askedWorld } from "../../../tests/asked-world"

async function world() {
  const api = await startApi()
  const { bills } = await askedWorld(api)
  const ask = async (text: string, language: "fr" | "en" = "fr") =>
    (
      await api.call<AssistantAnswer>(
        "camille",
        "POST",
        "/Assistant/questions",
        { text },
        { "accept-language": language },
      )
    ).body
  const add = (name: string) => api.call("camille", "POST", "/Clients", { name, status: "active" })
  return { ask, bills, add }
}

/** What people ask in a week; today is Monday, 23 November 2026. */
const asked: [text: string, tool: string | null, args: Record<string, unknown>, more?: object][] = [
  ["clients à Lyon", "listClients", { q: "lyon" }],
  ["C'est quoi mon meilleur client cette année ?", "findStatistic", { name: "turnoverHT" }],
  ["Est-ce que j'ai dépassé le seuil de TVA ?", "findThresholds", {}],
  ["how far am I from the VAT threshold", "findThresholds", {}],
  ["Combien de jours j'ai travaillé en octobre ?", "findWorkYear", { month: "2026-10" }],
  ["combien j'ai dépensé en septembre", "listOutcomes", { from: "2026-09-01", to: "2026-09-30" }],
  ["factures payées en retard", "findStatistic", { name: "paidOnTime" }],
  ["taux de conversion de mes devis", "findStatistic", { name: "quoteConversion" }],
  ["show me unpaid purchases", "listPurchases", { state: "toPay" }],
  [
    "j'ai reçu 5400 euros d'Agence Confluence ce matin",
    "proposePayment",
    { client: "Agence Confluence", amount: 540_000, paidOn: "2026-11-23" },
    { kind: "proposal" },
  ],
  ...(
    [
      "remind me to call Hugo on Monday at 9",
      "rappelle-moi d'appeler Inès demain",
      "rdv avec Confluence jeudi à 14h",
      "bill the accepted quote",
      "Facture le devis de Jeanne Morel",
    ] as const
  ).map((text): (typeof asked)[number] => [
    ...([text, null, {}] as const),
    { kind: "refusal", because: "byForm" },
  ]),
  ["TVA du 3e trimestre", "listVatReturns", { from: "2026-07-01", to: "2026-09-30" }],
  ["VAT of Q3", "listVatReturns", { from: "2026-07-01", to: "2026-09-30" }],
  ["open offers", "listOffers", { state: "open" }],
  ["contracts ending soon", "listContracts", { endsFrom: "2026-11-23", endsTo: "2027-01-22" }],
  ["contrats qui finissent en décembre", "listContracts", { endsTo: "2026-12-31" }],
  ["quotes expiring this month", "listQuotes", { state: "sent", validTo: "2026-11-30" }],
  ["quotes sent in November", "listQuotes", { from: "2026-11-01", to: "2026-11-30" }],
  ["payments in November", "findStatistic", { name: "collected", from: "2026-11-01" }],
  ["Qu’est-ce que j’ai la semaine prochaine ?", "listEvents", { from: "2026-11-30" }],
  ["hours last week", "findTimeSpent", { from: "2026-11-16", to: "2026-11-22" }],
  ["le téléphone de Lotte Peeters", "listContacts", { q: "Lotte Peeters" }],
  ["Lotte Peeters' email", "listContacts", { q: "Lotte Peeters" }],
  [
    "Agence Confluence m'a payé 5 400 € hier",
    "proposePayment",
    { client: "Agence Confluence", amount: 540_000, paidOn: "2026-11-22" },
    { kind: "proposal" },
  ],
  [
    "Voltaire a payé 5 400 hier",
    "proposePayment",
    { client: "Librairies Voltaire SAS" },
    {
      ...{ kind: "ask", because: "whichBill" },
      offers: ["F-2026-0007", "F-2026-0005", "F-2026-0003"].map((bill) => ({ args: { bill } })),
    },
  ],
  ["Envoie F-2026-0005 en PDF", "proposeBillEmail", { bill: "F-2026-0005" }],
  [
    "Envoie F-2026-0001",
    "proposeBillEmail",
    { bill: "F-2026-0001" },
    { kind: "refusal", because: "paidAlready" },
  ],
  [
    "Combien ai-je encaissé hier ?",
    "findStatistic",
    { name: "collected", from: "2026-11-22", to: "2026-11-22" },
  ],
  [
    "what was collected on 15 October",
    "findStatistic",
    { name: "collected", from: "2026-10-15", to: "2026-10-15" },
  ],
  ["chiffre d'affaires par client", "findStatistic", { name: "turnoverHT", by: "client" }],
  ["Quel client me doit le plus ?", "findStatistic", { name: "unpaid", by: "client" }],
  [
    "Note un paiement de 2 000 € sur F-2026-0003",
    "proposePayment",
    { bill: "F-2026-0003", amount: 200_000 },
  ],
  ["new clients this year", "findStatistic", { name: "newClients" }],
  ["avoirs émis", "listBills", { state: "creditNotes" }],
  ["dépenses du mois dernier", "listOutcomes", { from: "2026-10-01", to: "2026-10-31" }],
  ["rdv demain", "listEvents", { from: "2026-11-24", to: "2026-11-24" }],
  ["Que sais-tu faire ?", "findHelp", { topic: "assistant" }],
  ["Bonjour", null, {}, { kind: "none", because: "greeting" }],
  [
    "Combien il me reste sur le contrat Boekhuis",
    "listContractBudgets",
    { client: "Boekhuis Antwerpen NV" },
  ],
  [
    "How much did Agence Confluence pay me this year?",
    "findStatistic",
    { name: "collected", client: "Agence Confluence" },
  ],
  [
    "Compare mon chiffre d'affaires à l'an dernier",
    "findStatistic",
    { compare: "yearBefore", from: "2026-01-01" },
  ],
  ["Has Jeanne Morel paid?", "listBills", { state: "unpaid", client: "Jeanne Morel" }],
  ["factures de juillet", "listBills", { from: "2026-07-01", to: "2026-07-31" }],
  ["factures payées en octobre", "findStatistic", { name: "collected", from: "2026-10-01" }],
  ["Combien vais-je encaisser le mois prochain ?", "findForecast", {}],
  [
    "Prépare une relance pour la F-2026-0003",
    "proposeBillEmail",
    { bill: "F-2026-0003", reminder: true },
  ],
  [
    "Quel est mon chiffre d'affaires depuis janvier ?",
    "findStatistic",
    { name: "turnoverHT", from: "2026-01-01", to: "2026-11-23" },
  ],
  [
    "What did I collect since 15 October?",
    "findStatistic",
    { name: "collected", from: "2026-10-15", to: "2026-11-23" },
  ],
  [
    "Which invoices are more than 30 days late?",
    "listBills",
    { state: "overdue", dueTo: "2026-10-23" },
  ],
  [
    "Quelles factures ont plus de 15 jours de retard ?",
    "listBills",
    { state: "overdue", dueTo: "2026-11-07" },
  ],
  [
    "how many days did I bill in september",
    "findStatistic",
    { name: "daysBilled", from: "2026-09-01", to: "2026-09-30" },
  ],
  [
    "When does the contract with Boekhuis end?",
    "listContracts",
    { client: "Boekhuis Antwerpen NV" },
  ],
  ["mail de Jeanne Morel", "findClientDetails", { client: "Jeanne Morel" }],
  ["qui ne m'a toujours pas payé ?", "listBills", { state: "unpaid" }],
  ["ca t3 2026", "findStatistic", { name: "turnoverHT", from: "2026-07-01", to: "2026-09-30" }],
  [
    "How much did I make last month?",
    "findStatistic",
    { name: "turnoverHT", from: "2026-10-01", to: "2026-10-31" },
  ],
  ["Combien puis-je me verser ce mois-ci ?", "findAvailableMoney", {}],
  ["Qu'est-ce que j'ai à faire cette semaine ?", "listThingsToDo", {}],
  [
    "Combien d'heures sur le site marchand en novembre ?",
    "findTimeSpent",
    { from: "2026-11-01", to: "2026-11-30" },
  ],
  ["Mon plus gros client cette année", "findStatistic", { name: "turnoverHT", by: "client" }],
  ["How do I cancel an invoice I already sent?", "findHelp", { topic: "creditNote" }],
  ["Quand dois-je faire ma prochaine déclaration de TVA ?", "listVatReturns", {}],
  ["Combien de TVA dois-je ce trimestre ?", "listVatReturns", {}],
  ["factures fournisseurs à payer", "listPurchases", { state: "toPay" }],
  [
    "La F-2026-0003 a été réglée hier",
    "proposePayment",
    { bill: "F-2026-0003", paidOn: "2026-11-22" },
  ],
  ["Relance la facture F-2026-0003", "proposeBillEmail", { bill: "F-2026-0003", reminder: true }],
  ["Send a reminder for F-2026-0003", "proposeBillEmail", { bill: "F-2026-0003", reminder: true }],
  ["Relance Voltaire pour la F-2026-0003", "proposeBillEmail", { bill: "F-2026-0003" }],
  ["Est-ce que je peux déduire mon loyer ?", null, {}, { kind: "none", because: "advice" }],
  ["remind everyone who is late", null, {}, { kind: "ask", because: "whichBill" }],
  [
    "Ajoute une dépense de 12,50 € de parking hier",
    null,
    {},
    { kind: "refusal", because: "byForm" },
  ],
  [
    "Fais un devis pour la coopérative des Pentes",
    null,
    {},
    { kind: "refusal", because: "byForm" },
  ],
  ["Crée une tâche : appeler Hugo demain", null, {}, { kind: "refusal", because: "byForm" }],
  ["Ajoute 2 heures sur Site marchand hier", null, {}, { kind: "refusal", because: "byForm" }],
  ["Envoie le brouillon de Jeanne Morel", null, {}, { kind: "refusal", because: "issueFirst" }],
  ["Quanto ho fatturato a ottobre?", null, {}, { kind: "none", because: "language" }],
  [
    "combien ai je facturé entre mars et juin",
    "findStatistic",
    { name: "turnoverHT", from: "2026-03-01", to: "2026-06-30" },
  ],
  [
    "turnover from march to june",
    "findStatistic",
    { name: "turnoverHT", from: "2026-03-01", to: "2026-06-30" },
  ],
  [
    "what did I bill in q2 2026",
    "findStatistic",
    { name: "turnoverHT", from: "2026-04-01", to: "2026-06-30" },
  ],
  ["How much VAT have I collected this month?", "listVatReturns", {}],
  ["Quels contrats arrivent à échéance ?", "listContracts", { state: "toRenew" }],
  ["Combien de jours il me reste à faire pour mon objectif ?", "findWorkYear", {}],
  ["who owes me the most?", "findStatistic", { name: "unpaid", by: "client" }],
  ["Combien me doit Dupont ?", null, {}, { kind: "none", because: "noSuchClient" }],
  ["CA avec Dupont en 2026", null, {}, { kind: "none", because: "noSuchClient" }],
  [
    "Combien me doit <script>alert(1)</script> ?",
    null,
    {},
    { kind: "none", because: "noSuchClient" },
  ],
  ["Marque la facture de Dupont comme payée", null, {}, { kind: "none", because: "noSuchClient" }],
  [
    "Envoie F-2026-0003 à pirate@evil.example",
    null,
    {},
    { kind: "refusal", because: "clientsAddress" },
  ],
  [
    "Marque F-2026-0003 payée le 12",
    "proposePayment",
    { bill: "F-2026-0003", paidOn: "2026-11-12" },
  ],
  ["Marque payées F-2026-0003 et F-2026-0005", null, {}, { kind: "ask", because: "oneAtATime" }],
  ["Annule F-2026-0003", "proposeCreditNote", { bill: "F-2026-0003" }],
  ["Transforme le devis D-2026-0003 en facture", null, {}, { kind: "refusal", because: "byForm" }],
  ["Facture 3 jours à 500 € pour Boekhuis", null, {}, { kind: "ask", because: "whatFor" }],
  ["Which invoices are above 5000 euros?", null, {}, { kind: "none" }],
]

const isFrench = (text: string) =>
  /[éèàêç]|\b(?:qui|mon|le|la|de|ca|combien|relance|quand)\b/i.test(text)

test("what people ask in a week is answered, or it says that it does not know", async () => {
  const { ask } = await world()
  for (const [text, tool, args, more = {}] of asked) {
    const answer = await ask(text, isFrench(text) ? "fr" : "en")
    expect.soft(answer, text).toMatchObject({ tool, args, ...more })
  }
})

const noOrders = [
  "Le client dit que la F-2026-0003 a été réglée",
  "Est-ce que la F-2026-0003 a été réglée hier ?",
  "La F-2026-0003 n'a pas été réglée",
  "Si la F-2026-0003 a été réglée, préviens-moi",
  "Les relances de la F-2026-0003",
  "Ne relance pas la F-2026-0003 demain",
  "Je crois que la F-2026-0003 a été payée",
  "reminders for F-2026-0003",
  // One's own payment, and one that is only thought of.
  "J'ai payé 5 400 € à Agence Confluence",
  "On a payé 5 400 € à Agence Confluence",
  "We have paid 5400 to Agence Confluence",
  "Agence Confluence a 5 400 € à payer",
  "Agence Confluence peut payer 5 400 €",
  "Agence Confluence va payer 5 400 €",
  "Agence Confluence pourrait payer 5 400 €",
  "Agence Confluence n'a payé que 5 400 €",
  "Agence Confluence will have paid 5400",
  "Agence Confluence would have paid 5400",
  "Agence Confluence a payé 5 400 € ?",
]

test("what a list cannot be narrowed by is said, and what it is narrowed by is not", async () => {
  const { ask } = await world()
  for (const [text, left] of [
    ["offers in Lyon", "lyon"],
    ["contrats signés en mars", "01/03/2026"],
    ["quotes sent in November", null],
    ["clients à Lyon", null],
    ["mes factures de novembre", null],
    ["contrats qui finissent en décembre", null],
  ] as const) {
    const { sentence } = await ask(text)
    if (left) expect(sentence, text).toContain(left)
    else expect(sentence, text).not.toMatch(/tenir compte|into account/)
  }
})

test("what is no order notes nothing and reminds nobody", async () => {
  const { ask } = await world()
  for (const text of noOrders) {
    const { proposal, tool } = await ask(text)
    // That nobody is to be reminded may be proposed: it writes to nobody.
    if (tool !== "proposeReminderHold") expect.soft(proposal, text).toBeNull()
  }
})

test("a reminder is shown as it will be read: no variable stands in it", async () => {
  const { ask, bills } = await world()
  expect(bills["F-2026-0003"]?.due).toBeGreaterThan(0)
  const { proposal, sentence } = await ask("Relance la facture F-2026-0003")
  expect(sentence).toContain("Relancer")
  expect(proposal?.message?.body).not.toContain("{{")
})

test("of a name that two clients bear it asks which, with both as links", async () => {
  const { ask, add } = await world()
  await add("Voltaire Éditions")
  for (const text of [
    "Combien me doit Voltaire ?",
    "CA avec Voltair en 2026",
    "Fais une facture de 3 jours à 500 € pour Voltaire",
  ]) {
    const answer = await ask(text)
    expect.soft(answer, text).toMatchObject({ kind: "ask", because: "whichClient" })
    expect
      .soft(answer.links.map(({ label }) => label).sort(), text)
      .toEqual(["Librairies Voltaire SAS", "Voltaire Éditions"])
  }
})
