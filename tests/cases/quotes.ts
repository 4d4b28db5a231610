import type { AreaCases } from "../area-cases"
import { quoteFor } from "../billing"
import { readyToIssue } from "../issued"

const quoted = [...readyToIssue, "issueQuote"]
const line = quoteFor("").lines[0]

export const cases: AreaCases = {
  samples: {
    NewQuote: async ({ make }) => ({
      clientId: await make("addClient"),
      includeVat: true,
      depositRate: "30",
      lines: [{ serviceName: "Développement", quantity: "2", unitPriceHT: 45_000, vatRate: "20" }],
    }),
    QuoteIssue: () => ({}),
    NewQuoteAnswer: () => ({ answer: "accepted", name: "Inès Vasseur" }),
    LinkedQuoteAnswer: () => ({
      answer: "accepted",
      name: "Inès Vasseur",
      edition: 1,
      agreed: true,
    }),
    NewQuoteEmail: () => ({
      to: ["compta@vasseur.example"],
      subject: "Votre devis",
      body: "Bonjour, voici le devis.",
    }),
  },
  preconditions: {
    addQuoteEmail: quoted,
    addQuoteLink: quoted,
    addQuoteAnswer: quoted,
    billQuote: [...quoted, "addQuoteAnswer"],
    billQuoteDeposit: [...quoted, "addQuoteAnswer"],
  },
  columns: {
    "quotes.client_id": { of: "addClient", by: (id) => ["POST", "/Quotes", quoteFor(id)] },
    "quote_lines.product_id": {
      of: "addProduct",
      by: (productId, { client }) => [
        "POST",
        "/Quotes",
        { ...quoteFor(client), lines: [{ ...line, productId }] },
      ],
    },
  },
  several: [{ path: "/Quotes/deletions", make: ({ make }) => make("addQuote") }],
  typed: {
    path: "quotes",
    required: "lines[0].serviceName",
    add: { "lines[0].serviceName": "Conseil", "lines[0].unitPriceHT": "1 500,00" },
    choose: { name: "clientId", of: "/admin/companies/:clientId" },
    change: { "lines[0].serviceName": "Conseil et suivi", "lines[0].quantity": "1,5" },
    shown: "Conseil et suivi",
  },
}
