import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewMailTemplate: () => ({
      name: "Envoi habituel",
      purpose: "bill",
      subjectFr: "Facture {{numéro}}",
      bodyFr: "Bonjour, voici la facture de {{montant}}.",
    }),
    MailTemplateReturn: () => ({ to: 1, version: 1 }),
    MailTest: () => ({ language: "fr" }),
  },
  columns: {
    // What a template said belongs to it; the path says which.
    "mail_template_versions.template_id": null,
  },
  typed: {
    path: "mail-templates",
    required: "name",
    add: { name: "Premier envoi", subjectFr: "Votre facture {{numéro}}" },
    change: { bodyFr: "Bonjour {{client}}, voici {{montant}}." },
    shown: "Premier envoi",
  },
}
