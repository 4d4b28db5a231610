import { addDays, addMonths, type Day } from "#domain/day"

/** What Camille bills again and again, from days after `today` on: drafts that she reads, and others. */
export function recurringBills(today: Day) {
  const month = `${addMonths(today, 1).slice(0, 7)}-01`
  const printed = { includeVat: true, includePenalty: true, includeLogo: true }
  return [
    {
      client: "Librairies Voltaire SAS",
      title: "Hébergement du site marchand",
      recurrence: { frequency: "monthly", start: month },
      period: "ahead",
      mode: "issue",
      ...printed,
      lines: [
        {
          serviceName: "Hébergement",
          quantity: "1",
          unit: "month",
          unitPriceHT: 8_900,
          vatRate: "20",
        },
      ],
    },
    {
      client: "Coopérative des Pentes",
      title: "Maintenance trimestrielle",
      recurrence: { frequency: "quarterly", start: addDays(today, 12), monthEnd: true },
      times: 8,
      period: "past",
      ...printed,
      lines: [
        {
          serviceName: "Maintenance",
          quantity: "3",
          unit: "day",
          unitPriceHT: 48_000,
          vatRate: "20",
        },
      ],
    },
    {
      client: "Agence Confluence",
      title: "Rapport de fréquentation",
      recurrence: { frequency: "weekly", every: 2, start: addDays(today, 5) },
      ...printed,
      lines: [
        { serviceName: "Rapport", quantity: "2", unit: "hour", unitPriceHT: 6_500, vatRate: "20" },
      ],
    },
  ]
}
