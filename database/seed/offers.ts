import type { NewOffer } from "#contract/offers"
import { addDays } from "#domain/day"

/** An offer of the story; what it does not say is as the contract of the API has it. */
export interface StoryOffer extends Partial<NewOffer> {
  client: string
  /** The day on which Camille wrote it down. */
  day: string
  /** Where it went since, and what came of it. */
  moves?: { day: string; to: string; reason?: string; makes?: "quote" | "contract" }[]
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
      moves: [
        { day: ago(31), to: "positioned" },
        { day: ago(20), to: "onWaiting" },
      ],
      probability: "75",
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
      moves: [{ day: ago(9), to: "positioned" }],
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
    {
      client: "Boekhuis Antwerpen NV",
      day: ago(11),
      title: "Catalogue en néerlandais",
      tjmHT: 60_000,
      expectedDays: "8",
      source: "formerClient",
    },
    {
      client: "Agence Confluence",
      day: ago(60),
      title: "Audit de performance",
      tjmHT: 58_000,
      expectedDays: "5",
      source: "network",
      moves: [
        { day: ago(50), to: "positioned" },
        { day: ago(13), to: "aborted", reason: "otherChosen" },
      ],
    },
    {
      client: "Coopérative des Pentes",
      day: ago(35),
      title: "Boutique en ligne, seconde tranche",
      tjmHT: 48_000,
      expectedDays: "15",
      source: "formerClient",
      expectedStart: addDays(today, 60),
      moves: [
        { day: ago(28), to: "positioned" },
        { day: ago(6), to: "accepted", makes: "quote" },
      ],
    },
  ]
}
