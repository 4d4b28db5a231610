import type {
  NewVatReturn,
  VatReturnDetails,
  VatReturnPayment,
  VatReturns,
  VatSettings,
  VatSettingsChanges,
} from "#contract/vat-returns"
import { addDays, type Day, yearOf } from "#domain/day"
import { vatRegimeOn } from "#domain/vat"
import {
  type Declaring,
  instalmentDueDay,
  leastVatRefund,
  startOfVatPeriod,
  vatDueDay,
  vatInstalments,
  vatPeriods,
  vatRhythmIn,
} from "#domain/vat-calendar"
import { isDeduction } from "#domain/vat-parts"
import { permitted } from "../../access/permitted.rules"
import { ensure, found, invalid, stale } from "../../http/problem"
import { listVatRegimes } from "../../people/profile/vat-regime.queries"
import type { Context } from "../../ports/context"
import { enterOutcome } from "../outcomes/commands"
import { listTaxPaid } from "../outcomes/queries"
import { countUnread, listCovered } from "./checks.queries"
import { firstDay, listFacts } from "./facts.commands"
import { uncounted, type VatFact } from "./facts.rules"
import * as queries from "./queries"
import * as rules from "./rules"

type Asked = Pick<Context, "db" | "owner" | "today">

const unsaid: VatSettings = {
  version: 0,
  dueDay: 15,
  rhythm: null,
  startsOn: null,
  creditBefore: 0,
  lastYearVat: null,
  foreignServicesBox: "A3",
}

export const showSettings = async ({ db, owner }: Asked): Promise<VatSettings> =>
  (await queries.findSettings(db, owner)) ?? unsaid

/** Saves how one declares; where returns begin is no longer changed once one was declared. */
export async function saveSettings(
  context: Context,
  changes: VatSettingsChanges,
): Promise<VatSettings> {
  const { db, owner, today } = context
  const before = await showSettings(context)
  if (changes.startsOn && changes.startsOn > today)
    invalid([{ path: "startsOn", code: "inFuture" }])
  if (changes.startsOn !== before.startsOn && (await queries.listReturns(db, owner)).length > 0)
    invalid([{ path: "startsOn", code: "vatReturnsBegun" }])
  const isSaved = await queries.saveSettings(db, owner, changes)
  return isSaved ? showSettings(context) : stale(before)
}

/** All that is known of someone's returns: those that were declared, and the periods that are not. */
async function standing(context: Asked) {
  const { db, owner, today } = context
  const settings = await showSettings(context)
  const regimes = await listVatRegimes(db, owner)
  const declared = await queries.listReturns(db, owner)
  const facts = await listFacts(context, today)
  const left = uncounted(facts, await queries.listAllCounted(db, owner), today)
  const declaring: Declaring = {
    regimes,
    rhythm: settings.rhythm,
    turnoverOf: (year) => turnoverIn(facts, year),
    owesIn: (first, until) =>
      left.some(
        (part) => part.tax !== 0 && !isDeduction(part) && first <= part.day && part.day <= until,
      ),
  }
  const last = declared.at(-1)
  const from = last
    ? addDays(last.to, 1)
    : (settings.startsOn ?? startOfVatPeriod(await firstDay(context), declaring))
  const open = rules.openPeriods(vatPeriods(from, today, declaring), left, {
    carried: carriedFrom(last, settings),
    lastYearVat: (settings.lastYearVat ?? 0) / 100,
  })
  return { settings, regimes, declared, facts, left, open }
}

const carriedFrom = (
  last: Pick<queries.VatReturnRow, "credit" | "overpaid"> | undefined,
  { creditBefore }: VatSettings,
): rules.Carried => last ?? { credit: Math.round(creditBefore / 100), overpaid: 0 }

const sales: readonly VatFact["kind"][] = ["taxed", "exports", "deliveriesInUnion", "otherUntaxed"]
const turnoverIn = (facts: readonly VatFact[], year: number) =>
  facts.reduce(
    (sum, { kind, day, base }) => (sales.includes(kind) && yearOf(day) === year ? sum + base : sum),
    0,
  )

/** Every period, the latest first; with the instalments of a year that is declared at once. */
export async function listVatReturns(context: Asked): Promise<VatReturns> {
  const { today } = context
  const { settings, regimes, declared, facts, open } = await standing(context)
  const regime = vatRegimeOn(regimes, today) ?? null
  const year = yearOf(today)
  const yearly = open.findLast(({ form }) => form === "ca12")
  const lastYearVat = (settings.lastYearVat ?? 0) / 100
  const instalments = yearly ? vatInstalments(yearOf(yearly.to), lastYearVat) : []
  const paid = (await listInstalmentsPaid(context, open)).reduce((sum, one) => sum + one.amount, 0)
  return {
    today,
    regime,
    periods: [
      ...declared.map((row) => rules.declaredPeriod(row, today)),
      ...open.map((period) => rules.openPeriod(period, settings.dueDay, today)),
    ].reverse(),
    instalments: instalments.map((one, at) => {
      const before = instalments.slice(0, at).reduce((sum, { amount }) => sum + amount, 0)
      return {
        ...one,
        due: instalmentDueDay(one, settings.dueDay),
        paid: Math.min(one.amount, Math.max(0, Math.round(paid / 100) - before)),
      }
    }),
    from2027:
      regime === "simplified" && year < 2027
        ? vatRhythmIn(2027, settings.rhythm, turnoverIn(facts, 2026))
        : null,
  }
}

/** What was paid since July of a year that is declared at once: its instalments; the year before is paid in May. */
async function listInstalmentsPaid({ db, owner, today }: Asked, open: readonly rules.OpenPeriod[]) {
  const yearly = open.findLast(({ form }) => form === "ca12")
  if (!yearly) return []
  return listTaxPaid(db, owner, {
    categories: ["vat"],
    from: `${yearOf(yearly.to)}-07-01`,
    to: today,
  })
}

/** The period that begins on a day: as it was declared, else as it would be today. */
export async function showVatReturn(context: Context, from: Day): Promise<VatReturnDetails> {
  const { db, owner, today, rights } = context
  const { settings, declared, open } = await standing(context)
  const row = declared.find((one) => one.from === from)
  if (row) {
    const parts = await queries.listCounted(db, owner, row.id)
    const isUnpaid = row.paidOn === null
    return {
      ...rules.declaredPeriod(row, today),
      ...{ boxes: row.boxes, yearly: row.yearly, refundAsked: row.refundAsked },
      ...rules.sumsOf(parts),
      parts: rules.partsShown(parts, from),
      checks: null,
      can: permitted(rights, {
        declare: false,
        pay: isUnpaid && row.toPay > 0 && "treasury.edit",
        reopen: isUnpaid && row === declared.at(-1) && "treasury.edit",
      }),
    }
  }
  const period = found(open.find((one) => one.from === from))
  const { boxes, yearly, refundAsked } = period.figures
  return {
    ...rules.openPeriod(period, settings.dueDay, today),
    ...{ boxes, yearly, refundAsked },
    ...rules.sumsOf(period.parts),
    parts: rules.partsShown(period.parts, from),
    checks: await checksOf(context, period),
    can: permitted(rights, {
      declare: period === open[0] && period.to < today && "treasury.edit",
      pay: false,
      reopen: false,
    }),
  }
}

/** What should be looked at before a period is declared. */
async function checksOf({ db, owner }: Asked, { from, to }: { from: Day; to: Day }) {
  const unread = await countUnread(db, owner, to)
  const covered = await listCovered(db, owner, from, to)
  return {
    uncheckedPurchases: unread.purchases,
    openLines: unread.lines,
    foreignBills: unread.bills,
    gaps: covered.flatMap(({ accountId, accountName, spans, ...open }) => {
      const gap = rules.gapIn(open, spans)
      return gap ? [{ accountId, accountName, ...gap }] : []
    }),
  }
}

/** Marks the earliest open period as declared: it keeps its boxes, and what comes later is of the next one. */
export async function declareVatReturn(
  context: Context,
  { from, seen, refundAsked }: NewVatReturn,
): Promise<VatReturnDetails> {
  const { db, owner, today } = context
  const last = await queries.lockReturns(db, owner)
  const { settings, declared, open } = await standing(context)
  ensure(!declared.some((row) => row.from === from), "vatReturnDeclared")
  const period = found(open.find((one) => one.from === from))
  ensure(period === open[0], "vatReturnEarlier")
  ensure(period.to < today, "vatReturnRunning")
  ensure(seenOf(period.figures) === seen, "vatReturnChanged")
  const least = leastVatRefund(period)
  if (refundAsked > period.figures.credit * 100)
    invalid([{ path: "refundAsked", code: `amountTooBig ${period.figures.credit}` }])
  if (refundAsked > 0 && refundAsked < least * 100)
    invalid([{ path: "refundAsked", code: `amountTooSmall ${least}` }])
  const figures = rules.figuresOf(period, period.parts, {
    carried: carriedFrom(last, settings),
    lastYearVat: (settings.lastYearVat ?? 0) / 100,
    refundAsked,
  })
  const { form, to, parts } = period
  const due = vatDueDay(period, settings.dueDay)
  await queries.addReturn(db, owner, { form, from, to, due, declaredOn: today, ...figures }, parts)
  return showVatReturn(context, from)
}

const seenOf = ({ toPay, credit, overpaid }: rules.Figures) => toPay - credit - overpaid

/** Notes that a return was paid; as an outcome too, where no statement will bring it. */
export async function payVatReturn(
  context: Context,
  id: string,
  { paidOn, addOutcome }: VatReturnPayment,
): Promise<VatReturnDetails> {
  const { db, owner, today } = context
  await queries.lockReturns(db, owner)
  const row = found(await queries.findReturn(db, owner, id))
  ensure(row.paidOn === null && row.toPay > 0, "vatReturnPaid")
  if (paidOn > today) invalid([{ path: "paidOn", code: "inFuture" }])
  await queries.payReturn(db, owner, id, paidOn)
  if (addOutcome)
    await enterOutcome(context, {
      day: paidOn,
      label: `TVA ${row.from} – ${row.to}`,
      payeeName: null,
      amount: row.toPay * 100,
      category: "vat",
      kind: null,
      means: "directDebit",
      vatRate: null,
      deductibleShare: "100",
      accountId: null,
      inClosedYear: true,
    })
  return showVatReturn(context, row.from)
}

/** Takes the last return back, while it is not paid: its period is open again. */
export async function reopenVatReturn({ db, owner }: Context, id: string): Promise<void> {
  const last = await queries.lockReturns(db, owner)
  const row = found(await queries.findReturn(db, owner, id))
  ensure(row.id === last?.id, "vatReturnFollowed")
  ensure(row.paidOn === null, "vatReturnPaid")
  found(await queries.removeReturn(db, owner, id))
}

/** What is not declared, what was declared and is not paid, and what is left over: as the returns say it. */
export async function openVat(context: Asked) {
  const { declared, left, settings, open } = await standing(context)
  const paid = await listInstalmentsPaid(context, open)
  const { credit, overpaid } = carriedFrom(declared.at(-1), settings)
  return {
    credit: (credit + overpaid) * 100,
    declaredUnpaid: declared.reduce(
      (sum, row) => (row.paidOn === null ? sum + row.toPay * 100 : sum),
      0,
    ),
    unpaid: declared.flatMap(({ paidOn, toPay, form, from, due }) =>
      paidOn === null && toPay > 0
        ? [{ day: due, label: `${form.toUpperCase()} ${from.slice(0, 7)}`, amount: toPay * 100 }]
        : [],
    ),
    lines: [
      ...left.map((part) => ({
        day: part.day,
        label: part.label,
        amount: isDeduction(part) ? -part.tax : part.tax,
      })),
      ...paid.map(({ day, label, amount }) => ({ day, label, amount: -amount })),
    ],
  }
}
