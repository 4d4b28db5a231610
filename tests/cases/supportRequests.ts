import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    SupportAnswer: () => ({ text: "Bonjour, c’est réparé.", treat: true, version: 1 }),
    SupportNote: () => ({ text: "À rappeler demain." }),
    SupportTreatment: () => ({ treated: true, version: 1 }),
    NewSupportText: () => ({
      name: `Accès ${crypto.randomUUID()}`,
      textFr: "Bonjour,",
      textEn: null,
    }),
    SupportTextChanges: () => ({
      name: `Accès ${crypto.randomUUID()}`,
      textFr: "Bonjour !",
      version: 1,
    }),
    SupportReply: () => ({ text: "Merci, et encore une question." }),
  },
}
