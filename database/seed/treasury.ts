import { addDays, type Day } from "#domain/day"

/** What Camille received without a bill. */
export const incomes = (today: Day) => [
  {
    day: addDays(today, -45),
    label: "Aide à la création d’activité",
    payerName: "Région Auvergne-Rhône-Alpes",
    amount: 120_000,
    category: "subsidy",
    means: "transfer",
  },
  {
    day: addDays(today, -12),
    label: "Dépannage chez Mme Morel",
    payerName: "Jeanne Morel",
    amount: 9_600,
    category: "services",
    means: "card",
    vatRate: "20",
  },
]

/** What she spent without a received bill. */
export const outcomes = (today: Day) => [
  {
    day: addDays(today, -40),
    label: "Train Lyon – Paris",
    payeeName: "SNCF Voyageurs",
    amount: 17_600,
    category: "travel",
    means: "card",
    vatRate: "10",
    deductibleShare: "0",
  },
  {
    day: addDays(today, -26),
    label: "Cotisations du trimestre",
    payeeName: "Urssaf",
    amount: 214_700,
    category: "contributions",
    means: "directDebit",
  },
  {
    day: addDays(today, -9),
    label: "Frais de tenue de compte",
    payeeName: "Banque du Rhône",
    amount: 1_440,
    category: "bank",
    means: "directDebit",
    vatRate: "20",
  },
]

export const taxSettings = {
  taxation: "micro",
  activity: "liberal",
  rhythm: "quarterly",
  incomeTaxRate: "8",
  businessTax: 48_000,
  ownReserve: 100_000,
  version: 0,
}
