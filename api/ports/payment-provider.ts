/** By what a provider takes money. */
export type ProvidedMeans = "card" | "sepa"

/** A card or an account that its holder entered on the provider's pages; we never see its number. */
export interface SavedMeans {
  id: string
  means: ProvidedMeans
  /** How its holder knows it: "visa 4242". */
  label: string
}

/** What a payment is for, by our own names, which the provider keeps beside it. */
export interface PaymentNames {
  /** The bill that it pays, and which try it is. */
  bill?: string
  try?: string
  /** The page that we sent somebody to. */
  page?: string
}

/** Who pays, as the provider is to know them. */
interface Payer {
  /** As the provider calls them; none yet at their first page. */
  customer: string | null
  /** As we call them. */
  subscriber: string
  email: string | null
}

/** A page of the provider's that somebody is sent to. */
export interface NewPage {
  /** Of ours: the same one begun twice is one. */
  id: string
  payer: Payer
  language: "fr" | "en"
  /** Where it leads to afterwards, whatever came of it. */
  returnTo: string
  /** When it closes by itself. */
  endsAt: Date
}

export interface NewPayment extends NewPage {
  amount: number
  /** What is paid, in words. */
  title: string
  names: PaymentNames
}

export interface BegunPage {
  id: string
  url: string
  customer: string
}

/** A bill that is charged by what was entered before. */
interface NewCharge {
  /** The same charge asked twice is one: the bill and which try it is. */
  key: string
  customer: string
  method: { id: string; means: ProvidedMeans }
  amount: number
  names: PaymentNames
}

/** Why a payment failed, as far as it matters: the holder is asked by their bank, or there was no money. */
type FailureReason = "authentication" | "funds" | "other"

/** What the provider says of a payment now. */
export interface ProviderPayment {
  kind: "payment"
  id: string
  state: "open" | "processing" | "failed" | "succeeded"
  /** In cents. */
  amount: number
  currency: string
  reason: FailureReason | null
  /** When it was made. */
  paidAt: Date | null
  /** Its payer's bank took it back, and it was not won back. */
  takenBack: boolean
  /** What was given back of it, in cents. */
  refunded: number
  names: PaymentNames
}

/** What the provider says of a page now. */
export interface ProviderPage {
  kind: "page"
  id: string
  state: "open" | "complete" | "expired"
  method: SavedMeans | null
  payment: ProviderPayment | null
}

/** What the provider says of a mandate now: whether debits may still be taken by what it was given for. */
export interface ProviderMandate {
  kind: "mandate"
  id: string
  method: string
  isGone: boolean
}

export type ProviderObject = Pick<ProviderPage | ProviderPayment | ProviderMandate, "kind" | "id">

/** Something happened to an object: which, is all that is taken from such a message. */
export interface ProviderMessage {
  id: string
  about: ProviderObject | undefined
}

/**
 * A means of payment. Periods, renewals, grace and bills are ours: it takes money and says what became of it.
 * Each call throws a {@link ProviderAway} where no answer came, or one that says nothing.
 */
export interface PaymentProvider {
  /** As it is called in the address of its messages. */
  name: string
  publicKey: string | null
  /** Has somebody enter by what they will pay. */
  beginSetup(page: NewPage): Promise<BegunPage>
  /** Has somebody pay now, and keeps by what. */
  beginPayment(payment: NewPayment): Promise<BegunPage>
  /** Charges a bill without its payer. */
  charge(charge: NewCharge): Promise<ProviderPayment>
  /** What became of something; nothing where it is unknown there. */
  ask(about: ProviderObject): Promise<ProviderPage | ProviderPayment | ProviderMandate | undefined>
  /** A payment of a customer’s that bears these names, where the answer to its charge was lost. */
  find(customer: string, names: PaymentNames): Promise<ProviderPayment | undefined>
  /** Gives money back; once for a key. */
  refund(payment: string, amount: number, key: string): Promise<void>
  /** Forgets a customer, and by what they paid; that one is unknown there already is no error. */
  forget(customer: string): Promise<void>
  /** A message of its own, if its signature holds. */
  read(rawBody: string, signature: string | undefined, now: Date): ProviderMessage | undefined
}

/** The provider did not answer, or not with an answer. */
export class ProviderAway extends Error {
  override name = "ProviderAway"
}
