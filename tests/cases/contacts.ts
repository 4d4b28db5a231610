import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewContact: async ({ make }) => ({
      name: "Inès Vasseur",
      role: "Gérante",
      clientId: await make("addClient"),
    }),
  },
  columns: {
    "contacts.client_id": {
      of: "addClient",
      by: (clientId) => ["POST", "/Contacts", { name: "Inès", clientId }],
    },
  },
  several: [{ path: "/Contacts/deletions", make: ({ make }) => make("addContact") }],
  typed: {
    path: "contacts",
    required: "name",
    add: { name: "Inès Vasseur", role: "Gérante", email: "ines@vasseur.example" },
    change: { phoneNumber: "+33 6 12 34 56 78" },
    shown: "Inès Vasseur",
  },
}
