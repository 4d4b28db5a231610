import type { AreaCases } from "../area-cases"
import { readyToIssue } from "../issued"

const paper = {
  ...{ deliverables: "Le site et son code source.", acceptanceDays: 15 },
  ...{ expenses: "Aucun frais n’est remboursé.", confidentialityYears: 3 },
  ...{ insurance: "Assureur d’essai, police 1234", court: "Lyon" },
  property: { kind: "none" },
  clauses: [{ name: "ending", mode: "off" }],
}
const sha256 = "0".repeat(64)
const written = [...readyToIssue, "changeContractPaper"]

export const cases: AreaCases = {
  samples: {
    ContractPaperDraft: () => paper,
    ContractPaperChanges: () => ({ ...paper, keepClauses: true, version: 1 }),
    NewSignatureRequest: () => ({
      signers: [{ name: "Inès Vasseur", email: "ines@vasseur.example", capacity: "gérante" }],
      ownerTurn: "first",
    }),
    SignatureConsent: () => ({ name: "Inès Vasseur", agreed: true, sha256 }),
    SignatureCode: () => ({ code: "123456", sha256 }),
    SignatureRefusal: () => ({ reason: "Le prix n’est pas celui convenu." }),
  },
  preconditions: {
    readContractPaperPdf: written,
    addContractSignature: written,
    addQuoteSignature: [...readyToIssue, "issueQuote"],
  },
  columns: {
    "contract_papers.contract_id": null,
    "signature_requests.contract_id": null,
    // Looked for among those of the contract in the path (signing.test.ts).
    "signature_requests.amendment_id": null,
    "signature_requests.quote_id": null,
    "signature_requests.edition": null,
    "signers.request_id": null,
    "signature_acts.request_id": null,
    "signature_acts.signer_id": null,
  },
}
