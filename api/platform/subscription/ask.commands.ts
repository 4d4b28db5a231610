import { nobody, type Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { reading } from "../../../database/reading"
import { addNotification } from "../../notifications/add.commands"
import { causeOf } from "../../notifications/cause"
import { onBehalfOf } from "../../ports/on-behalf"
import type { ApiParts } from "../../ports/parts"
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderMessage,
  type ProviderObject,
  type ProviderPayment,
} from "../../ports/payment-provider"
import { alarm } from "./alarm.commands"
import { applyPage, applyPayment, type PaymentParts } from "./apply.commands"
import { chargeBill } from "./charge.commands"
import { changePage, type PageRow } from "./payments.queries"
import { findSeller } from "./plans.queries"
import {
  endMethod,
  findSession,
  forgetEvents,
  keepEvent,
  listToAsk,
  raisePage,
  raiseTry,
  raiseUnnamed,
} from "./provider.queries"
import { askNext, providerOf } from "./provider.rules"

/** How often the loser of two that ask at once asks again, before its job does. */
const mostRounds = 5
const eventsKept = 30

/** Keeps a signed message of the provider's, and leaves for later to ask what it is about. Told twice is told once. */
export async function hear(
  { pool, queue }: Pick<ApiParts, "pool" | "queue">,
  provider: string,
  message: ProviderMessage,
  now: Date,
): Promise<void> {
  await inTransaction(pool, nobody, async (db) => {
    const isNew = await keepEvent(db, provider, message, now)
    if (isNew && message.about) await queue.send(db, "paymentEvent", message.about)
  })
}

/** Asks the provider what became of an object, and moves our records to what it says now. */
export async function askAbout(parts: PaymentParts, about: ProviderObject): Promise<void> {
  const provider = providerOf(parts.payments)
  const seller = await findSeller(reading(parts.pool, nobody))
  if (!provider || !seller) return
  if (about.kind === "page") return askPage(parts, { provider, seller }, about.id)
  if (about.kind === "payment") return askPayment(parts, { provider, seller }, about.id)
  const mandate = await provider.ask(about)
  if (mandate?.kind !== "mandate" || !mandate.isGone) return
  const now = parts.clock()
  const owner = await onBehalfOf(parts, seller, now, ({ db }) => endMethod(db, mandate.method, now))
  if (owner)
    await onBehalfOf(parts, owner, now, ({ db }) =>
      addNotification(db, owner, {
        kind: "paymentMethodGone",
        causeId: causeOf(mandate.id, mandate.method),
        parameters: {},
        createdAt: now,
      }),
    )
}

/**
 * Asks about all that has been open for so long that a message may be lost, and forgets old messages. None of them need
 * ever arrive.
 */
export async function askOpenPayments(parts: PaymentParts): Promise<void> {
  const seller = await findSeller(reading(parts.pool, nobody))
  const now = parts.clock()
  if (!seller || !providerOf(parts.payments)) return
  const open = await onBehalfOf(parts, seller, now, async ({ db }) => {
    await forgetEvents(db, new Date(now.getTime() - eventsKept * 86_400_000))
    return listToAsk(db, now)
  })
  const asks = [
    ...open.pages.map((page) => () => askOpenPage(parts, seller, page)),
    ...open.tries.map(
      (one) => () =>
        one.object ? askAbout(parts, { kind: "payment", id: one.object }) : chargeBill(parts, one),
    ),
  ]
  for (const ask of asks)
    try {
      await ask()
    } catch (error) {
      // Nobody waits for another's trouble; it is asked again.
      parts.log.error({ err: error }, "payment not asked about")
    }
}

/** A page that is open in our records; one that the provider never answered for cannot be paid by. */
export async function askOpenPage(
  parts: PaymentParts,
  seller: Owner,
  page: PageRow & { owner: Owner },
): Promise<void> {
  if (page.session) return askAbout(parts, { kind: "page", id: page.session })
  const now = parts.clock()
  if (page.endsAt > now) return
  await onBehalfOf(parts, seller, now, ({ db }) =>
    changePage(db, page.owner, page.id, { state: "expired" }),
  )
}

interface Asking {
  provider: PaymentProvider
  seller: Owner
}

async function askPage(parts: PaymentParts, asking: Asking, session: string): Promise<void> {
  const { provider, seller } = asking
  for (let round = 0; round < mostRounds; round += 1) {
    const now = parts.clock()
    const page = await onBehalfOf(parts, seller, now, ({ db }) =>
      raisePage(db, session, askNext(now, now)),
    )
    // One of another product of the same account.
    if (page?.state !== "open") return
    const said = await provider.ask({ kind: "page", id: session })
    if (said?.kind !== "page" || said.state === "open") return
    if (await applyPage(parts, seller, page, said)) return
  }
  throw new ProviderAway("asked about too often at once")
}

async function askPayment(
  parts: PaymentParts,
  { provider, seller }: Asking,
  id: string,
): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const now = parts.clock()
    const next = askNext(now, now)
    const known = await onBehalfOf(parts, seller, now, ({ db }) => raiseTry(db, id, next))
    const said = await provider.ask({ kind: "payment", id })
    if (said?.kind !== "payment") return
    const one = known ?? (await findUnnamed(parts, seller, said))
    if (!one) return askOfPage(parts, { provider, seller }, said)
    if (await applyPayment(parts, seller, one, said)) return
  }
  throw new ProviderAway("asked about too often at once")
}

/** The try whose answer has not come yet, by the names that its payment bears. */
async function findUnnamed(parts: PaymentParts, seller: Owner, { names }: ProviderPayment) {
  const { bill, try: number } = names
  if (!bill || !number) return undefined
  const now = parts.clock()
  return onBehalfOf(parts, seller, now, ({ db }) =>
    raiseUnnamed(db, { bill, number }, askNext(now, now)),
  )
}

/** A payment made on a page of ours is learned of by the page; one that names nothing of ours is another product's. */
async function askOfPage(
  parts: PaymentParts,
  asking: Asking,
  said: ProviderPayment,
): Promise<void> {
  const { page, bill } = said.names
  if (!page && !bill) return
  const session = page
    ? await onBehalfOf(parts, asking.seller, parts.clock(), ({ db }) => findSession(db, page))
    : null
  if (session) return askPage(parts, asking, session)
  if (said.state === "succeeded") await alarm(parts, { object: said.id, reason: "notOurs" })
}
