import { nobody, type Owner } from "#domain/owner"
import { awaitAgain } from "#domain/subscription-course"
import { ownerOfRow } from "../../../database/owner-of-row"
import { reading } from "../../../database/reading"
import { lockSubscription } from "../../access/subscriptions.queries"
import { found } from "../../http/problem"
import { onBehalfOf } from "../../ports/on-behalf"
import type { PaymentProvider, ProviderPayment } from "../../ports/payment-provider"
import type { QueuedWork } from "../../ports/queue"
import { applyPayment, type PaymentParts, settled } from "./apply.commands"
import { changeTry, findMethod, findTry, type TryRow } from "./payments.queries"
import { findSeller } from "./plans.queries"
import { raiseOwn } from "./provider.queries"
import { askNext, keyIsForgotten, providerOf } from "./provider.rules"
import { changeSubscriptionBill } from "./queries"

/**
 * Charges a bill by one of its tries, which the provider takes once however often it is asked: by the bill and the
 * try. Where it has forgotten that, after a day, it is asked for the payment first; nothing found, the try is lost and
 * another one made.
 */
export async function chargeBill(
  parts: PaymentParts,
  job: Pick<QueuedWork["paymentCharge"], "owner" | "position" | "number">,
): Promise<void> {
  const provider = providerOf(parts.payments)
  const seller = await findSeller(reading(parts.pool, nobody))
  if (!provider || !seller) return
  const owner = ownerOfRow(job)
  const sending = await takeUp(parts, seller, owner, job)
  if (!sending) return
  const said = await answerTo(provider, sending)
  if (!said) return lose(parts, seller, sending.one)
  if (!(await applyPayment(parts, seller, sending.one, said)))
    // Somebody learned of it meanwhile, by a message of the provider's that overtook its answer.
    parts.log.info({ owner }, "a charge was answered after it was asked about")
}

interface Sending {
  one: TryRow & { owner: Owner }
  customer: string
  wasForgotten: boolean
}

/** Marks a try as sent: until its answer is there, its money is not late. */
async function takeUp(
  parts: PaymentParts,
  seller: Owner,
  owner: Owner,
  key: Pick<TryRow, "position" | "number">,
): Promise<Sending | undefined> {
  const now = parts.clock()
  return onBehalfOf(parts, seller, now, async ({ db }) => {
    const { facts } = found(await lockSubscription(db, owner))
    const before = await findTry(db, owner, key)
    const bill = facts.bills[key.position]
    if (!bill || before?.state !== "open" || before.object) return undefined
    const isOver = bill.creditedOn !== null || bill.money === "succeeded"
    if (isOver && !before.sentAt) {
      await changeTry(db, owner, key, { state: "lost", endedAt: now })
      return undefined
    }
    const method = await findMethod(db, owner)
    const one = await raiseOwn(db, owner, key, askNext(now, now))
    if (!one || !method) return undefined
    if (!before.sentAt) {
      await changeTry(db, owner, key, { sentAt: now })
      const awaited = awaitAgain(facts, key.position)
      await changeSubscriptionBill(db, owner, key.position, found(awaited.bills[key.position]))
    }
    return { one, customer: method.customer, wasForgotten: keyIsForgotten(before, now) }
  })
}

async function answerTo(
  provider: PaymentProvider,
  { one, customer, wasForgotten }: Sending,
): Promise<ProviderPayment | undefined> {
  const names = { bill: one.billId, try: String(one.number) }
  if (wasForgotten) return provider.find(customer, names)
  return provider.charge({
    key: `bill-${one.billId}-${one.number}`,
    customer,
    method: { id: found(one.method), means: one.means },
    amount: one.amount,
    names,
  })
}

/** No money was taken by it: another one is made at once. */
async function lose(parts: PaymentParts, seller: Owner, one: Sending["one"]): Promise<void> {
  await settled(parts, seller, one.owner, one.billId, async ({ db, now }, facts) => {
    const known = await findTry(db, one.owner, one)
    if (known?.asked !== one.asked) return "asked"
    await changeTry(db, one.owner, one, { state: "lost", endedAt: now })
    return { facts }
  })
}
