/** Camille's profile, part by part, in the words of the contract. */
export const profile = (vatRegime: "franchise" | "normal") => ({
  personal: {
    gender: "female",
    firstName: "Camille",
    lastName: "Martin",
    email: "camille@exemple.fr",
    phoneNumber: "+33612345678",
    language: "fr",
  },
  professional: {
    legalStatus: "entrepreneur",
    siren: "732829320",
    siret: "73282932000074",
    activity: "Développement de logiciels",
  },
  address: { streetAddress: "12 rue Mercière", postalCode: "69002", city: "Lyon", country: "FR" },
  bank: { bankName: "La Banque Postale", iban: "FR1420041010050500013M02606", bic: "PSSTFRPPPAR" },
  vat: {
    vatRegime,
    vatNumber: vatRegime === "normal" ? "FR44732829320" : null,
    vatOnDebits: false,
  },
})

/** Hers in the register of businesses. */
export const business = {
  name: "Camille Martin",
  sector: "Programmation informatique",
  status: "Entrepreneur individuel",
  siren: "732829320",
  siret: "73282932000074",
  address: "12 rue Mercière\n69002 Lyon",
}

export const clients = [
  {
    kind: "company",
    name: "Librairies Voltaire SAS",
    status: "active",
    sector: "Édition",
    email: "compta@voltaire.example",
    siren: "552100554",
    vatNumber: "FR96552100554",
    streetAddress: "48 boulevard Voltaire",
    postalCode: "75011",
    city: "Paris",
  },
  {
    kind: "company",
    name: "Agence Confluence",
    status: "active",
    sector: "Communication",
    email: "facturation@confluence.example",
    siren: "404833048",
    streetAddress: "7 cours Charlemagne",
    postalCode: "69002",
    city: "Lyon",
  },
  {
    kind: "individual",
    name: "Jeanne Morel",
    status: "active",
    email: "jeanne.morel@exemple.fr",
    streetAddress: "3 montée de la Grande-Côte",
    postalCode: "69001",
    city: "Lyon",
  },
  {
    kind: "company",
    name: "Boekhuis Antwerpen NV",
    status: "active",
    sector: "Distribution",
    email: "facturen@boekhuis.example",
    vatNumber: "BE0403170701",
    streetAddress: "Meir 12",
    postalCode: "2000",
    city: "Antwerpen",
    country: "BE",
    language: "en",
  },
  {
    kind: "company",
    name: "Coopérative des Pentes",
    status: "prospect",
    sector: "Alimentation",
    email: "bonjour@pentes.example",
    streetAddress: "21 rue Burdeau",
    postalCode: "69001",
    city: "Lyon",
  },
]

export const contacts = [
  {
    client: "Librairies Voltaire SAS",
    name: "Nadia Benali",
    role: "Directrice technique",
    email: "nadia@voltaire.example",
    phoneNumber: "+33140201122",
  },
  {
    client: "Agence Confluence",
    name: "Hugo Lemaire",
    role: "Chef de projet",
    email: "hugo@confluence.example",
  },
  {
    client: "Boekhuis Antwerpen NV",
    name: "Lotte Peeters",
    role: "Inkoop",
    email: "lotte@boekhuis.example",
  },
]

/** What she offers, ready for the lines of her quotes and bills. */
export const services = [
  { name: "Développement web", unit: "day", unitPriceHT: 52_000 },
  {
    name: "Audit d’accessibilité",
    description: "Revue d’un parcours selon le RGAA 4.1, avec un rapport et ses priorités.",
    unit: "flat",
    unitPriceHT: 145_000,
  },
  { name: "Assistance", unit: "hour", unitPriceHT: 8_000 },
]

export const products = [
  {
    name: "Ordinateur portable reconditionné",
    purchaseDate: "2026-02-10",
    purchasePrice: 42_000,
    shippingFees: 1_490,
    sellingPrice: 65_000,
    color: "Gris",
    size: "14 pouces",
  },
  {
    name: "Écran 24 pouces",
    purchaseDate: "2026-03-02",
    purchasePrice: 14_500,
    shippingFees: 1_990,
    sellingPrice: 23_000,
    sellingDate: "2026-06-22",
    collectedPrice: 21_850,
    deliveryPrice: 1_200,
    sold: true,
    size: "24 pouces",
  },
  {
    name: "Clavier mécanique",
    purchaseDate: "2025-11-20",
    purchasePrice: 6_900,
    sellingPrice: 9_900,
    color: "Noir",
  },
]

/** Words of Camille's own, in the languages of her clients. */
export const mailTemplates = [
  {
    name: "Envoi mensuel",
    purpose: "bill",
    usual: true,
    subjectFr: "Facture {{numéro}} – {{expéditeur}}",
    bodyFr:
      "Bonjour,\n\nvoici la facture {{numéro}}, d’un montant de {{montant}}, à régler avant le {{échéance}}.\n\nMerci de votre confiance,\n{{expéditeur}}",
    subjectEn: "Bill {{number}} – {{sender}}",
    bodyEn:
      "Hello,\n\nhere is bill {{number}} for {{amount}}, to be paid by {{dueDate}}.\n\nThank you for your trust,\n{{sender}}",
  },
  {
    name: "Relance ferme",
    purpose: "reminderAfter",
    usual: false,
    subjectFr: "Facture {{numéro}} : {{retard}} jours de retard",
    bodyFr:
      "Bonjour,\n\nla facture {{numéro}} reste impayée à hauteur de {{reste}}, malgré son échéance du {{échéance}}. Merci de la régler sous huitaine.\n\n{{expéditeur}}",
  },
]

/** What she writes to her contacts when she is free again. */
export const newsTemplate = {
  name: "Disponibilités",
  purpose: "mailing",
  subjectFr: "Disponible dès le mois prochain",
  bodyFr:
    "Bonjour {{contact}},\n\nje serai de nouveau disponible dès le mois prochain. Si un projet s’y prête chez {{entreprise}}, répondez simplement à ce message.\n\nBien cordialement,\n{{expéditeur}}",
  subjectEn: "Available from next month",
  bodyEn:
    "Hello {{contact}},\n\nI will be available again from next month. If {{company}} has a project in mind, just reply to this message.\n\nBest regards,\n{{sender}}",
}

/** When Camille reminds her clients, in days after the due date. */
export const reminderSteps = [{ days: -3 }, { days: 3 }, { days: 15 }, { days: 30 }]

/** Her site: what it says beyond her profile and her products. */
export const website = {
  template: "studio",
  palette: "forest",
  language: "fr",
  slug: "camille-martin",
  tagline: "Des sites qui marchent, pour des gens qui lisent",
  host: "Hébergeur de démonstration, 1 quai des Étroits, 69005 Lyon, 04 72 00 00 00",
  services: [
    {
      name: "Développement sur mesure",
      text: "Sites marchands, catalogues, outils internes : du premier croquis à la mise en ligne.",
      price: "à partir de 520 € par jour",
    },
    {
      name: "Audit d’accessibilité",
      text: "Un rapport clair, des corrections classées par effort, un échange pour les comprendre.\n\n- RGAA 4.1\n- WCAG 2.2",
      price: "1 500 €",
    },
    {
      name: "Cours particulier de programmation",
      text: "Pour débuter ou se remettre à niveau, à Lyon ou à distance.",
      price: "45 € de l’heure",
    },
  ],
  pages: [
    {
      kind: "home",
      shown: true,
      text: "Développeuse à Lyon depuis dix ans, je fais des sites rapides, sobres et accessibles à tous.",
    },
    { kind: "services", shown: true },
    {
      kind: "about",
      shown: true,
      text: "J’ai commencé par les livres : libraire, puis développeuse pour des libraires.\n\nJe travaille aujourd’hui avec des éditeurs, des agences et des associations qui tiennent à ce que leurs pages soient lues par tout le monde.",
    },
    { kind: "products", shown: true },
    { kind: "contact", shown: true },
    { kind: "legal", shown: true },
  ],
}

/** Who looks after the books of others: sees what was billed and bought, and takes it away. */
export const accountant = {
  name: "comptable",
  permissions: ["clients.see", "bills.see", "bills.export", "purchases.see", "purchases.export"],
}
