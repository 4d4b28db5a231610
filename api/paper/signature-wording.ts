/** What signers agree to, and what the page of evidence says; in the language of the request. */
const wording = {
  fr: {
    sentence: (title: string) =>
      `J’ai lu le document «\u00a0${title}\u00a0», je l’accepte dans toutes ses dispositions et je le signe par voie électronique.`,
    title: "Preuve de signature électronique",
    opening:
      "Cette page accompagne le document qui précède. Elle dit ce qui a été noté de chaque signature, au moment où elle a été donnée.",
    document: "Document",
    sha256: "SHA-256 du document signé",
    requested: "Demande du",
    completed: "Dernière signature",
    request: "Référence de la demande",
    verify: "Vérification",
    name: "Nom saisi",
    capacity: "Qualité",
    email: "Adresse e-mail",
    agreed: "Phrase acceptée",
    drawing: "Signature dessinée",
    drawingSha256: "SHA-256 de la signature dessinée",
    codeSent: "Code envoyé le",
    signed: "Code vérifié, signé le",
    address: "Adresse réseau",
    browser: "Navigateur",
    language: "Langue de la page",
    read: "SHA-256 du document lu",
    claims: [
      "Signature électronique simple au sens de l’article 3, 10) du règlement (UE) nº\u00a0910/2014 (eIDAS). Elle ne peut être refusée comme preuve en justice au seul motif qu’elle est électronique (art. 25, 1). Sa fiabilité n’est pas présumée (code civil, art. 1367\u00a0; décret nº\u00a02017-1416)\u00a0: si elle est contestée, c’est à celui qui s’en prévaut de la prouver, par exemple par cette page.",
      "Chaque acte est inscrit dans un journal chaîné par empreintes. Ce journal prouve que rien n’a été changé depuis\u00a0; il ne prouve pas qui a signé. Le signataire est connu par l’accès à son adresse e-mail, où un code à six chiffres lui a été envoyé.",
      "Le document tel qu’il a été lu est joint à ce fichier, octet pour octet. Toutes les heures sont en temps universel (UTC).",
    ],
    qr: "Code QR de l’adresse où ce document peut être vérifié",
  },
  en: {
    sentence: (title: string) =>
      `I have read the document “${title}”, I accept all of its terms and I sign it electronically.`,
    title: "Evidence of electronic signature",
    opening:
      "This page accompanies the document before it. It states what was recorded about each signature when it was given.",
    document: "Document",
    sha256: "SHA-256 of the signed document",
    requested: "Requested on",
    completed: "Last signature",
    request: "Reference of the request",
    verify: "Verification",
    name: "Name entered",
    capacity: "Capacity",
    email: "E-mail address",
    agreed: "Sentence agreed to",
    drawing: "Drawn signature",
    drawingSha256: "SHA-256 of the drawn signature",
    codeSent: "Code sent on",
    signed: "Code verified, signed on",
    address: "Network address",
    browser: "Browser",
    language: "Language of the page",
    read: "SHA-256 of the document read",
    claims: [
      "Simple electronic signature within the meaning of article 3(10) of Regulation (EU) No 910/2014 (eIDAS). It may not be refused as evidence in court solely because it is electronic (art. 25(1)). Its reliability is not presumed (French Civil Code, art. 1367; decree no. 2017-1416): if it is contested, whoever relies on it has to prove it, for instance by this page.",
      "Each act is recorded in a log chained by fingerprints. The log proves that nothing has changed since; it does not prove who signed. The signer is identified by access to their e-mail address, to which a six-digit code was sent.",
      "The document as it was read is attached to this file, byte for byte. All times are in UTC.",
    ],
    qr: "QR code of the address where this document can be verified",
  },
} as const

/** What signers agree to, and what the page of evidence says. */
export const signatureWording = (language: "fr" | "en") => wording[language]
