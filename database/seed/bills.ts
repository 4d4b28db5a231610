import type { NewBillLine } from "#contract/bill-lines"
import { addDays, endOfMonth } from "#domain/day"

type Line = Pick<NewBillLine, "serviceName" | "quantity" | "unit" | "unitPriceHT" | "vatRate"> &
  Partial<Pick<NewBillLine, "kind" | "discountRate">>

/** A bill of the story; what it does not say is as the contract has it. */
export interface StoryBill {
  /** The day on which Camille writes it. */
  day: string
  client: string
  lines: Line[]
  billingPeriodStart?: string
  billingPeriodEnd?: string
  note?: string
  discountRate?: string
  includeVat: boolean
  includePenalty: boolean
  paymentDays: number
  issued: boolean
  mailedTo?: string
  /** Its client may read it by a private link. */
  linked?: boolean
  /** Payments: how many days later, how much of the total in percent, and whether it is still a cheque. */
  paidAfter?: { days: number; share: number; uncollected?: boolean }[]
  /** A draft asks so many percent beforehand. */
  depositOf?: string
  /** What was wrong with it: so many days later, its first line has another quantity. */
  correctedAfter?: { days: number; by: "creditNotes" | "corrections"; quantity: string }
}

const voltaire = "Librairies Voltaire SAS"
const confluence = "Agence Confluence"
const jeanne = "Jeanne Morel"
const boekhuis = "Boekhuis Antwerpen NV"

/** The bills up to `today`, in the order in which Camille wrote them. */
export function bills(today: string): StoryBill[] {
  return [...monthly(today), ...occasional]
    .filter(({ day }) => day <= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Voltaire is billed by the day, each month since January 2025: half of Camille's time in the first
 * year, which keeps her under the franchise (CGI 293 B), more since. The last ones are not paid yet.
 */
function monthly(today: string): StoryBill[] {
  const all: StoryBill[] = []
  for (
    let first = "2025-01-01";
    endOfMonth(first) <= today;
    first = addDays(endOfMonth(first), 1)
  ) {
    const day = endOfMonth(first)
    const month = Number(first.slice(5, 7))
    const days = (day < "2026-01-01" ? firstYear : secondYear)[month - 1] ?? 9
    all.push({
      ...common(day),
      client: voltaire,
      billingPeriodStart: first,
      billingPeriodEnd: day,
      lines: [line("Développement du site marchand", String(days), "day", priceOn(day), day)],
      mailedTo: "compta@voltaire.example",
      paidAfter: paymentOf(day, days),
    })
  }
  return all
}

/** Days of each month; in August the bookshops do without her. */
const firstYear = [3, 4, 5, 5, 4, 6, 5, 1, 6, 7, 6, 5]
const secondYear = [6, 7, 9, 8, 7, 10, 9, 3, 8, 11, 9, 8]
const priceOn = (day: string) => (day < "2026-01-01" ? 48_000 : 52_000)

/** Voltaire pays in the month after; of September a part is late, and October is paid in part. */
function paymentOf(day: string, days: number): StoryBill["paidAfter"] {
  if (day < "2026-09-01") return [{ days: 20 + ((days * 5) % 9), share: 100 }]
  if (day.startsWith("2026-09")) return [{ days: 27, share: 60 }]
  return [{ days: 14, share: 40 }]
}

const occasional: StoryBill[] = [
  {
    ...common("2025-03-20"),
    client: confluence,
    lines: [line("Atelier de cadrage", "1.5", "day", 48_000, "2025-03-20")],
    mailedTo: "facturation@confluence.example",
    paidAfter: [{ days: 33, share: 100 }],
  },
  {
    ...common("2025-06-12"),
    client: confluence,
    lines: [line("Refonte de la page d’accueil", "1", "flat", 280_000, "2025-06-12")],
    mailedTo: "facturation@confluence.example",
    paidAfter: [{ days: 41, share: 100 }],
  },
  {
    ...common("2025-10-16"),
    client: confluence,
    lines: [line("Maintenance du site", "2", "day", 48_000, "2025-10-16")],
    mailedTo: "facturation@confluence.example",
    paidAfter: [{ days: 37, share: 100 }],
  },
  {
    ...common("2026-02-18"),
    client: confluence,
    lines: [line("Maquettes du catalogue", "4", "day", 50_000, "2026-02-18")],
    mailedTo: "facturation@confluence.example",
    paidAfter: [{ days: 35, share: 100 }],
  },
  {
    ...common("2026-04-15"),
    client: confluence,
    lines: [
      line("Intégration de maquettes", "4.5", "day", 48_000, "2026-04-15"),
      line("Hébergement, un an", "1", "unit", 18_000, "2026-04-15"),
    ],
    mailedTo: "facturation@confluence.example",
    paidAfter: [
      { days: 20, share: 50 },
      { days: 52, share: 50 },
    ],
  },
  {
    ...common("2026-05-18"),
    client: jeanne,
    includePenalty: false,
    paymentDays: 0,
    lines: [line("Écran 27 pouces", "1", "unit", 19_167, "2026-05-18")],
    paidAfter: [{ days: 0, share: 100 }],
  },
  {
    ...common("2026-07-16"),
    client: confluence,
    lines: [line("Correctifs du catalogue", "1", "day", 50_000, "2026-07-16")],
    mailedTo: "facturation@confluence.example",
    correctedAfter: { days: 4, by: "corrections", quantity: "1.5" },
  },
  {
    ...common("2026-08-03"),
    client: confluence,
    lines: [line("Mise en ligne du catalogue", "2", "day", 50_000, "2026-08-03")],
    mailedTo: "facturation@confluence.example",
    correctedAfter: { days: 9, by: "creditNotes", quantity: "0.5" },
  },
  {
    ...common("2026-08-20"),
    client: boekhuis,
    lines: [
      { ...line("Catalogue connector, setup", "6", "day", 60_000, "2026-08-20"), vatRate: "0" },
    ],
    mailedTo: "facturen@boekhuis.example",
    paidAfter: [{ days: 28, share: 100 }],
  },
  {
    ...common("2026-09-08"),
    client: boekhuis,
    lines: [
      { ...line("Catalogue connector, training", "2", "day", 60_000, "2026-09-08"), vatRate: "0" },
    ],
    mailedTo: "facturen@boekhuis.example",
  },
  {
    ...common("2026-10-05"),
    client: jeanne,
    includePenalty: false,
    lines: [line("Cours particulier de programmation", "6", "hour", 4_500, "2026-10-05")],
    paidAfter: [{ days: 18, share: 100, uncollected: true }],
  },
  {
    ...common("2026-11-09"),
    client: jeanne,
    includePenalty: false,
    paymentDays: 14,
    lines: [line("Cours particulier de programmation", "4", "hour", 4_500, "2026-11-09")],
  },
  {
    ...common("2026-11-12"),
    client: boekhuis,
    paymentDays: 60,
    lines: [
      { ...line("Catalogue connector, support", "4", "day", 60_000, "2026-11-12"), vatRate: "0" },
    ],
    mailedTo: "facturen@boekhuis.example",
    linked: true,
  },
  {
    ...common("2026-11-18"),
    client: confluence,
    discountRate: "5",
    lines: [
      line("Audit d’accessibilité", "3", "day", 50_000, "2026-11-18"),
      {
        ...line("Guide imprimé des bonnes pratiques", "4", "unit", 2_500, "2026-11-18"),
        vatRate: "5.5",
        kind: "goods",
        discountRate: "10",
      },
    ],
  },
  {
    ...common("2026-11-20"),
    client: confluence,
    issued: false,
    depositOf: "30",
    note: "Selon notre échange du 17 novembre.",
    lines: [line("Corrections d’accessibilité", "5", "day", 50_000, "2026-11-20")],
  },
]

function common(day: string) {
  return {
    day,
    includeVat: true,
    includePenalty: true,
    paymentDays: 30,
    issued: true,
  }
}

/** Camille charges VAT since 2026. */
function line(
  serviceName: string,
  quantity: string,
  unit: Line["unit"],
  unitPriceHT: number,
  day: string,
): Line {
  return { serviceName, quantity, unit, unitPriceHT, vatRate: day < "2026-01-01" ? "0" : "20" }
}
