import { noDelivery } from "#domain/delivery"
import type { Owner } from "#domain/owner"
import type { DuePeriod } from "#domain/subscription-course"
import type { Database } from "../../../database/client"
import { reading } from "../../../database/reading"
import { ensure, found } from "../../http/problem"
import { addClient, changeClient, findClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { findVatRegime } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import type { ApiParts } from "../../ports/parts"
import { findFollowers } from "../../sales/bills/credit-note.queries"
import { draftBill } from "../../sales/bills/draft.commands"
import { addEvent, findBill, lockBill } from "../../sales/bills/queries"
import { addEmail } from "../../sales/documents/email.queries"
import { draftCreditNote } from "../../sales/issuing/correction.commands"
import { issue } from "../../sales/issuing/issue.commands"
import { aboutBill } from "../../sales/mail/about.commands"
import { correspondence, written } from "../../sales/mail/correspondence.commands"
import { usualTemplate } from "../../sales/mail/template.commands"
import { spendCredit } from "../../sales/payments/client-credit.commands"
import { findCredit, lockCredit } from "../../sales/payments/client-credit.queries"
import { findPlan } from "./plans.queries"
import { addSubscriptionClient, findAccountEmail, findSubscriptionClient } from "./queries"
import { clientOf, nameIn, rateFor } from "./rules"

/** The owner is the seller: what is made is theirs. */
export type SellerContext = Context<"queue" | "origin" | "payments">

export interface Subscriber {
  id: Owner
  client: ReturnType<typeof clientOf>
}

/** What the seller bills them as: by their profile, which the seller does not see. */
export async function readSubscriber(
  { pool }: Pick<ApiParts, "pool">,
  id: Owner,
): Promise<Subscriber> {
  const db = reading(pool, id)
  const [profile, email] = [await findProfile(db, id), await findAccountEmail(db, id)]
  return { id, client: clientOf(found(profile), email) }
}

/** Issues the bill of a period and mails it, as any bill of the seller's; answers its id and what it asks for. */
export async function issuePeriod(
  context: SellerContext,
  subscriber: Subscriber,
  { startsOn, endsOn, choice }: DuePeriod,
  priceHT: number,
): Promise<{ id: string; paid: number; totalTTC: number }> {
  const { owner, db, today } = context
  const clientId = await keepClient(context, subscriber)
  const { client } = subscriber
  const regime = await findVatRegime(db, owner, today)
  const plan = found(await findPlan(db, choice.plan))
  const draft = await draftBill(context, {
    clientId,
    releaseDate: null,
    billingPeriodStart: startsOn,
    billingPeriodEnd: endsOn,
    // Access lasts as long without the money.
    paymentDays: 14,
    paymentTerms: "days",
    ...{ discountRate: null, discountAmount: null, penaltyRate: null },
    ...{ purchaseOrder: null, buyerReference: null, contractReference: null, suppliedOn: null },
    ...noDelivery,
    keepsFranchise: false,
    ...{ earlyPaymentRate: null, earlyPaymentDays: null, note: null, reason: null },
    includeVat: true,
    includePenalty: true,
    includeLogo: false,
    includeSignature: false,
    lines: [
      {
        serviceName: nameIn(plan, client.language),
        ...{ productId: null, description: null, quantity: "1", unit: "unit" },
        ...{ discountRate: null, kind: "services", vatCategory: null },
        unitPriceHT: priceHT,
        vatRate: rateFor({
          place: client,
          level: plan.vatCategory,
          chargesVat: regime !== "franchise",
          today,
        }),
      },
    ],
  })
  await issue(context, found(await lockBill(db, owner, draft.id)))
  await spendKeptMoney(context, draft.id)
  const issued = found(await findBill(db, owner, draft.id))
  if (client.email) await queueLetter(context, issued, client.email)
  return { id: issued.id, paid: issued.paid, totalTTC: issued.totalTTC }
}

/** The client that a subscriber is, as their profile says it now. */
async function keepClient({ owner, db }: SellerContext, subscriber: Subscriber): Promise<string> {
  const known = await findSubscriptionClient(db, owner, subscriber.id)
  const client = known && (await findClient(db, owner, known))
  if (client) {
    const { version } = client
    ensure(await changeClient(db, owner, client.id, { ...subscriber.client, version }), "stale")
    return client.id
  }
  const { id } = found(await addClient(db, owner, subscriber.client))
  await addSubscriptionClient(db, owner, subscriber.id, id)
  return id
}

/** What the seller keeps of a subscriber's money, for their next bill. */
export async function findKeptMoney(db: Database, seller: Owner, subscriber: Owner) {
  const clientId = await findSubscriptionClient(db, seller, subscriber)
  const credit = clientId && (await findCredit(db, seller, clientId))
  return credit ? credit.balance : 0
}

/** Money of the client's that is kept, from what came too late or twice, pays first. */
async function spendKeptMoney(context: SellerContext, billId: string): Promise<void> {
  const { owner, db } = context
  const bill = found(await lockBill(db, owner, billId))
  const { balance } = found(await lockCredit(db, owner, bill.clientId))
  if (balance > 0) await spendCredit(context, bill, Math.min(balance, bill.due))
}

async function queueLetter(
  { owner, db, today, now, parts }: SellerContext,
  bill: NonNullable<Awaited<ReturnType<typeof findBill>>>,
  to: string,
): Promise<void> {
  const about = aboutBill(bill)
  const correspondent = await correspondence(db, owner, about, today)
  const template = await usualTemplate(db, owner, "bill")
  const email = await written(db, owner, about, correspondent, template, {
    origin: parts.origin,
    now,
  })
  await addEmail(db, owner, { ...email, billId: bill.id, to: [to] })
  await addEvent(db, owner, { billId: bill.id, what: "emailQueued", at: now, detail: to })
  await parts.queue.send(db, "billEmail", { owner, emailId: email.id })
}

/** Credits whole the bill of a period that nobody paid, unless that was done. */
export async function creditPeriod(
  context: SellerContext,
  { billId }: { billId: string },
): Promise<void> {
  const { owner, db } = context
  const followers = await findFollowers(db, owner, billId)
  if (followers.length > 0) return
  const note = await draftCreditNote(context, billId)
  await issue(context, found(await lockBill(db, owner, note.id)))
  const issued = found(await findBill(db, owner, note.id))
  const client = await findClient(db, owner, issued.clientId)
  if (client?.email) await queueLetter(context, issued, client.email)
}

/** What the seller's own bill says of the money of a period. */
export const isPaid = ({ paid, totalTTC }: { paid: number; totalTTC: number }): boolean =>
  paid >= totalTTC
