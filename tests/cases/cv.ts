import type { AreaCases } from "../area-cases"

export const cases: AreaCases = {
  samples: {
    NewFact: () => ({
      ...{ kind: "mission", titleFr: "Développeuse", client: "Ville Claire", start: "2024-03" },
    }),
    FactChanges: () => ({ kind: "mission", titleFr: "Développeuse", end: "2025", version: 1 }),
    CertificationRenewal: () => ({ kind: "certification", titleFr: "CKA", expiresOn: "2030" }),
    FactMove: () => ({ direction: "up" }),
    NewCv: () => ({ name: "Pour Acme", target: "Acme", template: "dossier" }),
    CvChanges: () => ({ name: "Pour Acme", headline: "Développeuse", version: 1 }),
    CvStep: () => ({ step: "hide", section: "interest" }),
    CvItemTexts: () => ({ title: "Architecte" }),
    CvArchiving: () => ({ archived: true }),
    CvResumePermission: () => ({ allowed: true }),
    NewCvCopy: () => ({ recipient: "Acme" }),
    NewCvPublication: ({ make }) => make("addCv").then((cvId) => ({ cvId })),
    CvSettlement: () => ({ finding: "summary Camille" }),
    NewCvImport: ({ upload }) => upload("cv.json", "{}").then((fileId) => ({ fileId })),
    CvImportConfirmation: () => ({ lines: [] }),
  },
  preconditions: { undoCvImport: ["confirmCvImport"] },
  columns: {
    "cv_facts.proof_id": {
      of: "image",
      by: (proofId) => ["POST", "/CV/facts", { kind: "certification", titleFr: "CKA", proofId }],
    },
    "cv_facts.resume_id": null,
    "cv_resumes.cv_id": null,
    "cv_facts.renews_id": null,
    // Said by the CV that is frozen, of an offer of its own.
    "cv_copies.cv_id": null,
    "cv_copies.offer_id": null,
    "cv_copy_links.cv_copy_id": null,
    "cv_publications.cv_copy_id": null,
    "cvs.offer_id": {
      of: "addOffer",
      by: (offerId) => ["POST", "/CV/versions", { name: "Pour Acme", offerId }],
    },
  },
  typed: {
    path: "cv/versions",
    required: "name",
    add: { name: "Pour les librairies", target: "Refonte de catalogues" },
    change: { name: "Pour les libraires", headline: "Développeuse de catalogues" },
    shown: "Pour les libraires",
  },
}
