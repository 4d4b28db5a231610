import { z } from "zod"
import { NewBillEmail } from "#contract/bill-emails"
import { NewPayment } from "#contract/bill-payments"
import { BillFilter, NewBill } from "#contract/bills"
import { NewClient } from "#contract/clients"
import { NewProduct } from "#contract/products"
import { paymentMeans, units } from "#contract/sales-choices"
import { Day, Id, Text } from "#contract/values"
import { isOwed } from "#domain/bill-kind"
import { isBusiness } from "#domain/client-kind"
import { ensure, found } from "../../http/problem"
import { takeQuota } from "../../http/take-quota"
import { addClient } from "../../people/clients/queries"
import { findProfile } from "../../people/profile/queries"
import { draftBill, lockDraft } from "../../sales/bills/draft.commands"
import { prepare } from "../../sales/bills/preparation.commands"
import { addEvent, type BillRow, findBill, findParts, listBills } from "../../sales/bills/queries"
import { billCan, dueOn, statusOf } from "../../sales/bills/rules"
import { listEmails } from "../../sales/documents/email.queries"
import { draftCreditNote } from "../../sales/issuing/correction.commands"
import { issue } from "../../sales/issuing/issue.commands"
import {
  addDispute,
  addPause,
  isDisputed,
  isPaused,
  removeDispute,
  removePause,
} from "../../sales/late-payment/hold.queries"
import { aboutBill, referenceOf } from "../../sales/mail/about.commands"
import { proposeEmail, writeEmail } from "../../sales/mail/commands"
import { payBill, reversePayment } from "../../sales/payments/payment.commands"
import { changeProduct, findProduct } from "../../sales/products/queries"
import type { Asked, Say } from "./asked.commands"
import { link, type Outcome, type Preview, type ProposedRecord, tell } from "./outcome.rules"
import { listNames } from "./queries"
import { billNumbered, clientNamed, openBillOf, productNamed } from "./resolve.commands"
import { type Tool, tool } from "./tool.commands"
import { fold } from "./words.rules"

const Name = z.string().min(1).max(120)
const Cents = z.int().min(1).max(99_999_999_999)
const OfBill = z.object({ billId: Id })

/** A change that is shown before it is made. */
const change = (label: string, before: string | null, after: string) => ({ label, before, after })

interface Proposed extends Partial<Omit<Preview, "record">> {
  /** What is kept of it for its confirmation. */
  args: Record<string, unknown>
  record: ProposedRecord | null
  /** The record, for the person. */
  shown?: Preview["record"]
}

function proposal(
  sentence: string,
  proposed: Proposed,
  args: Record<string, unknown> = {},
): Outcome {
  const { args: kept, record, shown = null, changes = [], reaches = [], message = null } = proposed
  const preview: Preview = { changes, reaches, message, record: shown }
  return { ...tell("proposal", sentence, { args }), seed: { args: kept, record, preview } }
}

const onBill = (bill: BillRow): ProposedRecord => ({
  kind: "bills",
  id: bill.id,
  version: bill.version,
})
/** How many messages about it left, or wait to leave. */
async function countSent({ db, owner }: Asked, bill: BillRow): Promise<number> {
  const emails = await listEmails(db, owner, referenceOf(aboutBill(bill)))
  return emails.filter(({ state }) => state !== "draft").length
}
const billLink = (bill: BillRow) => link(bill.number ?? "–", `bills/${bill.id}`)

/** Why a bill is not what it would have to be; with the bill itself. */
const cannot = (say: Say, because: string, bill: BillRow) =>
  tell("refusal", say.text(`assistant.cannot.${because}`, { number: bill.number ?? "" }), {
    because,
    links: [billLink(bill)],
  })

/** Writes into the bill's history by whose word it was done. */
const byAssistant = ({ db, owner, now, person }: Asked, billId: string) =>
  addEvent(db, owner, {
    billId,
    what: "byAssistant",
    at: now,
    detail: person.email ?? person.username,
  })

const proposePayment = tool({
  name: "proposePayment",
  text: "Proposes to record that a bill was paid, or the one bill of a client of which so much is due: in cents, on a day, by a means; all that is due, today, where they are not said.",
  needs: ["bills.see", "bills.edit"],
  args: z.object({
    bill: Name.optional(),
    client: Name.optional(),
    amount: Cents.optional(),
    paidOn: Day.optional(),
    means: z.enum(paymentMeans).optional(),
  }),
  async run(asked, say, { bill: said, client, amount, paidOn, means = "transfer" }) {
    const { record: bill, outcome } = said
      ? await billNumbered(asked, say, said)
      : await openBillOf(asked, say, { client, amount, paidOn })
    if (!bill) return outcome
    const number = bill.number ?? ""
    if (!billCan.bePaid(bill)) return cannot(say, "creditNote", bill)
    if (bill.due === 0) return cannot(say, "settled", bill)
    const day = paidOn ?? asked.today
    if (day > asked.today || (bill.releaseDate && day < bill.releaseDate))
      return cannot(say, "dayOutside", bill)
    const paid = amount ?? bill.due
    if (paid > bill.due) return cannot(say, "tooMuch", bill)
    const money = (cents: number) => say.money(cents, bill.currency)
    return proposal(
      say.text("assistant.proposed.payment", {
        number,
        amount: money(paid),
        client: bill.clientName,
      }),
      {
        args: { billId: bill.id, amount: paid, paidOn: day, means },
        record: onBill(bill),
        shown: billLink(bill),
        changes: [
          change(say.text("assistant.table.paid"), money(bill.paid), money(bill.paid + paid)),
          change(say.text("assistant.table.due"), money(bill.due), money(bill.due - paid)),
          change(say.text("assistant.table.paidOn"), null, say.day(day)),
          change(say.text("assistant.table.means"), null, say.text(`bills.means.${means}`)),
        ],
      },
    )
  },
  kept: OfBill.extend({ amount: Cents, paidOn: Day, means: z.enum(paymentMeans) }),
  async confirm(asked, _say, { billId, ...paid }) {
    await payBill(asked, billId, NewPayment.parse(paid))
    await byAssistant(asked, billId)
    return shownBill(asked, billId)
  },
})

async function shownBill({ db, owner }: Asked, billId: string) {
  const bill = found(await findBill(db, owner, billId))
  return link(bill.number ?? bill.clientName, `bills/${billId}`)
}

const proposeReversal = tool({
  name: "proposeReversal",
  text: "Proposes to take the last payment of a bill back, by an entry of its own.",
  needs: ["bills.see", "bills.edit"],
  args: z.object({ bill: Name }),
  async run(asked, say, { bill: number }) {
    const { record: bill, outcome } = await billNumbered(asked, say, number)
    if (!bill) return outcome
    const { payments } = await findParts(asked.db, asked.owner, bill.id)
    const reversed = new Set(payments.map(({ reversalOf }) => reversalOf))
    const standing = payments.filter(({ id, amount }) => amount > 0 && !reversed.has(id))
    const [only] = standing
    if (!only) return cannot(say, "noPayment", bill)
    // Which of several is meant, only its page can show.
    if (standing.length > 1)
      return tell("ask", say.text("assistant.because.whichPayment", { number }), {
        because: "whichPayment",
        links: [billLink(bill)],
      })
    const money = (cents: number) => say.money(cents, bill.currency)
    return proposal(
      say.text("assistant.proposed.reversal", { number, amount: money(only.amount) }),
      {
        args: { billId: bill.id, paymentId: only.id },
        record: onBill(bill),
        shown: billLink(bill),
        changes: [
          change(
            say.text("assistant.table.paid"),
            money(bill.paid),
            money(bill.paid - only.amount),
          ),
          change(say.text("assistant.table.due"), money(bill.due), money(bill.due + only.amount)),
        ],
      },
    )
  },
  kept: OfBill.extend({ paymentId: Id }),
  async confirm(asked, _say, { billId, paymentId }) {
    await reversePayment(asked, { billId, paymentId })
    await byAssistant(asked, billId)
    return shownBill(asked, billId)
  },
})

const Line = z.object({
  serviceName: Text(200),
  quantity: z.string().regex(/^\d{1,6}(\.\d{1,4})?$/),
  unit: z.enum(units).default("unit"),
  unitPriceHT: Cents,
})

const proposeBill = tool({
  name: "proposeBill",
  text: "Proposes the draft of a bill for a client, of lines with a quantity, a unit and a price of one without VAT in cents.",
  needs: ["bills.create", "bills.see", "clients.see"],
  args: z.object({ client: Name, lines: z.array(Line).min(1).max(20) }),
  async run(asked, say, { client: name, lines }) {
    const { record: client, outcome } = await clientNamed(asked, say, name)
    if (!client) return outcome
    const profile = await findProfile(asked.db, asked.owner)
    const isFranchise = profile?.vatRegime === "franchise"
    // The franchise charges none (CGI 293 B), nor does who serves a business abroad (CGI 259-1).
    const isAbroad = isBusiness(client.kind) && client.country !== "FR"
    const vatRate = isFranchise || isAbroad ? "0" : "20"
    const bill = NewBill.parse({
      clientId: client.id,
      includeVat: !isFranchise,
      includePenalty: isBusiness(client.kind),
      includeLogo: true,
      lines: lines.map((line) => ({ ...line, vatRate })),
    })
    return proposal(
      say.text("assistant.proposed.bill", { client: client.name }),
      {
        args: { bill },
        record: { kind: "clients", id: client.id, version: client.version },
        shown: link(client.name, `companies/${client.id}`),
        changes: lines.map((line) =>
          change(
            line.serviceName,
            null,
            `${say.number(Number(line.quantity), 4)}\u00a0× ${say.money(line.unitPriceHT)} ${say.text(`bills.units.${line.unit}`)}, ${say.text("assistant.table.vat")} ${vatRate}\u00a0%`,
          ),
        ),
      },
      { client: client.name },
    )
  },
  kept: z.object({ bill: NewBill }),
  async confirm(asked, _say, { bill }) {
    const draft = await draftBill(asked, bill)
    await byAssistant(asked, draft.id)
    return link(draft.clientName, `bills/${draft.id}`)
  },
})

const proposeIssue = tool({
  name: "proposeIssue",
  text: "Proposes to issue the one draft of a bill that there is for a client: it gets its number and stays.",
  needs: ["bills.see", "bills.edit", "clients.see"],
  args: z.object({ client: Name }),
  async run(asked, say, { client: name }) {
    const { record: client, outcome } = await clientNamed(asked, say, name)
    if (!client) return outcome
    const { rows } = await listBills(
      asked.db,
      asked.owner,
      BillFilter.parse({ state: "draft", clientId: client.id, limit: 10 }),
      asked.today,
    )
    const [first] = rows
    const values = { client: client.name }
    const links = rows
      .slice(0, 10)
      .map(({ id, totalTTC, currency }) =>
        link(`${client.name} · ${say.money(totalTTC, currency)}`, `bills/${id}`),
      )
    if (!first)
      return tell("refusal", say.text("assistant.because.noDraft", values), {
        because: "noDraft",
        args: values,
        links: [link(client.name, `companies/${client.id}`)],
      })
    if (rows.length > 1)
      return tell("ask", say.text("assistant.because.whichDraft", values), {
        because: "whichBill",
        args: { ...values, state: "draft" },
        links,
      })
    const draft = found(await findBill(asked.db, asked.owner, first.id))
    const { lines } = await findParts(asked.db, asked.owner, draft.id)
    const { missing } = await prepare(asked, draft, lines)
    if (missing.length > 0)
      return tell("refusal", say.text("assistant.because.draftIncomplete", values), {
        because: "draftIncomplete",
        args: values,
        links,
      })
    return proposal(
      say.text("assistant.proposed.issue", values),
      {
        args: { billId: draft.id, version: draft.version },
        record: onBill(draft),
        shown: link(client.name, `bills/${draft.id}`),
        changes: [
          ...lines.map(({ serviceName, quantity, unitPriceHT }) =>
            change(
              serviceName,
              null,
              `${say.number(Number(quantity), 4)} × ${say.money(unitPriceHT, draft.currency)}`,
            ),
          ),
          change(
            say.text("assistant.table.state"),
            say.text("billStatus.draft"),
            say.text("billStatus.issued"),
          ),
          change(
            say.text("assistant.table.total"),
            null,
            say.money(draft.totalTTC, draft.currency),
          ),
          change(
            say.text("assistant.table.releaseDate"),
            null,
            say.day(draft.releaseDate ?? asked.today),
          ),
          change(
            say.text("assistant.table.dueDate"),
            null,
            say.day(dueOn(draft.releaseDate ?? asked.today, draft)),
          ),
        ],
      },
      values,
    )
  },
  kept: OfBill.extend({ version: z.int() }),
  async confirm(asked, _say, { billId, version }) {
    await issue(asked, await lockDraft(asked, billId, version))
    await byAssistant(asked, billId)
    return shownBill(asked, billId)
  },
})

const proposeCreditNote = tool({
  name: "proposeCreditNote",
  text: "Proposes the draft of a credit note of all that an issued bill says; nothing is issued by it.",
  needs: ["bills.see", "bills.create"],
  args: z.object({ bill: Name }),
  async run(asked, say, { bill: number }) {
    const { record: bill, outcome } = await billNumbered(asked, say, number)
    if (!bill) return outcome
    if (!billCan.beCredited(bill, bill.credited)) return cannot(say, "notCredited", bill)
    return proposal(say.text("assistant.proposed.creditNote", { number }), {
      args: { billId: bill.id },
      record: onBill(bill),
      shown: billLink(bill),
      changes: [
        change(
          say.text("assistant.table.creditNote"),
          null,
          say.money(bill.totalTTC - bill.credited, bill.currency),
        ),
      ],
    })
  },
  kept: OfBill,
  async confirm(asked, _say, { billId }) {
    const note = await draftCreditNote(asked, billId)
    await byAssistant(asked, note.id)
    return link(note.clientName, `bills/${note.id}`)
  },
})

const proposeBillEmail = tool({
  name: "proposeBillEmail",
  text: "Proposes to send an issued bill to its client by e-mail, in the usual words.",
  needs: ["bills.see", "bills.edit"],
  args: z.object({ bill: Name, reminder: z.boolean().optional() }),
  async run(asked, say, { bill: number, reminder }) {
    const { record: bill, outcome } = await billNumbered(asked, say, number)
    if (!bill) return outcome
    // The usual words ask for the money, which is there.
    const settled = isOwed(bill.kind) && bill.due === 0 ? "paidAlready" : undefined
    const refused = reminder ? noReminder(bill, asked.today) : settled
    if (refused) return cannot(say, refused, bill)
    const purpose = reminder ? { purpose: "reminderAfter" as const } : {}
    const words = await proposeEmail(asked, aboutBill(bill), purpose)
    // Asked for as a reminder, it is sent as one or not at all.
    if (reminder && !words.reminder) return cannot(say, "heldAlready", bill)
    if (words.to.length === 0) return cannot(say, "noAddress", bill)
    const { to, subject, body, templateId } = words
    const sent = await countSent(asked, bill)
    const sentence = words.reminder ? "assistant.proposed.reminder" : "assistant.proposed.email"
    const shownBody = body.replaceAll(/\{\{\s*(?:link|lien)\s*\}\}/g, () =>
      say.text("assistant.said.privateLink"),
    )
    return proposal(say.text(sentence, { number, client: bill.clientName }), {
      args: {
        ...{ billId: bill.id, sent },
        email: { to, subject, body, templateId, reminder: words.reminder },
      },
      record: onBill(bill),
      shown: billLink(bill),
      reaches: to,
      message: { subject, body: shownBody },
    })
  },
  kept: OfBill.extend({ email: NewBillEmail, sent: z.int().optional() }),
  async confirm(asked, _say, { billId, email, sent }) {
    await takeQuota(asked, "messages")
    const bill = found(await findBill(asked.db, asked.owner, billId))
    // Another message about it, by whomever, may be the one that was proposed.
    ensure(sent === undefined || (await countSent(asked, bill)) === sent, "proposalExpired")
    ensure(billCan.beSent(bill), "billDraft")
    await writeEmail(asked, aboutBill(bill), email)
    await byAssistant(asked, billId)
    return shownBill(asked, billId)
  },
})

/** Why nobody is reminded of a bill: only what is late and not settled is chased. */
function noReminder(bill: BillRow, today: Asked["today"]): string | undefined {
  const status = statusOf(bill, today)
  if (status === "overdue") return undefined
  if (status === "paid") return "settled"
  return bill.kind === "creditNote" || bill.due === 0 ? "notOwed" : "notLate"
}

const OfHold = z.object({ billId: Id.optional(), clientId: Id.optional() })
const HoldArgs = z.object({ client: Name.optional(), bill: Name.optional() })

/** Nobody is reminded of a bill, or no more of a client's; or again. */
const holdTool = (isHold: boolean) =>
  tool({
    name: isHold ? "proposeReminderHold" : "proposeReminderResume",
    text: isHold
      ? "Proposes that a client, or about one bill, nobody is reminded until it is said otherwise."
      : "Proposes that a client, or about one bill, is reminded again.",
    needs: ["bills.see", "bills.edit", "clients.see"],
    args: HoldArgs,
    async run(asked, say, { client: name, bill: number }) {
      const states = [say.text("assistant.said.reminded"), say.text("assistant.said.leftInPeace")]
      const [before = "", after = ""] = isHold ? states : states.toReversed()
      const changes = [change(say.text("shell.screens.reminders"), before, after)]
      const key = isHold ? "hold" : "resume"
      if (number && !name) {
        const { record: bill, outcome } = await billNumbered(asked, say, number)
        if (!bill) return outcome
        if ((await isDisputed(asked.db, asked.owner, bill.id)) === isHold)
          return cannot(say, isHold ? "heldAlready" : "notHeld", bill)
        const seed = {
          args: { billId: bill.id },
          record: onBill(bill),
          shown: billLink(bill),
          changes,
        }
        return proposal(say.text(`assistant.proposed.${key}`, { name: number }), seed)
      }
      const { record: client, outcome } = await clientNamed(asked, say, name ?? "")
      if (!client) return outcome
      const shown = link(client.name, `companies/${client.id}`)
      if ((await isPaused(asked.db, asked.owner, client.id)) === isHold)
        return tell(
          "refusal",
          say.text(`assistant.because.${isHold ? "heldAlready" : "notHeld"}`, {
            name: client.name,
          }),
          {
            because: isHold ? "heldAlready" : "notHeld",
            args: { client: client.name },
            links: [shown],
          },
        )
      const record = { kind: "clients" as const, id: client.id, version: client.version }
      return proposal(
        say.text(`assistant.proposed.${key}`, { name: client.name }),
        { args: { clientId: client.id }, record, shown, changes },
        { client: client.name },
      )
    },
    kept: OfHold,
    async confirm(asked, say, { billId, clientId }) {
      const { db, owner } = asked
      if (clientId) await (isHold ? addPause : removePause)(db, owner, clientId)
      if (billId) {
        await (isHold ? addDispute : removeDispute)(db, owner, billId)
        await byAssistant(asked, billId)
      }
      return link(say.text("shell.screens.reminders"), "reminders")
    },
  })

const clientsCalled = async ({ db, owner }: Asked, name: string) =>
  (await listNames(db, owner)).clients.filter(({ name: its }) => fold(its) === fold(name))

const proposeClient = tool({
  name: "proposeClient",
  text: "Proposes to add a client by name; the rest is filled in on their page.",
  needs: ["clients.create", "clients.see"],
  args: z.object({ name: Text(120) }),
  async run(asked, say, { name }) {
    const there = await clientsCalled(asked, name)
    if (there.length > 0)
      return tell("ask", say.text("assistant.because.isThere"), {
        ...{ because: "isThere", args: { name } },
        links: there.map(({ id, name: its }) => link(its, `companies/${id}`)),
      })
    return proposal(say.text("assistant.proposed.client", { name }), {
      args: { client: NewClient.parse({ name }) },
      record: null,
      changes: [change(say.text("assistant.table.client"), null, name)],
    })
  },
  kept: z.object({ client: NewClient }),
  async confirm(asked, _say, { client }) {
    const { db, owner } = asked
    // Added by hand meanwhile, there would be two.
    ensure((await clientsCalled(asked, client.name)).length === 0, "proposalExpired")
    const added = found(await addClient(db, owner, client))
    return link(added.name, `companies/${added.id}/edit`)
  },
})

const proposeSale = tool({
  name: "proposeSale",
  text: "Proposes to record that a product was sold, for so many cents, on a day.",
  needs: ["products.see", "products.edit"],
  args: z.object({ product: Name, price: Cents, sellingDate: Day }),
  async run(asked, say, { product: name, price, sellingDate }) {
    const { record, outcome } = await productNamed(asked, say, name)
    if (!record) return outcome
    const product = found(await findProduct(asked.db, asked.owner, record.id))
    const shown = link(product.name, `products/${product.id}`)
    const refused = product.sold
      ? "soldAlready"
      : product.purchaseDate && sellingDate < product.purchaseDate
        ? "soldBefore"
        : undefined
    if (refused)
      return tell("refusal", say.text(`assistant.because.${refused}`, { name: product.name }), {
        because: refused,
        args: { product: product.name },
        links: [shown],
      })
    return proposal(
      say.text("assistant.proposed.sale", {
        name: product.name,
        amount: say.money(price, product.currency),
      }),
      {
        args: { productId: product.id, price, sellingDate, version: product.version },
        record: { kind: "products", id: product.id, version: product.version },
        shown,
        changes: [
          change(
            say.text("assistant.table.price"),
            product.sellingPrice === null
              ? null
              : say.money(product.sellingPrice, product.currency),
            say.money(price, product.currency),
          ),
          change(say.text("assistant.table.soldOn"), null, say.day(sellingDate)),
        ],
      },
      { product: product.name },
    )
  },
  kept: z.object({ productId: Id, price: Cents, sellingDate: Day, version: z.int() }),
  async confirm({ db, owner }, _say, { productId, price, sellingDate, version }) {
    const { id, ...before } = found(await findProduct(db, owner, productId))
    const sold = NewProduct.parse({ ...before, sellingPrice: price, sellingDate, sold: true })
    found(await changeProduct(db, owner, id, { ...sold, version }))
    return link(before.name, `products/${id}`)
  },
})

export const proposes: readonly Tool[] = [
  proposePayment,
  proposeReversal,
  proposeBill,
  proposeIssue,
  proposeCreditNote,
  proposeBillEmail,
  holdTool(true),
  holdTool(false),
  proposeClient,
  proposeSale,
]
