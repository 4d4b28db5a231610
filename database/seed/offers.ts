import type { NewOffer } from "#contract/offers"
import { addDays } from "#domain/day"

/** An offer of the story; what it does not say is as the contract of the API has it. */
export interface StoryOffer extends Partial<NewOffer> {
  client: string
  /** The day on which Camille wrote it down. */
  day: string
}

/** What Camille hopes for, up to `today`. */
export function offers(today: string): StoryOffer[] {
  const ago = (days: number) => addDays(today, -days)
  return [
    {
      client: "Librairies Voltaire SAS",
      day: ago(40),
      title: "Application de click and collect",
      tjmHT: 54_000,
      expectedDays: "35",
      source: "formerClient",
      expectedStart: addDays(today, 45),
      technicalNeeds: "React Native, TypeScript, paiement en ligne",
      context: "Douze librairies, une caisse commune.",
    },
    {
      client: "Agence Confluence",
      day: ago(22),
      title: "Refonte du site d’un musée",
      tjmHT: 52_000,
      expectedDays: "18",
      source: "network",
      expectedStart: addDays(today, 30),
      nextAction: "Relancer Hugo sur le devis",
      nextActionOn: ago(2),
    },
    {
      client: "Coopérative des Pentes",
      day: ago(4),
      title: "Espace des adhérents",
      expectedDays: "12.5",
      source: "recommendation",
      nextAction: "Appel de cadrage",
      nextActionOn: today,
      nextActionAt: "14:30",
    },
  ]
}
