import { addDays, type Day } from "#domain/day"
import { percentOf } from "#domain/money"
import { vatNumberOf } from "#domain/vat"
import type { BillSnapshot } from "../../api/e-invoice/snapshot"
import { profile } from "./people"

interface StoryPurchase {
  /** How many days ago it was issued, and in how many days it was to be paid. */
  days: number
  term: number
  number: string
  supplier: { name: string; siren: string; city: string; postalCode: string }
  lines: [name: string, quantity: string, price: number][]
  category: string
  checked?: boolean
  paidAfter?: number
}

const cloud = {
  name: "Nuage & Cie SAS",
  siren: "812345676",
  city: "Roubaix",
  postalCode: "59100",
}
const desks = {
  name: "Les Bureaux de la Croix-Rousse",
  siren: "798765434",
  city: "Lyon",
  postalCode: "69004",
}

/** What Camille received: one of each state, the newest not looked at yet. */
const received: StoryPurchase[] = [
  {
    days: 75,
    term: 30,
    number: "2026-0871",
    supplier: cloud,
    lines: [["Serveur dédié, trimestre", "1", 18_000]],
    category: "hosting",
    checked: true,
    paidAfter: 20,
  },
  {
    days: 50,
    term: 30,
    number: "CR-118",
    supplier: desks,
    lines: [["Poste de travail partagé, mois", "1", 24_000]],
    category: "rent",
    checked: true,
  },
  {
    days: 18,
    term: 30,
    number: "CR-131",
    supplier: desks,
    lines: [
      ["Poste de travail partagé, mois", "1", 24_000],
      ["Salle de réunion, demi-journée", "2", 4_500],
    ],
    category: "rent",
    checked: true,
  },
  {
    days: 3,
    term: 30,
    number: "2026-1102",
    supplier: cloud,
    lines: [["Sauvegarde externe, année", "1", 9_600]],
    category: "hosting",
  },
]

const buyer = profile("normal")

/** The received bills up to `today`, each as the snapshot that its supplier froze. */
export const purchases = (today: Day) =>
  received.map((purchase) => ({
    ...purchase,
    bill: billOf(purchase, addDays(today, -purchase.days)),
  }))

function billOf({ number, term, supplier, lines }: StoryPurchase, day: Day): BillSnapshot {
  const priced = lines.map(([serviceName, quantity, unitPriceHT]) => ({
    serviceName,
    description: null,
    quantity,
    unit: "unit" as const,
    unitPriceHT,
    vatRate: "20",
    amountHT: unitPriceHT * Number(quantity),
  }))
  const totalHT = priced.reduce((sum, { amountHT }) => sum + amountHT, 0)
  const totalVat = percentOf(totalHT, "20")
  const { city, postalCode, name, siren } = supplier
  return {
    number,
    issueDate: day,
    dueDate: addDays(day, term),
    period: null,
    purchaseOrder: null,
    note: null,
    currency: "EUR",
    language: "fr",
    seller: {
      name,
      siren,
      vatNumber: vatNumberOf(siren),
      commercialName: null,
      legalStatus: "SAS",
      address: { streetAddress: "4 rue des Canuts", postalCode, city, country: "FR" },
      siret: null,
      shareCapital: 1_000_000,
      registerCity: city,
      email: null,
      phone: null,
      bankName: null,
      iban: "FR1420041010050500013M02606",
      bic: "PSSTFRPPPAR",
    },
    client: {
      name: `${buyer.personal.firstName} ${buyer.personal.lastName}`,
      kind: "company",
      address: {
        streetAddress: buyer.address.streetAddress,
        postalCode: buyer.address.postalCode,
        city: buyer.address.city,
        country: "FR",
      },
      siren: buyer.professional.siren,
      vatNumber: null,
    },
    lines: priced,
    vat: [{ rate: "20", base: totalHT, tax: totalVat }],
    totalHT,
    totalVat,
    totalTTC: totalHT + totalVat,
    penaltyRate: null,
    includeVat: true,
    includePenalty: true,
    includeLogo: false,
    includeSignature: false,
    mentions: [],
    logo: null,
    signature: null,
  }
}
