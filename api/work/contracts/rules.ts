import { NewBill } from "#contract/bills"
import type {
  Contract,
  ContractBilling,
  ContractDetails,
  NewContract,
  NewContractPeriod,
} from "#contract/contracts"
import { formatBillNumber } from "#domain/bill-number"
import { type ClientKind, isBusiness } from "#domain/client-kind"
import { addDays, type Day, daysBetween, endOfMonth, yearOf } from "#domain/day"
import { plain } from "#domain/decimal"
import { longestEndOfMonthDays, longestPaymentDays } from "#domain/payment-terms"
import { isBelowLegalPenalty, lowestPenaltyRate } from "#domain/penalty"
import { permitted, type Rights } from "../../access/permitted.rules"
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
  { field: "paymentDays", head: "contracts.paymentDays" },
  { field: "endOfMonth", head: "contracts.endOfMonth" },
  { field: "penaltyRate", head: "contracts.penaltyRate" },
  { field: "renewable", head: "contracts.renewable" },
  { field: "renewalDays", head: "contracts.renewalDays" },
  { field: "billableProject", head: "contracts.billableProject" },
] as const satisfies readonly { field: keyof Contract; head: string; values?: string }[]

/** As a spreadsheet gets it: a number of its own would be taken for cents. */
export const exportedRow = (contract: Contract) => ({
  ...contract,
  paymentDays: String(contract.paymentDays),
  renewalDays: contract.renewalDays === null ? null : String(contract.renewalDays),
})

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
  if (endedOn !== null) return "ended"
  if (!renewable) return runsUntil !== null && runsUntil < today ? "ended" : "active"
  return noticeOn !== null && noticeOn <= today ? "toRenew" : "active"
}

/** The first day of the next period; none of what has ended or is not renewed. */
export const nextRenewalOf = ({ endedOn, renewable, runsUntil }: StatusFacts): Day | null =>
  renewable && endedOn === null && runsUntil !== null ? addDays(runsUntil, 1) : null

type Terms = Pick<NewContract, "startDate" | "endDate" | "renewable" | "renewalDays">

/**
 * The last day of the contract as it stands, and the day from which its renewal is near. A renewable one
 * without an end runs for what a renewal adds.
 */
export function courseOf(
  { startDate, endDate, renewable, renewalDays }: Terms,
  renewedUntil: Day | null,
) {
  const days = renewable ? renewalDays : null
  const runsUntil = renewedUntil ?? endDate ?? (days ? addDays(startDate, days - 1) : null)
  const noticeOn = days && runsUntil ? addDays(runsUntil, 1 - noticeDays(days)) : null
  return { runsUntil, noticeOn }
}

/** A month before; of shorter periods a half, so that what was just renewed is not near again. */
const noticeDays = (renewalDays: number): number =>
  Math.min(30, Math.max(1, Math.floor(renewalDays / 2)))

/** The law binds businesses among themselves: a consumer may be given any time. */
export function warningsOf(
  {
    paymentDays,
    endOfMonth,
    penaltyRate,
  }: Pick<Contract, "paymentDays" | "endOfMonth" | "penaltyRate">,
  between: ClientKind,
  today: Day,
): Contract["warnings"] {
  if (between === "individual") return []
  const longest = endOfMonth ? longestEndOfMonthDays : longestPaymentDays
  const beyond = endOfMonth ? "paymentBeyond45" : "paymentBeyond60"
  return [
    ...(paymentDays > longest ? ([beyond] as const) : []),
    ...(penaltyRate && isBelowLegalPenalty(penaltyRate, today) ? (["penaltyBelow"] as const) : []),
  ]
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
  change: ({ endedOn }: Pick<StatusFacts, "endedOn">) => endedOn === null,
  activate: ({ activatedOn }: Pick<StatusFacts, "activatedOn">) => activatedOn === null,
  end: ({ activatedOn, endedOn }: Pick<StatusFacts, "activatedOn" | "endedOn">) =>
    activatedOn !== null && endedOn === null,
}

/** What someone can do with a contract now: of what has run out, nothing is left to change or to end. */
export function contractActs(
  rights: Rights,
  contract: StatusFacts,
  today: Day,
): ContractDetails["can"] {
  const isOver = statusOf(contract, today) === "ended"
  return permitted(rights, {
    change: !isOver && "contracts.edit",
    remove: "contracts.delete",
    activate: contractCan.activate(contract) && "contracts.edit",
    renew: contractCan.renew(contract, today) && "contracts.edit",
    end: contractCan.end(contract) && !isOver && "contracts.edit",
    bill: !contractCan.activate(contract) && ["contracts.see", "bills.create"],
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
  contract: Pick<Contract, "status" | "startDate" | "runsUntil" | "unit">,
  billed: readonly BilledPeriod[],
): ContractBilling["next"] {
  const { status, startDate, runsUntil, unit } = contract
  if (status === "draft") return null
  const kept = billed.filter(({ freed }) => !freed)
  const free = billed.findLast((one) => one.freed && !kept.some((other) => overlap(one, other)))
  if (free) return periodFrom(unit, free.startDate, free.endDate)
  const from = kept[0] ? addDays(kept[0].endDate, 1) : startDate
  if (runsUntil && from > runsUntil) return null
  const natural = unit === "flat" && runsUntil ? runsUntil : endOfMonth(from)
  return periodFrom(unit, from, runsUntil && runsUntil < natural ? runsUntil : natural)
}

const periodFrom = (unit: Contract["unit"], startDate: Day, endDate: Day) => ({
  ...{ startDate, endDate, quantity: quantityOf(unit, startDate, endDate) },
})

/** Months by their days, a lump sum once; days and hours are for the person to say. */
function quantityOf(unit: Contract["unit"], from: Day, to: Day): string | null {
  if (unit === "flat") return "1"
  if (unit !== "month") return null
  let tenThousandths = 0
  for (let day = from; day <= to; day = addDays(endOfMonth(day), 1)) {
    const last = endOfMonth(day)
    const billed = daysBetween(day, last < to ? last : to) + 1
    tenThousandths += Math.round((billed * 10_000) / Number(last.slice(8)))
  }
  return String(tenThousandths / 10_000)
}

interface Billed {
  contract: Pick<
    Contract,
    "clientId" | "title" | "unit" | "priceHT" | "paymentDays" | "endOfMonth" | "penaltyRate"
  > & { clientKind: ClientKind; clientCountry: string }
  vatRegime: string | null
}

/** The draft of a period, by the contract's terms as far as the law lets a bill have them. */
export function billOf({ contract, vatRegime }: Billed, period: NewContractPeriod): NewBill {
  const isFranchise = vatRegime === "franchise"
  const isCompany = isBusiness(contract.clientKind)
  const toMonthEnd = contract.endOfMonth && contract.paymentDays > 30
  return NewBill.parse({
    clientId: contract.clientId,
    billingPeriodStart: period.startDate,
    billingPeriodEnd: period.endDate,
    paymentDays: Math.min(contract.paymentDays, longestPaymentDays),
    paymentTerms: toMonthEnd ? "endOfMonthAfter45" : "days",
    // Agreed on before its client was said to be a public body, it counts for nothing (CCP R2192-31).
    penaltyRate: contract.clientKind === "publicBody" ? null : contract.penaltyRate,
    includeVat: !isFranchise,
    includePenalty: isCompany,
    includeLogo: true,
    lines: [
      {
        serviceName: contract.title,
        quantity: period.quantity,
        unit: contract.unit,
        unitPriceHT: contract.priceHT,
        // The franchise charges none (CGI 293 B), nor does who serves a business abroad (CGI 259-1).
        vatRate: isFranchise || (isCompany && contract.clientCountry !== "FR") ? "0" : "20",
      },
    ],
  })
}

/** A row as it travels, with what follows from it on a day. */
export function showContract(row: ContractRow, today: Day): Contract {
  const { noticeOn: _, clientCountry: __, clientKind, penaltyRate, ...contract } = row
  return {
    ...contract,
    penaltyRate: plain(penaltyRate),
    status: statusOf(row, today),
    nextRenewal: nextRenewalOf(row),
    canRenew: contractCan.renew(row, today),
    warnings: warningsOf(row, clientKind, today),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** The same alone, as its caller finds it. */
export const contractDetails = (
  row: ContractRow,
  { today, rights }: { today: Day; rights: Rights },
): ContractDetails => ({
  ...showContract(row, today),
  can: contractActs(rights, row, today),
})
