import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewClient: () => ({
      name: "Atelier Vasseur",
      siren: "552100554",
      streetAddress: "1 quai Perrache",
      postalCode: "69002",
      city: "Lyon",
      email: "compta@vasseur.example",
    }),
    NewClientPayment: () => ({ amount: 1_000, paidOn: "2026-11-20", means: "cheque" }),
    NewStatement: () => ({ from: "2026-01-01", to: "2026-11-20" }),
  },
  several: [{ path: "/Clients/deletions", make: ({ make }) => make("addClient") }],
  typed: {
    path: "companies",
    required: "name",
    add: { name: "Atelier Vasseur", email: "compta@vasseur.example", city: "Lyon" },
    change: { name: "Atelier Vasseur & fils" },
    shown: "Atelier Vasseur & fils",
  },
}
