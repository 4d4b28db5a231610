import { plain } from "../spreadsheets/values.rules"
import type { ColumnMapping, DateOrder } from "./statement"

/** An export of a French bank, known by its headings. */
interface BankExport {
  bank: string
  /** Headings that all stand in it, without accents, blanks and capitals. */
  signs: string[]
  dateOrder: DateOrder
  /** Columns by their headings, where the words of the headings would be read otherwise. */
  columns?: { [column in keyof ColumnMapping]?: string[] }
  /** Columns that say nothing of the account, whatever they are called. */
  ignored?: (keyof ColumnMapping)[]
}

const exportsOfBanks: BankExport[] = [
  {
    bank: "BNP Paribas",
    signs: ["dateoperation", "libellecourt", "libelleoperation", "montantoperationeneuro"],
    dateOrder: "dayFirst",
    columns: { label: ["libelleoperation", "libellecourt"] },
  },
  {
    bank: "Société Générale",
    signs: ["datedeloperation", "libelle", "detaildelecriture", "montantdeloperation"],
    dateOrder: "dayFirst",
    columns: { label: ["libelle", "detaildelecriture"] },
  },
  {
    bank: "Crédit Agricole",
    signs: ["date", "libelle", "debiteuros", "crediteuros"],
    dateOrder: "dayFirst",
  },
  {
    bank: "BPCE",
    signs: ["datedecomptabilisation", "libellesimplifie", "libelleoperation", "debit", "credit"],
    dateOrder: "dayFirst",
    columns: {
      label: ["libelleoperation", "informationscomplementaires"],
      counterparty: ["libellesimplifie"],
      bankId: ["reference"],
    },
    ignored: ["reference"],
  },
  {
    bank: "Crédit Mutuel, CIC",
    signs: ["date", "datedevaleur", "debit", "credit", "libelle", "solde"],
    dateOrder: "dayFirst",
  },
  {
    bank: "La Banque Postale",
    signs: ["date", "libelle", "montanteuros"],
    dateOrder: "dayFirst",
  },
  {
    bank: "BoursoBank",
    signs: ["dateop", "dateval", "label", "amount", "accountbalance"],
    dateOrder: "dayFirst",
    columns: { label: ["label", "comment"] },
    // One balance, repeated on every row; the supplier is a guess of the bank's.
    ignored: ["balance", "counterparty"],
  },
  {
    bank: "Shine",
    signs: ["transactionid", "datedelavaleur", "datedoperation", "iban"],
    dateOrder: "dayFirst",
    columns: { day: ["datedoperation"], valueDay: ["datedelavaleur"] },
  },
  {
    bank: "Qonto",
    signs: ["statut", "datedelavaleurutc"],
    dateOrder: "dayFirst",
    // The account has the money on the day of settlement.
    columns: {
      day: ["datedelavaleurutc"],
      valueDay: ["datedelavaleurutc"],
      label: ["nomdelacontrepartie", "reference", "note"],
    },
  },
  {
    bank: "Qonto",
    signs: ["status", "settlementdateutc"],
    dateOrder: "dayFirst",
    columns: {
      day: ["settlementdateutc"],
      valueDay: ["settlementdateutc"],
      label: ["counterpartyname", "reference", "note"],
    },
  },
  {
    bank: "Revolut",
    signs: ["type", "starteddate", "completeddate", "amount", "fee", "state"],
    dateOrder: "dayFirst",
    columns: { day: ["completeddate"], label: ["description"] },
    ignored: ["account", "valueDay"],
  },
]

/** Words of headings, the plainest first. */
const words: { [column in keyof Required<ColumnMapping>]: RegExp[] } = {
  day: [
    /^date(de)?comptab/,
    /^(date)?(de)?(l)?operation(date)?$|^dated?el?operation|^dateop/,
    /^(date|jour|when|day|datum)$/,
    /^(booking|transaction|posted|posting|completed)date/,
    /^date(?!.*val)/,
  ],
  valueDay: [/^(date(de)?(la)?val|valuedate|settlementdate|valeur$)/],
  label: [
    /^libelle(?!court|simplifie)/,
    /^(label|libelle|what|description|intitule|designation|motif|details?|memo|payee|communication)/,
    /^(nature|operation|counterparty|nomdelacontrepartie|name|nom)/,
  ],
  amount: [/^(montant|amount|howmuch|somme|sum|total|betrag)/],
  debit: [/^(montant)?(debit|sortie|moneyout|paidout|withdrawal|depense)/],
  credit: [/^(montant)?(credit|entree|moneyin|paidin|deposit|recette)/],
  currency: [/^(devise|currency|monnaie)$/],
  counterparty: [
    /^(nomdelacontrepartie|counterpartyname|counterparty|contrepartie|beneficiaire|tiers)/,
  ],
  reference: [/^(reference|ref)$/],
  bankId: [/^(identifiantdetransaction|transactionid|idtransaction|identifiant|id)$/],
  balance: [/^(solde|balance|runningbalance|accountbalance)/],
  account: [/^(accountnum|numerodecompte|compte|iban|account)$/],
  state: [/^(statut|status|state|etat)$/],
  fee: [/^(fee|frais)$/],
}

export interface Headings {
  /** As they stand in the file. */
  texts: string[]
  plain: string[]
}

export const headingsOf = (cells: string[]): Headings => ({ texts: cells, plain: cells.map(plain) })

/** Whether a row names a day, a text and an amount: it is the head of a table of movements. */
export function isHead({ plain }: Headings): boolean {
  const names = (column: keyof ColumnMapping) =>
    plain.some((heading) => words[column].some((word) => word.test(heading)))
  if (plain.length < 3 || plain.some((heading) => /^\d/.test(heading))) return false
  const hasAmount = names("amount") || (names("debit") && names("credit"))
  return (names("day") || names("valueDay")) && names("label") && hasAmount
}

export const bankOf = ({ plain }: Headings): BankExport | undefined =>
  exportsOfBanks.find(({ signs }) => signs.every((sign) => plain.includes(sign)))

/** Which column says what: as the bank is known for, else by the words of the headings. */
export function proposedMapping(headings: Headings): Partial<ColumnMapping> {
  const known = bankOf(headings)
  const mapping: Partial<Record<keyof ColumnMapping, string>> = {}
  const taken = new Set<string>()
  const columns = Object.keys(words) as (keyof ColumnMapping)[]
  for (const column of columns) {
    if (known?.ignored?.includes(column) || column === "label") continue
    const found = known?.columns?.[column]
      ? textsOf(headings, known.columns[column])[0]
      : byWords(headings, words[column], taken)
    if (!found) continue
    mapping[column] = found
    taken.add(found)
  }
  const labels = known?.columns?.label
    ? textsOf(headings, known.columns.label)
    : [byWords(headings, words.label, taken) ?? mapping.counterparty ?? ""].filter(Boolean)
  const { amount, debit, credit, ...rest } = mapping
  const [label, ...others] = labels
  return {
    ...rest,
    ...(label && { label: others.length ? labels : label }),
    // Two columns say which way money went, one must be trusted for its sign.
    ...(debit && credit ? { debit, credit } : amount && { amount }),
  }
}

const textsOf = ({ texts, plain }: Headings, wanted: string[]) =>
  wanted.flatMap((each) => texts[plain.indexOf(each)] ?? [])

function byWords({ texts, plain }: Headings, patterns: RegExp[], taken: Set<string>) {
  for (const pattern of patterns) {
    const at = plain.findIndex(
      (each, index) => pattern.test(each) && !taken.has(texts[index] ?? ""),
    )
    if (at >= 0) return texts[at]
  }
  return undefined
}
