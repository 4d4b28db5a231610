import { drawCv, renderPaper } from "../api/paper/document"
import { renderTimesheet } from "../api/paper/timesheet"
import { type CvContent, contentOf, type FactOfCv } from "../api/showcase/cv/content.rules"
import { paperOf } from "../api/showcase/cv/paper.rules"
import { ownerOfRow } from "../database/owner-of-row"
import { facts as seedFacts } from "../database/seed/cv"
import { budgetOf } from "../domain/contract-budget"
import { termsOn } from "../domain/contract-terms"
import { addDays } from "../domain/day"
import { forecast } from "../domain/forecast"
import { splitReceipt } from "../domain/receipt-split"
import { setAside } from "../domain/set-aside"

/**
 * `npm run bench:rules`: what rules and papers cost by themselves, in milliseconds of CPU, beside the bounds of their
 * issues: no server, and no database.
 */
const today = "2026-11-27"
const days = (count: number) => Array.from({ length: count }, (_, at) => addDays(today, at))

const agreed = {
  startDate: "2020-01-01",
  terms: { priceHT: 50_000, unit: "day" },
  amendments: Array.from({ length: 10 }, (_, at) => ({
    ...{ number: at + 1, effectiveOn: addDays("2020-06-01", at * 180), activatedOn: "2020-06-01" },
    changes: { priceHT: 50_000 + at * 500 },
  })),
}
const sheets = days(5_000).map(() => ({ days: "1", state: "approved" as const }))
const receipts = days(5_000).map((_, at) => ({
  ...{ activity: "liberal" as const, day: addDays("2026-01-01", at % 330) },
  ...{ net: 300_000 + at, vat: 60_000 },
}))
const planned = days(600).map((day, at) => ({
  day: addDays(today, at % 365),
  amount: -at - 100,
  of: day,
}))
const bills = days(500).map((due, at) => ({
  ...{
    id: String(at),
    clientId: String(at % 20),
    due: addDays(today, at % 120),
    open: 100_000,
    of: due,
  },
}))
const habits = new Map(days(20).map((_, at) => [String(at), at]))

const clause =
  "Chaque partie garde confidentielles les informations de l’autre qui ne sont pas publiques. ".repeat(
    6,
  )
const contract = {
  ...{
    title: "Contrat de prestation",
    subtitle: "C-1 · Conseil",
    english: true,
    prevails: "La version française fait foi.",
  },
  labels: { provider: "Le prestataire", client: "Le client" },
  provider: { name: "Camille Roche", lines: ["Lyon"] },
  client: { name: "Voltaire", lines: ["Paris"] },
  sections: Array.from({ length: 15 }, (_, at) => ({
    ...{ title: `Clause ${at}`, titleEnglish: `Clause ${at}` },
    ...{ paragraphs: [clause, clause], paragraphsEnglish: [clause, clause] },
  })),
  ...{ difference: null, footer: "Camille Roche · C-1" },
}

const facts = Array.from({ length: 30 }, (_, at): FactOfCv => {
  const { kind: _kind, ...content } = seedFacts("2026-12-20")[2] as Record<string, unknown>
  const empty = { missionKind: "mission", link: null, end: null, clientNote: null }
  return {
    id: String(at),
    kind: "mission",
    content: { ...empty, ...content } as FactOfCv["content"],
  }
})
const cv: CvContent = {
  ...{
    name: "A",
    target: null,
    offerId: null,
    language: "fr",
    template: "dossier",
    color: "#1f4e79",
  },
  ...{ headline: "Développeuse", summary: "Dix ans.", anonymous: false, otherLanguage: true },
  ...{ hidesExpired: false, showsPhoto: false, links: [], dailyRateHT: null, layout: {} },
}
const person = {
  ...{
    firstName: "Camille",
    lastName: "Roche",
    commercialName: null,
    email: "camille@roche.example",
  },
  ...{ phoneNumber: null, streetAddress: null, city: "Lyon", photoId: null },
}
const paper = paperOf(cv, contentOf(cv, facts, today), {
  person,
  facts,
  today,
})

const party = {
  name: "Camille Roche",
  siren: null,
  streetAddress: null,
  postalCode: null,
  city: "Lyon",
  country: "FR",
}
const timesheet = {
  ...{
    month: "2026-11",
    edition: 1,
    language: "fr" as const,
    seller: party,
    client: party,
    contract: "Conseil",
  },
  ...{
    reference: "C-1",
    unit: "day" as const,
    zone: "metropole" as const,
    comment: null,
    amountHT: null,
    currency: "EUR",
  },
  rows: Array.from({ length: 6 }, (_, at) => ({
    ...{ activity: `Activité ${at}`, billable: true },
    days: Object.fromEntries(
      Array.from({ length: 20 }, (_, day) => [addDays("2026-11-02", day), 1]),
    ),
  })),
}
const owner = ownerOfRow({ owner: "00000000-0000-4000-8000-000000000001" })

/** Another each time: of the very same the compiler knows what it made. */
let made = 0
const another = <Paper extends object>(paper: Paper): Paper => {
  made += 1
  return JSON.parse(
    JSON.stringify(paper)
      .replaceAll("Camille", `Camille${made}`)
      .replaceAll("Chaque", `Chaque${made}`),
  )
}

interface Measured {
  name: string
  bound: number
  times: number
  run(): unknown
}

const all: Measured[] = [
  {
    name: "termsOn, ten amendments",
    bound: 0.02,
    times: 20_000,
    run: () => termsOn(agreed, today),
  },
  {
    ...{ name: "budget over 5,000 days", bound: 5, times: 50 },
    run: () => budgetOf({ budgetDays: "6000", sheets, bills: [] }),
  },
  {
    ...{ name: "set-aside over 5,000 receipts", bound: 50, times: 10 },
    run: () =>
      setAside({
        ...{ balance: 1, vat: { collected: 0, deductible: 0 } },
        undeclared: receipts.flatMap((one) => splitReceipt(one, { withIncomeTax: true }) ?? []),
      }),
  },
  {
    ...{ name: "forecast of 12 months, 500 bills, 50 items", bound: 50, times: 10 },
    run: () => forecast({ today, days: 365, balance: 0, planned, bills, habits }),
  },
  {
    name: "contract of eight pages, PDF",
    bound: 60,
    times: 10,
    run: () => renderPaper("contract", another(contract), "a-3b"),
  },
  {
    name: "CV of 30 missions, PDF",
    bound: 60,
    times: 10,
    run: () => renderPaper("cv", another(paper), "ua-1"),
  },
  { name: "CV of 30 missions, drawn", bound: 20, times: 10, run: () => drawCv(another(paper)) },
  {
    name: "timesheet, PDF",
    bound: 20,
    times: 10,
    run: () => renderTimesheet(owner, another(timesheet)),
  },
]

let exceeded = 0
for (const { name, bound, times, run } of all) {
  for (let at = 0; at < Math.max(3, times / 10); at += 1) await run()
  const before = process.cpuUsage()
  for (let at = 0; at < times; at += 1) await run()
  const { user, system } = process.cpuUsage(before)
  const cost = (user + system) / 1000 / times
  if (cost > bound) exceeded += 1
  console.log(
    `${name}: ${cost.toFixed(3)} ms of CPU (at most ${bound})${cost > bound ? " EXCEEDED" : ""}`,
  )
}
process.exit(exceeded > 0 ? 1 : 0)
