import type { AreaCases, Maker } from "../area-cases"

/** What support answers, in words of one's own. */
const words = {
  purpose: "supportAnswer",
  subjectFr: "Réponse à {{référence}}",
  bodyFr: "Bonjour,\n\n{{message}}\n\n{{lien}}",
}

/** The version that it has by now. */
const version = async ({ administrator }: Maker) =>
  (await administrator.ask<{ version: number }>("findInstallationMail", { purpose: words.purpose }))
    .version

export const cases: AreaCases = {
  samples: {
    InstallationMailChanges: async (maker: Maker) => ({ ...words, version: await version(maker) }),
    InstallationMailReturn: async (maker: Maker) => ({ to: 0, version: await version(maker) }),
    InstallationMailTest: () => ({ language: "fr" }),
  },
}
