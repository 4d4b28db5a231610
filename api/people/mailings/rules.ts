import type { leftOutReasons, mailingStates } from "#contract/choices"
import type { Language } from "#contract/values"
import type { ClientKind } from "#domain/client-kind"
import type { Day } from "#domain/day"
import { type MailValues, speaksOf } from "#domain/mail-template"
import type { Clock } from "#domain/retention"

export type LeftOut = (typeof leftOutReasons)[number]
export type MessageState = (typeof mailingStates)[number]

/** A contact, as far as it matters to whether they may be written to. */
export interface Receiver {
  id: string
  name: string
  email: string | null
  clientName: string | null
  clientKind: ClientKind | null
  clientStatus: string | null
  /** They agreed to be written to, by the owner's site. */
  consented: boolean
  language: Language
  /** The newest open offer of theirs, or else of their company. */
  offer: string | null
  refused: boolean
  clock: Clock["state"]
  /** By which way their address came, and on which day. */
  source: "website" | "directory" | "owner"
  collectedOn: Day
}

/**
 * Why someone gets nothing, the gravest first. A private person is written to with their consent, or as a client
 * about the like (CPCE L34-5); what the words speak of must be there.
 */
export function leftOutOf(
  receiver: Receiver,
  words: string,
  taken: ReadonlySet<string>,
  key: string | null,
): LeftOut | null {
  if (!receiver.email || key === null) return "noEmail"
  if (receiver.refused) return "refused"
  if (receiver.clock === "due") return "clockRunOut"
  const isPrivate = receiver.clientKind === "individual" && receiver.clientStatus !== "active"
  if (isPrivate && !receiver.consented) return "noConsent"
  if (taken.has(key)) return "twice"
  if (speaksOf(words, "company") && !receiver.clientName) return "noCompany"
  if (speaksOf(words, "offer") && !receiver.offer) return "noOffer"
  return null
}

/** What a mailing may say of its receiver. */
export const valuesOf = (receiver: Receiver, sender: string): Partial<MailValues> => ({
  contact: receiver.name,
  company: receiver.clientName ?? "",
  offer: receiver.offer ?? "",
  sender,
})
