import type { AreaCases } from "../area-cases"
import { draftFor } from "../billing"
import { issued } from "../issued"

const line = draftFor("").lines[0]

export const cases: AreaCases = {
  samples: {
    NewBill: async ({ make }) => ({
      clientId: await make("addClient"),
      includeVat: true,
      includePenalty: true,
      lines: [{ serviceName: "Développement", quantity: "2", unitPriceHT: 45_000, vatRate: "20" }],
    }),
    BillIssue: () => ({}),
    NewPayments: async ({ make }) => ({ ids: [await make("addBill")], paidOn: "2026-11-20" }),
    NewDeposit: () => ({ percent: "30" }),
    NewRefund: () => ({ amount: 1_000, paidOn: "2026-11-20", means: "transfer" }),
    NewCreditUse: () => ({ amount: 1_000 }),
    NewPayment: () => ({ amount: 1_000, paidOn: "2026-11-20", means: "cheque" }),
    NewBillEmail: () => ({
      to: ["compta@vasseur.example"],
      subject: "Votre facture",
      body: "Bonjour, voici la facture.",
    }),
    NewBillLink: () => ({ days: 30 }),
    PaymentCollection: () => ({ collectedOn: "2026-11-21" }),
  },
  preconditions: {
    addPayment: issued,
    addBillEmail: issued,
    addBillLink: issued,
  },
  columns: {
    "bills.client_id": { of: "addClient", by: (id) => ["POST", "/Bills", draftFor(id)] },
    "bill_lines.product_id": {
      of: "addProduct",
      by: (productId, { client }) => [
        "POST",
        "/Bills",
        draftFor(client, { lines: [{ ...line, productId }] }),
      ],
    },
    "bill_emails.template_id": {
      of: "addMailTemplate",
      by: (templateId, { bill }) => [
        "POST",
        `/Bills/${bill}/emails`,
        { to: ["a@exemple.fr"], subject: "Facture", body: "Bonjour", templateId },
      ],
    },
    "bill_emails.attachment_ids": {
      of: "image",
      by: (id, { bill }) => [
        "POST",
        `/Bills/${bill}/emails`,
        { to: ["a@exemple.fr"], subject: "Facture", body: "Bonjour", attachmentIds: [id] },
      ],
    },
  },
  several: [
    { path: "/Bills/deletions", make: ({ make }) => make("addBill") },
    {
      path: "/Bills/payments",
      rest: { paidOn: "2026-11-20", means: "cheque" },
      make: async ({ make, ask }) => {
        const billId = await make("addBill")
        for (const operation of issued) await ask(operation, { billId })
        return billId
      },
    },
  ],
  typed: {
    path: "bills",
    required: "lines[0].serviceName",
    add: { "lines[0].serviceName": "Conseil", "lines[0].unitPriceHT": "1 500,00" },
    choose: { name: "clientId", of: "/admin/companies/:clientId" },
    change: { "lines[0].serviceName": "Conseil et suivi", "lines[0].quantity": "1,5" },
    shown: "Conseil et suivi",
  },
}
