import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewOffer: async ({ make }) => ({
      title: "Refonte du catalogue",
      clientId: await make("addClient"),
      tjmHT: 52_000,
      expectedDays: "20",
    }),
    OfferMove: () => ({ from: "firstContact", to: "positioned" }),
    OfferAcceptance: () => ({ from: "firstContact", makes: "none" }),
    OfferAction: () => ({ nextAction: "Relancer", nextActionOn: "2026-11-25", version: 1 }),
    OfferActionEnd: () => ({ version: 1 }),
    OfferSettingsChanges: () => ({
      ...{ firstContactWeight: "15", positionedWeight: "30", onWaitingWeight: "60" },
      ...{ firstContactDays: 5, positionedDays: 10, onWaitingDays: 10, version: 0 },
    }),
  },
  columns: {
    "offers.client_id": {
      of: "addClient",
      by: (clientId) => ["POST", "/Offers", { title: "Refonte", clientId }],
    },
    "offers.contact_id": {
      of: "addContact",
      body: { name: "Inès" },
      by: (contactId, { client }) => [
        "POST",
        "/Offers",
        { title: "Refonte", clientId: client, contactId },
      ],
    },
    "offer_events.offer_id": null,
    "offers.quote_id": null,
    "offers.contract_id": null,
  },
  several: [{ path: "/Offers/deletions", make: ({ make }) => make("addOffer") }],
  typed: {
    path: "offers",
    required: "title",
    add: { title: "Refonte du catalogue", tjmHT: "520,00", expectedDays: "20" },
    choose: { name: "clientId", of: "/admin/companies/:clientId" },
    change: { title: "Refonte du catalogue en ligne", remark: "Vu au salon du livre" },
    shown: "Refonte du catalogue en ligne",
  },
}
