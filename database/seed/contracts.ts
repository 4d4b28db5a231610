import type { NewContract } from "#contract/contracts"
import { addDays } from "#domain/day"

/** A contract of the story; what it does not say is as the contract of the API has it. */
export interface StoryContract extends Partial<Omit<NewContract, "clientId">> {
  client: string
  /** When it came into force, and when Camille ended it. */
  activatedOn?: string
  endedOn?: string
  /** A period that she has put on a draft. */
  billed?: { startDate: string; endDate: string; quantity: string }
  /** What its paper says, and when she sent it to be signed, by whom. */
  signed?: { on: string; paper: object; by: { name: string; email: string; capacity: string } }
}

/** Camille's contracts up to `today`: a year with the bookshops that is to be renewed soon, and others. */
export function contracts(today: string): StoryContract[] {
  return [
    {
      client: "Librairies Voltaire SAS",
      title: "Développement du site marchand",
      description: "Évolutions et maintenance du site, huit jours par mois environ.",
      startDate: addDays(today, -345),
      priceHT: 52_000,
      unit: "day",
      paymentDays: 30,
      penaltyRate: "12.15",
      renewable: true,
      renewalDays: 365,
      noticeDays: 10,
      budgetDays: "96",
      billableProject: true,
      activatedOn: addDays(today, -348),
    },
    {
      client: "Agence Confluence",
      title: "Maintenance du catalogue",
      reference: "CONF-MAINT",
      startDate: addDays(today, -80),
      priceHT: 60_000,
      unit: "month",
      paymentDays: 45,
      endOfMonth: true,
      renewable: true,
      renewalDays: 180,
      activatedOn: addDays(today, -81),
      billed: {
        startDate: addDays(today, -80),
        endDate: addDays(today, -51),
        quantity: "1",
      },
      noticeDays: 30,
      signed: {
        on: addDays(today, -1),
        paper: {
          deliverables: "Le catalogue tenu à jour, et un relevé mensuel des corrections.",
          acceptanceDays: 10,
          expenses: "Les frais de déplacement sont remboursés sur justificatif.",
          confidentialityYears: 3,
          insurance: "Responsabilité civile professionnelle, police nº 4021-78",
          court: "Lyon",
          property: { kind: "none" },
        },
        by: { name: "Hugo Lemaire", email: "hugo@confluence.example", capacity: "chef de projet" },
      },
    },
    {
      client: "Boekhuis Antwerpen NV",
      title: "Catalogue connector",
      startDate: addDays(today, -100),
      endDate: addDays(today, 80),
      priceHT: 60_000,
      unit: "day",
      paymentDays: 75,
      billableProject: true,
      activatedOn: addDays(today, -100),
    },
    {
      client: "Agence Confluence",
      title: "Refonte de la page d’accueil",
      startDate: addDays(today, -540),
      priceHT: 280_000,
      unit: "flat",
      activatedOn: addDays(today, -540),
      endedOn: addDays(today, -500),
    },
    {
      client: "Coopérative des Pentes",
      title: "Boutique en ligne",
      startDate: addDays(today, 20),
      priceHT: 48_000,
      unit: "day",
    },
  ]
}
