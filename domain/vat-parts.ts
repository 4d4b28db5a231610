import Big from "big.js"
import type { Cents } from "./money"
import type { VatZone } from "./vat"
import type { RateTotal, VatPeriod } from "./vat-return"
import type { YearlyVat } from "./vat-yearly"

/** What makes VAT due, or lets it be deducted. */
export const vatPartKinds = [
  "taxed",
  "exports",
  "deliveriesInUnion",
  "otherUntaxed",
  "servicesBought",
  "boughtAbroad",
  "acquisitions",
  "deductibleOnAssets",
  "deductibleOnOther",
] as const
export type VatPartKind = (typeof vatPartKinds)[number]

/** Something of a day that counts in a return, below zero where something earlier is taken back. */
export interface VatPart {
  kind: VatPartKind
  /** The bill, income, purchase or outcome that it is of. */
  source: string
  rate: string
  zone: VatZone
  /** Without VAT. */
  base: Cents
  /** Due, or deductible. */
  tax: Cents
}

const deductions: readonly VatPartKind[] = ["deductibleOnAssets", "deductibleOnOther"]
/** Whether it is VAT to deduct, rather than VAT that is due. */
export const isDeduction = ({ kind }: Pick<VatPart, "kind">): boolean => deductions.includes(kind)

/**
 * What the parts of a period are together. What is taken back within the period goes off what it is of; what was
 * declared before is given back, or paid back, for no box holds less than nothing.
 */
export function vatPeriodOf(
  parts: readonly VatPart[],
): Omit<VatPeriod, "creditBefore" | "paidBefore" | "refundAsked"> {
  const net = netOf(parts)
  const isBack = ({ base, tax }: VatPart) => tax < 0 || (tax === 0 && base < 0)
  const standing = net.filter((part) => !isBack(part))
  const back = net.filter(isBack)
  const of = (kind: VatPartKind): RateTotal[] => standing.filter((part) => part.kind === kind)
  const sum = (some: readonly VatPart[], what: "base" | "tax"): Cents =>
    some.reduce((total, part) => total + part[what], 0)
  const untaxed = (kind: VatPartKind) =>
    Math.max(
      0,
      sum(
        net.filter((part) => part.kind === kind),
        "base",
      ),
    )
  const tax = (kind: VatPartKind) =>
    sum(
      standing.filter((part) => part.kind === kind),
      "tax",
    )
  const given = back.filter((part) => !isDeduction(part) && part.tax < 0)
  return {
    taxed: of("taxed"),
    exports: untaxed("exports"),
    deliveriesInUnion: untaxed("deliveriesInUnion"),
    otherUntaxed: untaxed("otherUntaxed"),
    servicesBought: of("servicesBought"),
    boughtAbroad: of("boughtAbroad"),
    acquisitions: of("acquisitions"),
    paidBack: -sum(back.filter(isDeduction), "tax"),
    deductibleOnAssets: tax("deductibleOnAssets"),
    deductibleOnOther: tax("deductibleOnOther"),
    deductibleOtherwise: -sum(given, "tax"),
    adjustedBase: Math.max(0, -sum(given, "base")),
  }
}

/** The same for a year that is declared at once. */
export function yearlyPartsOf(
  parts: readonly VatPart[],
): Pick<YearlyVat, "collected" | "onOther" | "onAssets" | "givenBack" | "paidBack"> {
  const period = vatPeriodOf(parts)
  const due = [
    ...period.taxed,
    ...(period.servicesBought ?? []),
    ...(period.boughtAbroad ?? []),
    ...(period.acquisitions ?? []),
  ]
  return {
    collected: due.reduce((total, { tax }) => total + tax, 0),
    onOther: period.deductibleOnOther,
    onAssets: period.deductibleOnAssets,
    givenBack: period.deductibleOtherwise,
    paidBack: period.paidBack,
  }
}

/** The parts of one source, kind and rate as one. */
function netOf(parts: readonly VatPart[]): VatPart[] {
  const sums = new Map<string, VatPart>()
  for (const part of parts) {
    const { source, kind, zone, rate } = part
    const key = [source, kind, zone, new Big(rate).toString()].join(" ")
    const known = sums.get(key)
    if (!known) sums.set(key, { ...part })
    else {
      known.base += part.base
      known.tax += part.tax
    }
  }
  return [...sums.values()].filter(({ base, tax }) => base !== 0 || tax !== 0)
}
