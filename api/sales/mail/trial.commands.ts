import type { z } from "zod"
import { aboutOf } from "#contract/mail-purposes"
import type { MailPreviewFilter, MailTest, MailTrial } from "#contract/mail-templates"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import { todayIn } from "#domain/day"
import type { MailAbout, MailSubject } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { translate } from "../../http/messages"
import { ensure, found } from "../../http/problem"
import { composed } from "../../mail-texts/compose"
import { wordingIn } from "../../mail-texts/wording"
import type { Look } from "../../mailer/html"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { senderName } from "../../people/profile/rules"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findContract } from "../../work/contracts/queries"
import { findTimesheet } from "../../work/timesheets/queries"
import { findBill } from "../bills/queries"
import { findQuote } from "../quotes/queries"
import { quoteCan } from "../quotes/rules"
import { aboutBill, aboutContract, aboutQuote, aboutTimesheet, factsOf } from "./about.commands"
import { boxOf } from "./correspondence.commands"
import { findMailTemplate, type TemplateRow } from "./template.queries"
import { valuesOf } from "./template.rules"
import * as queries from "./trial.queries"

/** A template is tried with what the person may see. */
type TrialContext = Context<"origin"> & {
  person: Pick<Person, "username">
  rights: ReadonlySet<Permission>
}

/** What a template is tried with: what messages are about, and whom mailings go to. */
type TriedAbout = MailAbout | "contact"
type TriedContact = NonNullable<Awaited<ReturnType<typeof queries.findContactToTry>>>

const rights = {
  bill: "bills.see",
  quote: "quotes.see",
  timesheet: "timesheets.see",
  contract: "contracts.see",
  contact: "contacts.see",
} as const satisfies Record<TriedAbout, Permission>

const lists = {
  bill: queries.listBillsToTry,
  quote: queries.listQuotesToTry,
  timesheet: queries.listTimesheetsToTry,
  contract: queries.listContractsToTry,
  contact: queries.listContactsToTry,
}

/** Of what the installation says nothing is tried. */
const isAbout = (about: string): about is TriedAbout => Object.hasOwn(rights, about)

const chosenOf = (chosen: Partial<Record<`${TriedAbout}Id`, string | null>>, about: TriedAbout) =>
  chosen[`${about}Id`] ?? undefined

async function subjectFor(
  db: Database,
  owner: Owner,
  about: TriedAbout,
  id: string,
): Promise<MailSubject | TriedContact | undefined> {
  if (about === "contact") return queries.findContactToTry(db, owner, id)
  if (about === "bill") {
    const bill = await findBill(db, owner, id)
    if (bill) ensure(bill.number, "billDraft")
    return bill && aboutBill(bill)
  }
  if (about === "quote") {
    const quote = await findQuote(db, owner, id)
    if (quote) ensure(!quote.drafting || quoteCan.beSent(quote), "quoteDraft")
    return quote && aboutQuote(quote)
  }
  if (about === "timesheet") {
    const sheet = await findTimesheet(db, owner, id)
    return sheet && aboutTimesheet(sheet)
  }
  const contract = await findContract(db, owner, id)
  return contract && aboutContract(contract)
}

/** The template with the values of a record of what it is about: the newest one, or the one named. */
export async function tryTemplate(
  context: TrialContext,
  id: string,
  filter: z.output<typeof MailPreviewFilter>,
): Promise<z.output<typeof MailTrial> & { html: string }> {
  const { owner, db, today, person, rights: own, parts } = context
  const template = found(await findMailTemplate(db, owner, id))
  const about = aboutOf(template.purpose)
  const isSeen = isAbout(about) && own.has(rights[about])
  const records = isSeen ? await lists[about](db, owner) : []
  const named = isAbout(about) ? chosenOf(filter, about) : undefined
  // What one may not see is not there.
  const chosen = named ?? records[0]?.id
  const one = isSeen && chosen ? await subjectFor(db, owner, about, chosen) : undefined
  if (named) found(one)
  const said = await read(
    { db, owner },
    { template, one, today, origin: parts.origin, sender: person.username },
    filter,
  )
  const tried = one && { id: one.id, number: one.number ?? "", clientName: one.clientName }
  return {
    ...{ bill: null, quote: null, timesheet: null, contract: null, contact: null },
    ...(one && { [one.about]: tried }),
    ...{ language: said.language, subject: said.subject, body: said.text, html: said.html },
    records: records.map((record) => ({ ...record, number: record.number ?? "" })),
  }
}

interface Tried {
  template: TemplateRow
  one: MailSubject | TriedContact | undefined
  today: string
  origin: string
  sender: string
}

/** How it reads; without a record its variables stay. */
async function read(
  { db, owner }: { db: Database; owner: Owner },
  { template, one, today, origin, sender }: Tried,
  { language, theme, width }: { language?: Language } & Look,
) {
  const client = one?.clientId ? await findClient(db, owner, one.clientId) : undefined
  const wording = wordingIn(template, language ?? client?.language ?? "fr")
  if (!one)
    return { language: wording.language, ...composed(wording, {}, { look: { theme, width } }) }
  const profile = await findProfile(db, owner)
  if (one.about === "contact") {
    const own = senderName(profile) ?? sender
    const said = { contact: one.number, company: one.clientName, offer: one.offer, sender: own }
    return {
      language: wording.language,
      ...composed(wording, said, { look: { theme, width }, sender: own }),
    }
  }
  const details = {
    sender: senderName(profile) ?? sender,
    iban: profile?.iban ?? null,
    ...(one.about !== "contract" && { link: sampleLink(origin, one.about) }),
  }
  const values = valuesOf(one, details, today, wording.language)
  const facts = factsOf(one).map((key) => ({
    label: translate(wording.language, `mailTemplates.facts.${key === "number" ? one.about : key}`),
    value: values[key] ?? "",
  }))
  const box = boxOf(one, wording.language, values.lastDay ?? "")
  const parts = { look: { theme, width }, facts, box, sender: details.sender }
  return { language: wording.language, ...composed(wording, values, parts) }
}

/** The same for the queue, which asks nobody's rights: they were asked when it was queued. */
export async function composeTrial(
  { origin, clock }: { origin: string; clock(): Date },
  { db, owner }: { db: Database; owner: Owner },
  { templateId, of, language }: { templateId: string; of: string | null; language: Language },
) {
  const template = await findMailTemplate(db, owner, templateId)
  if (!template) return undefined
  const about = aboutOf(template.purpose)
  const one = of && isAbout(about) ? await subjectFor(db, owner, about, of) : undefined
  const today = todayIn("Europe/Paris", clock())
  const tried = { template, one, today, origin, sender: "" }
  const { subject, text, html } = await read({ db, owner }, tried, { language })
  const { purpose, version } = template
  return { subject, text, html, template: { purpose, version } }
}

/** Leaves it to the queue to send whoever asks how the template reads, with a record of their choice. */
export async function testTemplate(
  context: TrialContext & Context<"queue" | "origin">,
  id: string,
  { language, ...chosen }: z.output<typeof MailTest>,
): Promise<void> {
  const { db, owner, person, parts } = context
  ensure(person.email, "noOwnAddress")
  const named = Object.entries(chosen).filter(([, value]) => value !== null)
  const tried = await tryTemplate(context, id, { ...Object.fromEntries(named), language })
  const record = tried.bill ?? tried.quote ?? tried.timesheet ?? tried.contract ?? tried.contact
  const job = { owner, person: person.id, templateId: id, of: record?.id ?? null, language }
  await parts.queue.send(db, "mailTest", job)
}

/** What stands for the private link while a template is only tried. */
const sampleLink = (origin: string, about: Exclude<MailAbout, "contract">) =>
  `${origin}/${about === "bill" ? "link" : about}/…`
