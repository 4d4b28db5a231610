import type { AreaCases } from "../area-cases"

const amended = {
  ...{ priceHT: 55_000, unit: "day", paymentDays: 30, renewable: true, renewalDays: 30 },
}

export const cases: AreaCases = {
  samples: {
    NewContract: async ({ make }) => ({
      clientId: await make("addClient"),
      title: "Développement du site marchand",
      startDate: "2026-11-01",
      priceHT: 52_000,
      renewable: true,
      renewalDays: 30,
    }),
    NewRenewal: () => ({ startDate: "2026-12-01" }),
    NewContractPeriod: () => ({
      startDate: "2026-11-01",
      endDate: "2026-11-30",
      quantity: "8",
    }),
    ContractActivation: () => ({ version: 1 }),
    NewAmendment: () => ({ ...amended, effectiveOn: "2026-11-25", reason: "Nouveau périmètre" }),
    AmendmentChanges: () => ({ ...amended, effectiveOn: "2026-11-26", version: 1 }),
    AmendmentAgreement: () => ({ version: 1 }),
    ContractPointsChanges: () => ({ orders: false, singleClient: true, version: 1 }),
    NewContractDocument: async ({ upload }) => ({
      ...{ kind: "insurance", title: "Responsabilité civile", issuedOn: "2026-11-01" },
      expiresOn: "2027-10-31",
      fileId: await upload("Assurance.txt", "Attestation d’assurance"),
    }),
    NewDocumentLink: async ({ make }, { contractId = "" }) => ({
      // Of a contract that is another's, nobody can add one.
      documentIds: [
        await make("addContractDocument", { contractId }).catch(() => crypto.randomUUID()),
      ],
      days: 30,
    }),
    NewContractEmail: () => ({
      to: ["ines@vasseur.example"],
      subject: "Votre contrat",
      body: "Vous pouvez le refuser jusqu’au {{limite}}.",
    }),
    ContractEnd: () => ({ version: 2, endedOn: "2026-11-20" }),
  },
  preconditions: {
    addAmendment: ["activateContract"],
    addContractEmail: ["activateContract"],
    proposeContractEmail: ["activateContract"],
    endContract: ["activateContract"],
    renewContract: ["activateContract"],
    billContractPeriod: ["activateContract"],
  },
  columns: {
    "contracts.client_id": {
      of: "addClient",
      by: (clientId) => [
        "POST",
        "/Contracts",
        { clientId, title: "Conseil", startDate: "2026-11-01", priceHT: 50_000 },
      ],
    },
    "contracts.quote_id": {
      of: "addQuote",
      by: (quoteId, own) => [
        "POST",
        "/Contracts",
        {
          clientId: own.client,
          quoteId,
          ...{ title: "Conseil", startDate: "2026-11-01", priceHT: 50_000 },
        },
      ],
    },
    "contract_amendments.contract_id": null,
    "contract_documents.contract_id": null,
    "contract_documents.file_id": {
      of: "addFile",
      by: (fileId, own) => [
        "POST",
        `/Contracts/${own.contract}/documents`,
        { kind: "other", issuedOn: "2026-11-01", fileId },
      ],
    },
    "contract_documents.previous_id": null,
    "contract_document_links.contract_id": null,
    "linked_contract_documents.link_id": null,
    "linked_contract_documents.document_id": null,
    "contract_periods.bill_id": null,
    "contract_periods.contract_id": null,
    "contract_renewals.contract_id": null,
  },
  several: [{ path: "/Contracts/deletions", make: ({ make }) => make("addContract") }],
  typed: {
    path: "contracts",
    required: "title",
    add: { title: "Conseil", startDate: "2026-11-01", priceHT: "520,00" },
    choose: { name: "clientId", of: "/admin/companies/:clientId" },
    change: { title: "Conseil et suivi", paymentDays: "45" },
    shown: "Conseil et suivi",
  },
}
