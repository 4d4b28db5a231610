import type { z } from "zod"
import { aboutOf, type MailTrial, type MailTrialFilter } from "#contract/mail-templates"
import type { Permission } from "#contract/permissions"
import { ensure, found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { senderName } from "../../people/profile/rules"
import type { Context } from "../../ports/context"
import type { Person } from "../../ports/person"
import { findBill, findNewestIssued } from "../bills/queries"
import { findNewestIssued as findNewestQuote } from "../quotes/queries"
import { aboutBill, aboutQuote } from "./about.commands"
import { findMailTemplate } from "./template.queries"
import { filled, valuesOf, wordingIn } from "./template.rules"

/** A template is tried with what the person may see. */
type TrialContext = Context<"origin"> & {
  person: Pick<Person, "username">
  rights: ReadonlySet<Permission>
}

/** The template with the values of a bill, or a quote: the newest issued one, or the one named. */
export async function tryTemplate(
  { owner, db, today, person, rights, parts }: TrialContext,
  id: string,
  { billId, language }: z.output<typeof MailTrialFilter>,
): Promise<z.output<typeof MailTrial>> {
  const template = found(await findMailTemplate(db, owner, id))
  const of = aboutOf(template.purpose)
  const quote =
    of === "quote" && rights.has("quotes.see") ? await findNewestQuote(db, owner) : undefined
  const find = () => (billId ? findBill(db, owner, billId) : findNewestIssued(db, owner))
  const bill = of === "bill" && rights.has("bills.see") ? await find() : undefined
  if (billId) found(bill)
  if (bill) ensure(bill.number, "billDraft")
  const about = bill ? aboutBill(bill) : quote && aboutQuote(quote)
  const client = about && (await findClient(db, owner, about.clientId))
  const wording = wordingIn(template, language ?? client?.language ?? "fr")
  if (!about) return { ...wording, bill: null, quote: null }
  const profile = await findProfile(db, owner)
  const sender = {
    sender: senderName(profile) ?? person.username,
    iban: profile?.iban ?? null,
    link: sampleLink(parts.origin, about.about),
  }
  const said = filled(wording, valuesOf(about, sender, today, wording.language))
  const { number, clientName } = about
  const tried = { id: about.id, number: number ?? "", clientName }
  return { ...said, bill: null, quote: null, [about.about]: tried }
}

/** What stands for the private link while a template is only tried. */
const sampleLink = (origin: string, about: "bill" | "quote") =>
  `${origin}/${about === "bill" ? "link" : "quote"}/…`
