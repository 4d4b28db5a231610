import type { IncomeDetails } from "#contract/incomes"
import type { Outgoing } from "#contract/outcomes"
import type { Purchase } from "#contract/purchases"

export interface Account {
  number: string
  label: string
}

const account = (number: string, label: string): Account => ({ number, label })

/** Of the plan comptable général (ANC 2014-03), as far as a freelancer's bills come. */
export const accounts = {
  suppliers: account("401000", "Fournisseurs"),
  clients: account("411000", "Clients"),
  deposits: account("419100", "Clients, acomptes reçus"),
  vatToDeduct: account("445660", "TVA déductible sur autres biens et services"),
  vatToDeductLater: account("445640", "TVA déductible non encore exigible"),
  vatToDeductOnAssets: account("445620", "TVA déductible sur immobilisations"),
  vatOwed: account("445200", "TVA due sur achats à l’étranger"),
  assets: account("218000", "Autres immobilisations corporelles"),
  vatDue: account("445710", "TVA collectée"),
  vatWaiting: account("445740", "TVA collectée non encore exigible"),
  bank: account("512000", "Banque"),
  cash: account("530000", "Caisse"),
  transfers: account("580000", "Virements internes"),
  vatToPay: account("445510", "TVA à décaisser"),
  vatCredit: account("445670", "Crédit de TVA à reporter"),
  vatRefund: account("445830", "Remboursement de TVA demandé"),
  roundingIncome: account("758000", "Produits divers de gestion courante"),
  roundingCharge: account("658000", "Charges diverses de gestion courante"),
  opening: account("890000", "Bilan d’ouverture"),
  profit: account("120000", "Résultat de l’exercice, bénéfice"),
  loss: account("129000", "Résultat de l’exercice, perte"),
  losses: account("654000", "Pertes sur créances irrécouvrables"),
  services: {
    home: account("706000", "Prestations de services"),
    reverse: account("706100", "Prestations de services, autoliquidation en France"),
    union: account("706200", "Prestations de services, Union européenne"),
    abroad: account("706300", "Prestations de services, hors de l’Union européenne"),
  },
  goods: {
    home: account("707000", "Ventes de marchandises"),
    reverse: account("707100", "Ventes de marchandises, autoliquidation en France"),
    union: account("707200", "Ventes de marchandises, Union européenne"),
    abroad: account("707300", "Ventes de marchandises, exportation"),
  },
} as const

/** Where stands what an owner brings or takes. */
export const ownerAccount = (isCompany: boolean): Account =>
  isCompany
    ? account("455000", "Associés, comptes courants")
    : account("108000", "Compte de l’exploitant")

export const purchaseAccounts: Record<Purchase["category"], Account> = {
  software: account("651000", "Redevances pour logiciels"),
  telecom: account("626000", "Frais postaux et de télécommunications"),
  hosting: account("613500", "Locations mobilières, hébergement"),
  travel: account("625100", "Voyages et déplacements"),
  meals: account("625700", "Réceptions"),
  rent: account("613200", "Locations immobilières"),
  insurance: account("616000", "Primes d’assurance"),
  fees: account("622600", "Honoraires"),
  subcontracting: account("611000", "Sous-traitance générale"),
  advertising: account("623000", "Publicité"),
  training: account("618500", "Frais de colloques, séminaires et formation"),
  bank: account("627000", "Services bancaires"),
  equipment: account("606300", "Petit équipement"),
  supplies: account("606400", "Fournitures administratives"),
  goods: account("607000", "Achats de marchandises"),
  other: account("628000", "Divers"),
}

/** What was spent without a received bill: purchases, taxes, contributions. */
export const outcomeAccounts: Record<Outgoing["category"], Account> = {
  ...purchaseAccounts,
  vat: accounts.vatToPay,
  contributions: account("646000", "Cotisations sociales personnelles de l’exploitant"),
  incomeTax: ownerAccount(false),
  businessTax: account("635110", "Cotisation foncière des entreprises"),
  salaries: account("641000", "Rémunérations du personnel"),
}

/** Income that is no bill. */
export const incomeAccounts: Record<IncomeDetails["category"], Account> = {
  services: accounts.services.home,
  goods: accounts.goods.home,
  subsidy: account("740000", "Subventions d’exploitation"),
  refund: account("791000", "Transferts de charges"),
  interest: account("768000", "Autres produits financiers"),
  other: account("758000", "Produits divers de gestion courante"),
}

/** JournalCode and JournalLib. */
export const journals = {
  AN: "À-nouveaux",
  VE: "Ventes",
  AC: "Achats",
  BQ: "Banque",
  OD: "Opérations diverses",
} as const
