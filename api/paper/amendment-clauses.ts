/** The words of the paper of an amendment, in French, which prevails. */
export const amendmentClauses = {
  title: (number: number) => `Avenant nº\u00a0${number}`,
  purpose: "Objet",
  purposeOf: (contract: string) =>
    `Les parties modifient comme suit le contrat «\u00a0${contract}\u00a0».`,
  reason: "Motif",
  terms: "Ce qui change",
  from: (before: string, after: string) =>
    `avant\u00a0: ${before}\u00a0; désormais\u00a0: ${after}`,
  effect: "Prise d’effet",
  effectOn: (day: string) =>
    `L’avenant s’applique à compter du ${day}. Tout ce qu’il ne change pas demeure.`,
  none: "non prévu",
  yes: "oui",
  no: "non",
  names: {
    endDate: "Dernier jour",
    priceHT: "Prix hors taxes",
    unit: "Unité du prix",
    paymentDays: "Délai de paiement, en jours",
    endOfMonth: "Délai compté jusqu’à la fin du mois",
    penaltyRate: "Taux des pénalités, par an",
    renewable: "Renouvelable",
    renewalDays: "Durée d’un renouvellement, en jours",
    noticeDays: "Préavis, en jours",
    hoursPerDay: "Heures d’une journée",
    budgetDays: "Budget, en jours",
    budgetHT: "Budget hors taxes",
  },
  units: { day: "jour", hour: "heure", month: "mois", flat: "forfait" },
} as const
