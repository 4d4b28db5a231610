import type { Quote } from "#contract/quotes"
import { addDays } from "#domain/day"
import { mentionsOfQuote } from "#domain/mentions"
import { missingFor } from "#domain/missing"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { blank } from "../../people/profile/rules"
import type { Env } from "../../ports/context"
import { plain } from "../bills/rules"
import {
  type Draft,
  type DraftContent,
  type FrozenBill,
  factsOf,
  freeze,
} from "../documents/freezing.rules"
import type { QuoteRow } from "./queries"

/** Everything that stands on an edition of a quote. */
export type FrozenQuote = FrozenBill & { quote: NonNullable<FrozenBill["quote"]> }

/** What is read of a quote, kept or only typed yet, to freeze it. */
export type QuoteContent = Omit<
  DraftContent,
  | "kind"
  | "dueDate"
  | "billingPeriodStart"
  | "billingPeriodEnd"
  | "purchaseOrder"
  | "penaltyRate"
  | "includePenalty"
> &
  Pick<
    QuoteRow,
    | "clientId"
    | "drafting"
    | "edition"
    | "validDays"
    | "depositRate"
    | "paymentDays"
    | "paymentTerms"
  >

type Scope = Pick<Env["Variables"], "db" | "owner" | "person" | "today">

/**
 * Holds a quote against today's profile, client and law: what is still missing, and what would be frozen if
 * it were issued. What a bill must say of seller, client and VAT, a quote says too.
 */
export async function prepare(
  { db, owner, person, today }: Scope,
  quote: QuoteContent,
  rows: Draft["lines"],
): Promise<{ missing: Quote["missing"]; frozen: FrozenQuote }> {
  const profile = (await findProfile(db, owner)) ?? blank(person.email)
  const client = found(await findClient(db, owner, quote.clientId))
  const lines = rows.map((line) => ({
    ...line,
    quantity: plain(line.quantity),
    vatRate: plain(line.vatRate),
    discountRate: line.discountRate && plain(line.discountRate),
  }))
  const releaseDate = quote.drafting ? today : (quote.releaseDate ?? today)
  const bill = {
    ...quote,
    kind: "bill" as const,
    releaseDate,
    dueDate: null,
    billingPeriodStart: null,
    billingPeriodEnd: null,
    purchaseOrder: null,
    penaltyRate: null,
    // Penalties are for bills to say.
    includePenalty: true,
  }
  const draft = { bill, lines, profile, client, origin: null, deposits: [], left: null }
  const facts = factsOf(draft)
  const frozen = freeze(draft, facts, mentionsOfQuote(facts, releaseDate))
  return {
    missing: missingFor(facts, releaseDate),
    frozen: {
      ...frozen,
      includePenalty: false,
      quote: {
        edition: quote.drafting ? quote.edition + 1 : quote.edition,
        validUntil: addDays(releaseDate, quote.validDays),
        depositRate: quote.depositRate && plain(quote.depositRate),
        paymentDays: quote.paymentDays,
        paymentTerms: quote.paymentTerms,
      },
    },
  }
}
