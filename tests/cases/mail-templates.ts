import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewMailTemplate: () => ({
      name: "Envoi habituel",
      purpose: "bill",
      subjectFr: "Facture {{numéro}}",
      bodyFr: "Bonjour, voici la facture de {{montant}}.",
    }),
  },
  typed: {
    path: "mail-templates",
    required: "name",
    add: { name: "Premier envoi", subjectFr: "Votre facture {{numéro}}" },
    change: { bodyFr: "Bonjour {{client}}, voici {{montant}}." },
    shown: "Premier envoi",
  },
}
