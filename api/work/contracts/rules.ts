import { NewBill } from "#contract/bills"
import type { ContractTerms } from "#contract/contract-terms"
import type {
  Contract,
  ContractBilling,
  ContractDetails,
  NewContractPeriod,
} from "#contract/contracts"
import type { Language } from "#contract/values"
import { formatBillNumber } from "#domain/bill-number"
import { type ClientKind, isBusiness } from "#domain/client-kind"
import { courseOf, tellConsumerBetween } from "#domain/contract-renewal"
import { addDays, addMonths, type Day, daysBetween, endOfMonth, yearOf } from "#domain/day"
import { plain } from "#domain/decimal"
import { longestEndOfMonthDays, longestPaymentDays } from "#domain/payment-terms"
import { isBelowLegalPenalty, lowestPenaltyRate } from "#domain/penalty"
import { operationHT, vigilanceChecks, vigilanceFrom } from "#domain/vigilance"
import { permitted, type Rights } from "../../access/permitted.rules"
import { monthsIn, monthsInFigures } from "./months.rules"
import type { BilledPart } from "./parts.rules"
import type { ContractRow } from "./queries"

/** The columns of the export, in order. */
export const exported = [
  { field: "reference", head: "contracts.reference" },
  { field: "title", head: "contracts.title" },
  { field: "clientName", head: "contracts.client" },
  { field: "kind", head: "contracts.kind", values: "contracts.kinds" },
  { field: "status", head: "contracts.state", values: "contracts.statuses" },
  { field: "startDate", head: "contracts.startDate" },
  { field: "runsUntil", head: "contracts.runsUntil" },
  { field: "nextRenewal", head: "contracts.nextRenewal" },
  { field: "priceHT", head: "contracts.priceHT" },
  { field: "unit", head: "contracts.unit", values: "contracts.units" },
  { field: "paymentDays", head: "contracts.paymentDays", counts: true },
  { field: "endOfMonth", head: "contracts.endOfMonth" },
  { field: "penaltyRate", head: "contracts.penaltyRate" },
  { field: "renewable", head: "contracts.renewable" },
  { field: "renewalDays", head: "contracts.renewalDays", counts: true },
  { field: "billableProject", head: "contracts.billableProject" },
] as const satisfies readonly {
  field: keyof Contract
  head: string
  values?: string
  counts?: boolean
}[]

/** What a contract's state follows from. */
interface StatusFacts {
  activatedOn: Day | null
  endedOn: Day | null
  renewable: boolean
  runsUntil: Day | null
  noticeOn: Day | null
}

/** The state is never typed. What is to be renewed goes on until someone renews or ends it. */
export function statusOf(contract: StatusFacts, today: Day): Contract["status"] {
  const { activatedOn, endedOn, renewable, runsUntil, noticeOn } = contract
  if (activatedOn === null) return "draft"
  if (endedOn !== null && endedOn <= today) return "ended"
  if (!renewable) return runsUntil !== null && runsUntil < today ? "ended" : "active"
  return noticeOn !== null && noticeOn <= today ? "toRenew" : "active"
}

/** The first day of the next period; none of what has ended or is not renewed. */
export const nextRenewalOf = ({ endedOn, renewable, runsUntil }: StatusFacts): Day | null =>
  renewable && endedOn === null && runsUntil !== null ? addDays(runsUntil, 1) : null

type Terms = Parameters<typeof courseOf>[0]

/** What lists ask of its course: its last day as it stands, and the day from which its renewal is near. */
export function courseColumns(terms: Terms, renewedUntil: Day | null) {
  const { runsUntil, alertOn } = courseOf(terms, renewedUntil)
  return { runsUntil, noticeOn: alertOn }
}

/** The law binds businesses among themselves: a consumer may be given any time. */
export function warningsOf(row: WarnedOf, today: Day): Contract["warnings"] {
  if (row.kind !== "freelance") return warningsOfEmployment(row)
  const { paymentDays, endOfMonth, penaltyRate, clientKind: between } = row
  if (between === "individual") return []
  const longest = endOfMonth ? longestEndOfMonthDays : longestPaymentDays
  const beyond = endOfMonth ? "paymentBeyond45" : "paymentBeyond60"
  return [
    ...(paymentDays > longest ? ([beyond] as const) : []),
    ...(penaltyRate && isBelowLegalPenalty(penaltyRate, today) ? (["penaltyBelow"] as const) : []),
  ]
}

type WarnedOf = Pick<
  ContractRow,
  "paymentDays" | "endOfMonth" | "penaltyRate" | "clientKind" | keyof EmployedFacts
>

type EmployedFacts = Pick<
  ContractRow,
  "kind" | "startDate" | "runsUntil" | "employment" | "prolonged"
>

/** How many months a trial may last in a permanent contract (C. trav. L1221-19). */
const trialMonths = { worker: 2, technician: 3, executive: 4 } as const

/** What is warned of, and never refused, for branch agreements differ. */
function warningsOfEmployment(contract: EmployedFacts): Contract["warnings"] {
  const { kind, startDate, runsUntil, employment, prolonged } = contract
  const lasts = (months: number) => runsUntil !== null && runsUntil >= addMonths(startDate, months)
  const trial = employment?.trialEndsOn
  const trialBeyond = (day: Day) => Boolean(trial && trial >= day)
  if (kind === "permanent") {
    const months = trialMonths[employment?.category ?? "executive"]
    return trialBeyond(addMonths(startDate, months)) ? ["trialTooLong"] : []
  }
  // C. éduc. L124-5.
  if (kind === "internship") return lasts(6) ? ["internshipTooLong"] : []
  // C. trav. L1242-8-1, L1243-13-1, L1242-10.
  return [
    ...(lasts(18) ? (["fixedTermTooLong"] as const) : []),
    ...(prolonged > 2 ? (["renewedTooOften"] as const) : []),
    ...(trialBeyond(trialOfFixedTerm(startDate, runsUntil)) ? (["trialTooLong"] as const) : []),
  ]
}

/** The first day that is no trial any more: a day a week, two weeks at most, a month from six months on. */
function trialOfFixedTerm(startDate: Day, runsUntil: Day | null): Day {
  if (runsUntil === null || runsUntil >= addMonths(startDate, 6)) return addMonths(startDate, 1)
  const weeks = Math.ceil((daysBetween(startDate, runsUntil) + 1) / 7)
  return addDays(startDate, Math.min(weeks, 14))
}

/**
 * Three times the legal interest of the semester is the least that businesses may agree on. Where that of the
 * semester is not known here, an earlier one is no reason to refuse: it is warned of (warningsOf).
 */
export function refusalOfPenalty(
  penaltyRate: string | null,
  between: ClientKind,
  today: Day,
): { path: string; code: string } | undefined {
  if (penaltyRate === null || between === "individual") return undefined
  if (between === "publicBody") return { path: "penaltyRate", code: "penaltyOfPublicBody" }
  return lowestPenaltyRate(today).certain && isBelowLegalPenalty(penaltyRate, today)
    ? { path: "penaltyRate", code: "penaltyBelowLegal" }
    : undefined
}

/** "CT-2026-0001". */
export const referenceOf = (today: Day, rank: number): string =>
  formatBillNumber({ series: "CT", year: yearOf(today), rank })

/** What may be done with a contract. */
export const contractCan = {
  /** Once its notice has begun. */
  renew: (contract: StatusFacts, today: Day) => statusOf(contract, today) === "toRenew",
  change: ({ endedOn }: Pick<StatusFacts, "endedOn">, today: Day) =>
    endedOn === null || endedOn > today,
  /** Its terms, once it is in force. */
  amend: (contract: StatusFacts, today: Day) => {
    const status = statusOf(contract, today)
    return contract.endedOn === null && (status === "active" || status === "toRenew")
  },
  activate: ({ activatedOn }: Pick<StatusFacts, "activatedOn">) => activatedOn === null,
  end: ({ activatedOn, endedOn }: Pick<StatusFacts, "activatedOn" | "endedOn">, today: Day) =>
    activatedOn !== null && (endedOn === null || endedOn > today),
}

/** What someone can do with a contract now: of what has run out, nothing is left to change or to end. */
export function contractActs(
  rights: Rights,
  contract: StatusFacts & Pick<Contract, "kind">,
  today: Day,
): ContractDetails["can"] {
  const isOver = statusOf(contract, today) === "ended"
  return permitted(rights, {
    change: !isOver && "contracts.edit",
    remove: "contracts.delete",
    activate: contractCan.activate(contract) && "contracts.edit",
    amend: contractCan.amend(contract, today) && "contracts.edit",
    renew: contractCan.renew(contract, today) && "contracts.edit",
    end: contractCan.end(contract, today) && !isOver && "contracts.edit",
    bill: contract.kind === "freelance" &&
      !contractCan.activate(contract) && ["contracts.see", "bills.create"],
  })
}

interface BilledPeriod {
  startDate: Day
  endDate: Day
  /** Its bill was taken back whole. */
  freed: boolean
}

/** Whether a day of the two is the same. */
export const overlap = (
  one: Pick<BilledPeriod, "startDate" | "endDate">,
  other: Pick<BilledPeriod, "startDate" | "endDate">,
) => one.startDate <= other.endDate && one.endDate >= other.startDate

/**
 * The next period to bill: one that is free again comes first; then to the end of the month, and a lump sum
 * for all of what is left.
 */
export function nextPeriodOf(
  contract: Pick<Contract, "kind" | "status" | "startDate" | "runsUntil" | "unit">,
  billed: readonly BilledPeriod[],
): ContractBilling["next"] {
  const { kind, status, startDate, runsUntil, unit } = contract
  if (status === "draft" || kind !== "freelance") return null
  const kept = billed.filter(({ freed }) => !freed)
  const free = billed.findLast((one) => one.freed && !kept.some((other) => overlap(one, other)))
  if (free) return periodFrom(unit, free.startDate, free.endDate)
  const from = kept[0] ? addDays(kept[0].endDate, 1) : startDate
  if (runsUntil && from > runsUntil) return null
  const natural = unit === "flat" && runsUntil ? runsUntil : endOfMonth(from)
  return periodFrom(unit, from, runsUntil && runsUntil < natural ? runsUntil : natural)
}

export const periodFrom = (unit: Contract["unit"], startDate: Day, endDate: Day) => ({
  ...{ startDate, endDate, quantity: quantityOf(unit, startDate, endDate) },
})

/** Months by their days, a lump sum once; days and hours are for the person to say. */
export function quantityOf(unit: Contract["unit"], from: Day, to: Day): string | null {
  if (unit === "flat") return "1"
  if (unit !== "month") return null
  return String(monthsIn(from, to))
}

interface Billed {
  contract: Pick<Contract, "clientId" | "title" | "currency"> &
    Pick<ContractRow, "clientKind" | "clientCountry" | "clientLanguage">
  vatRegime: string | null
}

/** The draft of a period, by the contract's terms as far as the law lets a bill have them: a line for each part. */
export function billOf(
  { contract, vatRegime }: Billed,
  { startDate, endDate }: Pick<NewContractPeriod, "startDate" | "endDate">,
  parts: readonly BilledPart[],
): NewBill {
  const isFranchise = vatRegime === "franchise"
  const isCompany = isBusiness(contract.clientKind)
  const { paymentDays, endOfMonth, penaltyRate } = parts[parts.length - 1]?.terms ?? legalTerms
  const toMonthEnd = endOfMonth && paymentDays > 30
  return NewBill.parse({
    clientId: contract.clientId,
    billingPeriodStart: startDate,
    billingPeriodEnd: endDate,
    paymentDays: Math.min(paymentDays, longestPaymentDays),
    paymentTerms: toMonthEnd ? "endOfMonthAfter45" : "days",
    // Agreed on before its client was said to be a public body, it counts for nothing (CCP R2192-31).
    penaltyRate: contract.clientKind === "publicBody" ? null : penaltyRate,
    includeVat: !isFranchise,
    includePenalty: isCompany,
    includeLogo: true,
    lines: parts.map(({ terms, quantity, exactHT, ...part }) => ({
      serviceName: contract.title,
      description:
        [
          parts.length > 1 && rangeInWords(part.startDate, part.endDate, contract.clientLanguage),
          exactHT !== undefined && partOfMonths(contract, part, terms.priceHT),
        ]
          .filter(Boolean)
          .join("\n") || undefined,
      ...(exactHT === undefined
        ? { quantity, unit: terms.unit, unitPriceHT: terms.priceHT }
        : { quantity: "1", unit: "flat", unitPriceHT: exactHT }),
      // The franchise charges none (CGI 293 B), nor does who serves a business abroad (CGI 259-1).
      vatRate: isFranchise || (isCompany && contract.clientCountry !== "FR") ? "0" : "20",
    })),
  })
}

/** Days of a line of a bill, from one to another, in its reader's words. */
export const rangeInWords = (from: Day, to: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    ...{ dateStyle: "long", timeZone: "UTC" },
  }).formatRange(new Date(from), new Date(to))

/** How a part of a month is counted: "16/30 + 1 mois à 3 000,00 €". */
function partOfMonths(
  { clientLanguage, currency }: Billed["contract"],
  { startDate, endDate }: Pick<BilledPart, "startDate" | "endDate">,
  priceHT: number,
): string {
  const months = monthsInFigures(startDate, endDate)
  const price = new Intl.NumberFormat(clientLanguage === "fr" ? "fr-FR" : "en-GB", {
    ...{ style: "currency", currency },
  }).format(priceHT / 100)
  return clientLanguage === "fr" ? `${months} mois à ${price}` : `${months} month at ${price}`
}

/** What holds where nothing was agreed (C. com. L441-10). */
const legalTerms = { paymentDays: 30, endOfMonth: false, penaltyRate: null }

/** A row as it travels, with what follows from it on a day. */
export function showContract(row: ContractRow, today: Day): Contract {
  const { noticeOn: _, firstTerms: __, prolonged: ___, ...kept } = row
  const { clientCountry: ____, clientLanguage: _____, clientKind, ...named } = kept
  const { toldOn, renewedOn, ...own } = named
  const { noticeDays, noticeGivenOn, endedOn, runsUntil } = row
  const deadline = nextRenewalOf(row) && courseOf(row, runsUntil).deadline
  const lastToRefuse = nextRenewalOf(row) && (deadline ?? runsUntil)
  const [from, to] = lastToRefuse ? tellConsumerBetween(lastToRefuse) : []
  return {
    ...own,
    ...decimalsOf(row),
    status: statusOf(row, today),
    nextRenewal: nextRenewalOf(row),
    canRenew: contractCan.renew(row, today),
    noticeDeadline: deadline,
    tellConsumer:
      clientKind === "individual" && from && to
        ? { from, to, toldOn: toldWithin(toldOn, from, to) }
        : null,
    consumerMayLeave: clientKind === "individual" && isRenewedUntold(row, renewedOn, toldOn),
    noticeRespected:
      noticeDays && noticeGivenOn && endedOn ? addDays(noticeGivenOn, noticeDays) <= endedOn : null,
    warnings: warningsOf(row, today),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

const toldWithin = (toldOn: readonly Day[], from: Day, to: Day): Day | null =>
  toldOn.find((day) => from <= day && day <= to) ?? null

/**
 * Whether it was renewed though the consumer was not told in time that it need not be: they may leave at any moment
 * since (C. conso. L215-1, al. 3).
 */
function isRenewedUntold(terms: Terms, renewedOn: Day | null, toldOn: readonly Day[]): boolean {
  if (renewedOn === null) return false
  const end = addDays(renewedOn, -1)
  const [from, to] = tellConsumerBetween(courseOf(terms, end).deadline ?? end)
  return toldWithin(toldOn, from, to) === null
}

/** The day by which a consumer is to be told that a contract need not be renewed, once that time has begun. */
export function consumerToTell(row: ContractRow, today: Day): { from: Day; to: Day } | undefined {
  const { tellConsumer } = showContract(row, today)
  if (!tellConsumer || tellConsumer.toldOn !== null) return undefined
  const { from, to } = tellConsumer
  return from <= today && today <= to ? { from, to } : undefined
}

/** Decimals without the zeros to which the database fills them up. */
const decimalsOf = (row: Pick<ContractTerms, "penaltyRate" | "hoursPerDay" | "budgetDays">) => ({
  penaltyRate: plain(row.penaltyRate),
  hoursPerDay: plain(row.hoursPerDay),
  budgetDays: plain(row.budgetDays),
})

/** The terms that a row has, or a body, as they are kept and compared. */
export function termsOf(row: ContractTerms): ContractTerms {
  const { endDate, priceHT, unit, paymentDays, endOfMonth, renewable } = row
  const { renewalDays, noticeDays, budgetHT } = row
  return {
    ...{ endDate, priceHT, unit, paymentDays, endOfMonth, renewable },
    ...{ renewalDays, noticeDays, budgetHT },
    ...decimalsOf(row),
  }
}

/** The checks of a sale that its client has to make, the next one last; none where it comes to less. */
function vigilanceOf(row: ContractRow, today: Day): Day[] | null {
  const { kind, activatedOn, runsUntil } = row
  if (kind !== "freelance" || activatedOn === null || statusOf(row, today) === "ended") return null
  const worth = operationHT(row)
  if (worth !== null && worth < vigilanceFrom) return null
  const next = addMonths(today, 6)
  return vigilanceChecks(activatedOn, runsUntil && runsUntil < next ? runsUntil : next)
}

/** The same alone, as its caller finds it. */
export const contractDetails = (
  row: ContractRow,
  { today, rights }: { today: Day; rights: Rights },
): ContractDetails => ({
  ...showContract(row, today),
  vigilance: vigilanceOf(row, today),
  can: contractActs(rights, row, today),
})
