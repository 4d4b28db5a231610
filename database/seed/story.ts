import { BillChanges } from "#contract/bills"
import { PurchaseCorrection } from "#contract/purchases"
import { addDays, addMonths, todayIn } from "#domain/day"
import { createApi } from "../../api/app"
import { universalBusinessLanguage } from "../../api/e-invoice/ubl"
import type { ApiParts } from "../../api/ports/parts"
import type { Person } from "../../api/ports/person"
import { bills, type StoryBill } from "./bills"
import { type Caller, callerOf } from "./caller"
import { contracts, type StoryContract } from "./contracts"
import { cvs, facts } from "./cv"
import { events } from "./events"
import { offers, type StoryOffer } from "./offers"
import {
  business,
  clients,
  contacts,
  mailTemplates,
  newsTemplate,
  products,
  profile,
  reminderSteps,
  services,
  website,
} from "./people"
import { projects, type StoryProject } from "./projects"
import { purchases } from "./purchases"
import { quotes, type StoryQuote } from "./quotes"
import { recurringBills } from "./recurring-bills"
import { incomes, outcomes, taxSettings } from "./treasury"

interface StoryParts {
  /** The API's parts; the story brings its own clock, and speaks as `person` only. */
  parts: ApiParts
  /** Whose story it is: Camille's account. */
  person: Person
  /** Does the jobs that a call has queued, on the day of the story. */
  work?(clock: () => Date): Promise<void>
}

/**
 * Tells the story world through the API, so that its rules, numbers and history hold: Camille, a
 * developer in Lyon, under franchise until 2025 and charging VAT since 2026, her clients, her products
 * and her bills of several states and years, up to the day of `parts.clock`.
 */
export async function createStory({ parts, person, work }: StoryParts): Promise<void> {
  const today = todayIn("Europe/Paris", parts.clock())
  let day = today
  const clock = () => new Date(`${day}T09:00:00Z`)
  const ask = callerOf(parts, person, clock)
  const call: Caller = async (method, path, body) => {
    const answer = await ask(method, path, body)
    await work?.(clock)
    return answer
  }
  const api = createApi({ ...parts, verify: async () => person, clock })
  const upload: Upload = async (name, content) => {
    const response = await api.request(`/api/Uploads?name=${name}`, {
      method: "POST",
      headers: { authorization: "Bearer story", "content-type": "application/octet-stream" },
      body: content,
    })
    if (!response.ok) throw new Error(`the story breaks at ${name}: ${await response.text()}`)
    return ((await response.json()) as { id: string }).id
  }

  await tellProfile(call, "franchise")
  await tellOffer(call)
  await tellCv(call, today)
  for (const template of mailTemplates) await call("POST", "/MailTemplates", template)
  const ids = new Map<string, string>()
  for (const client of clients) ids.set(client.name, (await call("POST", "/Clients", client)).id)
  for (const { client, ...contact } of contacts)
    await call("POST", "/Contacts", { ...contact, clientId: ids.get(client) })
  for (const contract of contracts(today))
    await tellContract(
      { call, upload },
      ids.get(contract.client),
      contract,
      (moved) => (day = moved),
    )

  let isFranchise = true
  for (const bill of bills(today)) {
    day = bill.day
    if (isFranchise && bill.day >= "2026-01-01") {
      await tellProfile(call, "normal")
      isFranchise = false
    }
    const clientId = ids.get(bill.client)
    if (clientId) await tellBill(call, clientId, bill, today, (moved) => (day = moved))
  }
  for (const purchase of purchases(today))
    await tellPurchase({ call, upload }, purchase, today, (moved) => (day = moved))
  for (const quote of quotes(today)) {
    day = quote.day
    await tellQuote(call, ids.get(quote.client), quote)
  }
  for (const offer of offers(today))
    await tellOfferOfWork(call, ids.get(offer.client), offer, (moved) => (day = moved))
  for (const project of projects(today))
    await tellProject(call, ids.get(project.client), project, (moved) => (day = moved))
  day = today
  await tellTreasury(call, today)
  for (const { client, ...recurring } of recurringBills(today))
    await call("POST", "/RecurringBills", { ...recurring, clientId: ids.get(client) })
  for (const event of events(today)) await call("POST", "/Events", event)
  await tellMailing(call, today)
  const { version } = await call("GET", "/Reminders")
  await call("PUT", "/Reminders", { enabled: true, steps: reminderSteps, version })
  const told = await call("POST", "/CustomerWebsite/manage", { ...website, published: true })
  if (!told.value) throw new Error(`the story breaks at its site: ${told.message}`)
  await call("POST", "/Profile/firstConnection")
  const { id: UserId } = await call("GET", "/Users")
  await call("POST", "/Companies", { Company: business, UserId })
  // She has read what came before the last weeks.
  await call("POST", "/Notifications/readings", { until: `${addDays(today, -45)}T00:00:00Z` })
}

/** A mailing that she has prepared and not sent; one of her contacts wants none. */
async function tellMailing(call: Caller, today: string) {
  const template = await call("POST", "/MailTemplates", newsTemplate)
  const [first] = (await call("GET", "/Contacts")) as unknown as { id: string }[]
  const words = "« Merci de ne plus m’écrire que pour les factures. »"
  if (first) await call("POST", `/Contacts/${first.id}/refusals`, { on: today, words })
  await call("POST", "/Mailings", { name: "Nouvelle année", templateId: template.id })
}

/** A project with its tasks, each written down and moved on its days. */
async function tellProject(
  call: Caller,
  clientId: string | undefined,
  { client: _, tasks, tags, day, ...project }: StoryProject,
  moveTo: (day: string) => void,
) {
  moveTo(day)
  for (const tag of tags) await call("POST", "/Tags", tag)
  const { id: projectId } = await call("POST", "/Projects", { ...project, clientId })
  const columns = (await call("GET", `/Projects/${projectId}/columns`)) as unknown as {
    id: string
    title: string
  }[]
  const columnId = (title: string) => columns.find((column) => column.title === title)?.id
  const told = tasks.flatMap(({ added, moves = [], steps, spent = [], ...task }) => {
    let path = ""
    const add = async () => {
      const { id } = await call("POST", "/Tasks", { ...task, projectId })
      path = `/Tasks/${id}`
      if (steps) await call("POST", `${path}/items`, { text: steps.join("\n") })
    }
    return [
      { day: added, tell: add },
      ...moves.map((move) => ({
        day: move.day,
        tell: async () => {
          await call("PUT", `${path}/place`, { columnId: columnId(move.to), end: true })
        },
      })),
      ...spent.map((entry) => ({
        day: addDays(entry.day, 1),
        tell: async () => {
          await call("POST", "/TimeEntries", { ...entry, taskId: path.split("/").at(-1) })
        },
      })),
    ]
  })
  // The days of a story never go back.
  for (const { day: on, tell } of told.sort((one, other) => (one.day < other.day ? -1 : 1))) {
    moveTo(on)
    await tell()
  }
}

type Upload = (name: string, content: string) => Promise<string>

/** A bill that came as a file, from its arrival to where it stands today. */
async function tellPurchase(
  { call, upload }: { call: Caller; upload: Upload },
  { days, number, bill, category, checked, paidAfter }: ReturnType<typeof purchases>[number],
  today: string,
  moveTo: (day: string) => void,
) {
  moveTo(addDays(today, -days))
  const fileId = await upload(`${number}.xml`, universalBusinessLanguage(bill))
  const draft = await call("POST", "/Purchases", { fileId })
  const path = `/Purchases/${draft.id}`
  const { version } = await call("PUT", path, PurchaseCorrection.parse({ ...draft, category }))
  if (checked) await call("POST", `${path}/check`, { version })
  if (paidAfter === undefined) return
  const paidOn = addDays(today, paidAfter - days)
  moveTo(paidOn)
  await call("POST", `${path}/payments`, { paidOn, means: "transfer" })
}

/** Her accounts, what she received and spent without a bill, and how she is taxed. */
async function tellTreasury(call: Caller, today: string) {
  const opening = { name: "Compte professionnel", bankName: "Banque du Rhône" }
  const openedOn = addDays(today, -60)
  const { id } = await call("POST", "/Accounts", { ...opening, openedOn, openingBalance: 812_050 })
  const savings = { name: "Livret", kind: "savings", openedOn, openingBalance: 300_000 }
  const { id: toAccountId } = await call("POST", "/Accounts", savings)
  await call("POST", `/Accounts/${id}/transfers`, {
    ...{ toAccountId, day: addDays(today, -30), amount: 150_000 },
  })
  await call("POST", `/Accounts/${id}/movements`, {
    ...{ direction: "taken", day: addDays(today, -20), amount: 200_000 },
  })
  for (const income of incomes(today)) await call("POST", "/Incomes", income)
  for (const outcome of outcomes(today)) await call("POST", "/Outcomes", outcome)
  await call("PUT", "/Treasury/settings", taxSettings)
  const startsOn = `${addMonths(today, -2).slice(0, 7)}-01`
  await call("PUT", "/VatReturns/settings", { dueDay: 19, startsOn, version: 0 })
}

/** The six parts of the profile, each over the version before. */
async function tellProfile(call: Caller, vatRegime: "franchise" | "normal") {
  for (const [part, values] of Object.entries(profile(vatRegime))) {
    const { version } = await call("GET", "/Profile")
    await call("PUT", `/Profile/${part}`, { ...values, version })
  }
}

/** What she says of herself in a CV, and the copies that she sent of each. */
async function tellCv(call: Caller, today: string) {
  for (const fact of facts(addDays(today, 40))) await call("POST", "/CV/facts", fact)
  for (const { recipient, ...cv } of cvs) {
    const { id } = await call("POST", "/CV/versions", cv)
    const copy = await call("POST", `/CV/versions/${id}/copies`, { recipient })
    await call("POST", `/CV/copies/${copy.id}/links`, { days: 90 })
    if (!cv.anonymous)
      for (const place of ["directory", "site"])
        await call("PUT", `/CV/publications/${place}`, { cvId: id })
  }
}

/** Her products, of which her page of the directory shows what is not sold. */
async function tellOffer(call: Caller) {
  const offeredProducts: string[] = []
  for (const product of products) {
    const { id, sold } = await call("POST", "/Products", product)
    if (!sold) offeredProducts.push(id)
  }
  for (const service of services) await call("POST", "/Services", service)
  const { version } = await call("GET", "/Profile")
  await call("PUT", "/Profile/offer", { offeredProducts, offerPrices: true, version })
}

/** An offer from its first contact to where it stands today. */
async function tellOfferOfWork(
  call: Caller,
  clientId: string | undefined,
  { client: _, day, moves = [], ...offer }: StoryOffer,
  moveTo: (day: string) => void,
) {
  moveTo(day)
  let { id, state: from } = await call("POST", "/Offers", { ...offer, clientId })
  for (const { day: moved, makes, ...move } of moves) {
    moveTo(moved)
    const path = `/Offers/${id}/${makes ? "acceptance" : "moves"}`
    from = (await call("POST", path, makes ? { from, makes } : { from, ...move })).state
  }
}

/** A contract from its draft to where it stands today. */
async function tellContract(
  { call, upload }: { call: Caller; upload: Upload },
  clientId: string | undefined,
  { client: _, activatedOn, endedOn, billed, signed, ...draft }: StoryContract,
  moveTo: (day: string) => void,
) {
  if (activatedOn) moveTo(activatedOn)
  const { id, version } = await call("POST", "/Contracts", { ...draft, clientId })
  if (!activatedOn) return
  const attestation = { kind: "vigilance", issuedOn: activatedOn }
  const fileId = await upload("Attestation de vigilance.txt", "Attestation de vigilance")
  await call("POST", `/Contracts/${id}/documents`, { ...attestation, fileId })
  const active = await call("POST", `/Contracts/${id}/activation`, { version })
  if (billed) await call("POST", `/Contracts/${id}/periods`, billed)
  if (signed) {
    moveTo(signed.on)
    await call("PUT", `/Contracts/${id}/paper`, { ...signed.paper, version: 1 })
    const request = { signers: [signed.by], ownerTurn: "first" }
    await call("POST", `/Contracts/${id}/signatures`, request)
  }
  if (!endedOn) return
  moveTo(endedOn)
  await call("POST", `/Contracts/${id}/end`, { version: active.version, endedOn })
}

/** A quote from its draft to where it stands today. */
async function tellQuote(
  call: Caller,
  clientId: string | undefined,
  { day: _, client: __, issued, linked, mailedTo, answered, billed, ...draft }: StoryQuote,
) {
  const { id, version } = await call("POST", "/Quotes", { ...draft, clientId, includeVat: true })
  if (!issued) return
  const { number } = await call("POST", `/Quotes/${id}/issue`, { version })
  if (linked) await call("POST", `/Quotes/${id}/links`, { days: 90 })
  if (mailedTo)
    await call("POST", `/Quotes/${id}/emails`, {
      to: [mailedTo],
      subject: `Devis ${number}`,
      body: "Bonjour,\n\nvoici le devis dont nous avons parlé. Vous pouvez l’accepter en ligne.\n\nBien cordialement,\nCamille Martin",
    })
  if (answered) await call("POST", `/Quotes/${id}/answers`, answered)
  if (billed) await call("POST", `/Quotes/${id}/bills`)
}

/** One bill from its draft to where it stands today. */
async function tellBill(
  call: Caller,
  clientId: string,
  {
    day,
    client: _,
    issued,
    mailedTo,
    linked,
    paidAfter,
    correctedAfter,
    depositOf,
    ...draft
  }: StoryBill,
  today: string,
  moveTo: (day: string) => void,
) {
  const added = await call("POST", "/Bills", { ...draft, clientId })
  if (depositOf) {
    const deposit = await call("POST", `/Bills/${added.id}/deposits`, { percent: depositOf })
    await call("POST", `/Bills/${deposit.id}/issue`, { version: deposit.version })
  }
  if (!issued) return
  const bill = await call("POST", `/Bills/${added.id}/issue`, { version: added.version })
  if (mailedTo)
    await call("POST", `/Bills/${bill.id}/emails`, {
      to: [mailedTo],
      subject: `Facture ${bill.number}`,
      body: "Bonjour,\n\nveuillez trouver ci-joint ma facture.\n\nBien cordialement,\nCamille Martin",
    })
  if (linked) await call("POST", `/Bills/${bill.id}/links`, { days: 90 })
  for (const { days, share, uncollected } of paidAfter ?? []) {
    const paidOn = addDays(day, days)
    if (paidOn > today) continue
    moveTo(paidOn)
    await call("POST", `/Bills/${bill.id}/payments`, {
      amount: Math.round((bill.totalTTC * share) / 100),
      paidOn,
      means: uncollected ? "cheque" : "transfer",
      collectedOn: uncollected ? null : paidOn,
    })
  }
  if (correctedAfter) {
    moveTo(addDays(day, correctedAfter.days))
    await tellCorrection(call, bill, correctedAfter)
  }
}

/** A credit note or a correction of a bill, from its draft to its issue. */
async function tellCorrection(
  call: Caller,
  bill: { id: string },
  { by, quantity }: NonNullable<StoryBill["correctedAfter"]>,
) {
  const drafted = await call("POST", `/Bills/${bill.id}/${by}`)
  const lines = [{ ...drafted.lines[0], quantity }]
  const changes = BillChanges.parse({ ...drafted, lines })
  const { id, version } = await call("PUT", `/Bills/${drafted.id}`, changes)
  await call("POST", `/Bills/${id}/issue`, { version })
}
