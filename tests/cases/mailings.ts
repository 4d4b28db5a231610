import type { AreaCases } from "../area-cases"

const words = {
  ...{ name: "Nouvelles", purpose: "mailing" },
  ...{ subjectFr: "Des nouvelles", bodyFr: "Bonjour {{contact}}" },
}

export const cases: AreaCases = {
  samples: {
    NewMailing: async ({ make, ask }) => ({
      name: "Des nouvelles",
      templateId: (await ask<{ id: string }>("addMailTemplate", {}, words)).id,
      contactIds: [await make("addContact")],
    }),
    NewContactRefusal: () => ({ on: "2026-11-20", words: "Merci de ne plus m’écrire." }),
    RetentionSettingsChanges: () => ({ erases: false, version: 0 }),
  },
  columns: {
    "mailings.template_id": {
      of: "addMailTemplate",
      body: words,
      by: (templateId) => ["POST", "/Mailings", { name: "Printemps", templateId }],
    },
    // Whose ids a body says at once: each is looked for among the owner's own (routes.test.ts of mailings).
    "mailing_messages.contact_id": null,
    "mailing_messages.mailing_id": null,
    "contact_refusals.contact_id": null,
  },
}
