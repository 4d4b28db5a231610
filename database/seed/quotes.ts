import type { NewQuote } from "#contract/quotes"
import { addDays } from "#domain/day"

/** A quote of the story; what it does not say is as the contract has it. */
export interface StoryQuote extends Partial<Omit<NewQuote, "clientId" | "lines">> {
  /** The day on which Camille writes it. */
  day: string
  client: string
  lines: Partial<NewQuote["lines"][number]>[]
  issued?: boolean
  linked?: boolean
  mailedTo?: string
  answered?: { answer: "accepted" | "refused"; name: string; reason?: string }
  billed?: boolean
}

/** Camille's quotes up to `today`, one in each state. */
export function quotes(today: string): StoryQuote[] {
  return [
    {
      day: addDays(today, -75),
      client: "Agence Confluence",
      validDays: 30,
      lines: [line("Refonte graphique du catalogue", "6", "day", 50_000)],
      issued: true,
    },
    {
      day: addDays(today, -40),
      client: "Coopérative des Pentes",
      lines: [line("Carte interactive des producteurs", "9", "day", 48_000)],
      issued: true,
      answered: {
        answer: "refused",
        name: "Lucie Ferrand",
        reason: "Le budget de l’année est déjà engagé.",
      },
    },
    {
      day: addDays(today, -20),
      client: "Librairies Voltaire SAS",
      depositRate: "30",
      lines: [
        line("Passage à la nouvelle caisse", "8", "day", 52_000),
        line("Formation des libraires", "2", "day", 60_000),
      ],
      issued: true,
      linked: true,
      answered: { answer: "accepted", name: "Paul Voltaire, gérant" },
      billed: true,
    },
    {
      day: addDays(today, -6),
      client: "Coopérative des Pentes",
      depositRate: "40",
      note: "Début des travaux dans les trois semaines qui suivent l’accord.",
      lines: [
        line("Boutique en ligne", "12", "day", 48_000),
        { ...line("Hébergement, un an", "1", "unit", 18_000), discountRate: "10" },
      ],
      issued: true,
      linked: true,
      mailedTo: "bonjour@pentes.example",
    },
    {
      day: today,
      client: "Jeanne Morel",
      validDays: 15,
      lines: [line("Cours particuliers de programmation, dix heures", "10", "hour", 4_500)],
    },
  ]
}

const line = (
  serviceName: string,
  quantity: string,
  unit: NewQuote["lines"][number]["unit"],
  unitPriceHT: number,
) => ({ serviceName, quantity, unit, unitPriceHT, vatRate: "20" })
