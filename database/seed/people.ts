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
    name: "Écran 27 pouces",
    purchaseDate: "2026-03-02",
    purchasePrice: 14_500,
    shippingFees: 1_990,
    sellingPrice: 23_000,
    sellingDate: "2026-05-18",
    collectedPrice: 21_850,
    deliveryPrice: 1_200,
    sold: true,
    size: "27 pouces",
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

/** When Camille reminds her clients, in days after the due date. */
export const reminderSteps = [{ days: -3 }, { days: 3 }, { days: 15 }, { days: 30 }]
