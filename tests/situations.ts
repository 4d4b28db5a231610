import type { BillSnapshot } from "../api/e-invoice/snapshot"
import { aBill, aLine } from "./frozen-bill"

const { seller, client } = aBill()
const untaxed = {
  lines: [aLine({ vatRate: "0" })],
  vat: [{ rate: "0", base: 82_500, tax: 0 }],
  totalHT: 82_500,
  totalVat: 0,
  totalTTC: 82_500,
}
const terms = [
  { key: "earlyPayment", text: "Escompte pour paiement anticipé : néant" },
  { key: "penalties", text: "En cas de retard de paiement, pénalités au taux annuel de 12,15 %" },
  { key: "indemnity", text: "Indemnité forfaitaire pour frais de recouvrement : 40 €" },
] as const
const abroad = (country: string) => ({ ...client.address, country })

/** Each situation of the law that a bill of ours may be in. */
const bills: Record<string, Partial<BillSnapshot>> = {
  services: {},
  "an option for VAT on debits": { mentions: [{ key: "debits", text: "Option" }, ...terms] },
  goods: { lines: [aLine({ kind: "goods", unit: "unit" })] },
  "two rates": {
    lines: [
      aLine(),
      aLine({ quantity: "3", unit: "hour", unitPriceHT: 3_333, amountHT: 9_999, vatRate: "5.5" }),
    ],
    vat: [
      { rate: "20", base: 82_500, tax: 16_500 },
      { rate: "5.5", base: 9_999, tax: 550 },
    ],
    totalHT: 92_499,
    totalVat: 17_050,
    totalTTC: 109_549,
  },
  franchise: {
    ...untaxed,
    seller: { ...seller, vatNumber: null },
    includeVat: false,
    mentions: [{ key: "franchise", text: "TVA non applicable, article 293 B du CGI" }, ...terms],
  },
  "a business in the Union": {
    ...untaxed,
    client: { ...client, address: abroad("DE"), siren: null, vatNumber: "DE123456789" },
    mentions: [{ key: "reverseCharge", text: "Autoliquidation, article 283-2 du CGI" }, ...terms],
  },
  "a business outside the Union": {
    ...untaxed,
    client: {
      ...client,
      address: abroad("US"),
      siren: null,
      vatNumber: null,
      email: "billing@example.com",
    },
    mentions: [
      { key: "outsideUnion", text: "TVA non applicable, article 259-1° du CGI" },
      ...terms,
    ],
  },
  "an exemption that the seller states": {
    ...untaxed,
    note: "Exonération, article 261-4-4° du CGI",
  },
  "a private person": {
    client: {
      ...client,
      kind: "individual",
      siren: null,
      vatNumber: null,
      email: "lea@example.fr",
    },
    mentions: [],
  },
  "a company that sells": {
    seller: {
      ...seller,
      name: "Atelier Plume",
      legalStatus: "SASU",
      shareCapital: 100_000,
      registerCity: "Lyon",
    },
  },
  "discounts on a line and on the whole": {
    lines: [
      aLine({ amountHT: 74_250, discountRate: "10", discount: 8_250, category: "S" }),
      aLine({ quantity: "1", unitPriceHT: 5_000, amountHT: 5_000, vatRate: "5.5", category: "S" }),
    ],
    vat: [
      { rate: "20", category: "S", base: 66_825, tax: 13_365, discount: 7_425 },
      { rate: "5.5", category: "S", base: 4_500, tax: 248, discount: 500 },
    ],
    discount: 7_925,
    discountRate: "10",
    totalHT: 71_325,
    totalVat: 13_613,
    totalTTC: 84_938,
  },
  "goods for a business in the Union": {
    ...untaxed,
    lines: [aLine({ vatRate: "0", kind: "goods", unit: "unit", category: "K" })],
    vat: [{ rate: "0", category: "K", base: 82_500, tax: 0 }],
    client: { ...client, address: abroad("DE"), siren: null, vatNumber: "DE123456789" },
    mentions: [
      { key: "intraUnion", text: "Exonération de TVA, article 262 ter, I du CGI" },
      ...terms,
    ],
  },
  "goods and services for a business in the Union": {
    lines: [
      aLine({ vatRate: "0", kind: "goods", unit: "unit", category: "K" }),
      aLine({ vatRate: "0", category: "AE" }),
    ],
    vat: [
      { rate: "0", category: "K", base: 82_500, tax: 0 },
      { rate: "0", category: "AE", base: 82_500, tax: 0 },
    ],
    totalHT: 165_000,
    totalVat: 0,
    totalTTC: 165_000,
    client: { ...client, address: abroad("DE"), siren: null, vatNumber: "DE123456789" },
    mentions: [
      { key: "intraUnion", text: "Exonération de TVA, article 262 ter, I du CGI" },
      { key: "reverseCharge", text: "Autoliquidation, article 283-2 du CGI" },
      ...terms,
    ],
  },
  "goods that leave the Union": {
    ...untaxed,
    lines: [aLine({ vatRate: "0", kind: "goods", unit: "unit", category: "G" })],
    vat: [{ rate: "0", category: "G", base: 82_500, tax: 0 }],
    client: {
      ...client,
      address: abroad("US"),
      siren: null,
      vatNumber: null,
      email: "billing@example.com",
    },
    mentions: [{ key: "export", text: "Exonération de TVA, article 262, I du CGI" }, ...terms],
  },
  "a subcontractor whose client owes the VAT": {
    ...untaxed,
    lines: [aLine({ vatRate: "0", category: "AE" })],
    vat: [{ rate: "0", category: "AE", base: 82_500, tax: 0 }],
    mentions: [
      { key: "domesticReverse", text: "Autoliquidation, article 283-2 nonies du CGI" },
      ...terms,
    ],
  },
  "what is outside the scope of VAT": {
    ...untaxed,
    lines: [aLine({ vatRate: "0", category: "O" })],
    vat: [{ rate: "0", category: "O", base: 82_500, tax: 0 }],
    mentions: [
      { key: "outOfScope", text: "Opération hors du champ d’application de la TVA" },
      ...terms,
    ],
  },
  "a deposit": { kind: "deposit", number: "AC-2026-0001" },
  "a final bill that deducts deposits": {
    deposits: [
      {
        number: "AC-2026-0001",
        issueDate: "2026-10-02",
        totalHT: 25_000,
        totalVat: 5_000,
        totalTTC: 30_000,
      },
      {
        number: "AC-2026-0002",
        issueDate: "2026-10-20",
        totalHT: 10_000,
        totalVat: 2_000,
        totalTTC: 12_000,
      },
    ],
    prepaid: 42_000,
  },
  "a final bill that deducts a deposit that was paid, and one that was not": {
    deposits: [
      {
        number: "AC-2026-0001",
        issueDate: "2026-10-02",
        totalHT: 25_000,
        totalVat: 5_000,
        totalTTC: 30_000,
        vat: [{ rate: "20", category: "S", base: 25_000, tax: 5_000 }],
        paid: 30_000,
      },
      {
        number: "AC-2026-0002",
        issueDate: "2026-10-20",
        totalHT: 10_000,
        totalVat: 2_000,
        totalTTC: 12_000,
        vat: [{ rate: "20", category: "S", base: 10_000, tax: 2_000 }],
        paid: 4_000,
      },
    ],
    prepaid: 42_000,
  },
  "a credit note": {
    kind: "creditNote",
    number: "A-2026-0001",
    dueDate: "2026-11-21",
    preceding: { number: "F-2026-0042", issueDate: "2026-11-02" },
    mentions: [],
  },
  "a corrected bill": {
    kind: "correction",
    number: "R-2026-0001",
    preceding: { number: "F-2026-0042", issueDate: "2026-11-02" },
  },
  "a corrected bill that takes over deposits": {
    kind: "correction",
    number: "R-2026-0002",
    preceding: { number: "F-2026-0042", issueDate: "2026-11-02" },
    deposits: [
      {
        number: "AC-2026-0001",
        issueDate: "2026-10-02",
        totalHT: 25_000,
        totalVat: 5_000,
        totalTTC: 30_000,
      },
    ],
    prepaid: 30_000,
  },
  "a banner in one’s own colour": { paper: { template: "banner", color: "#7a1f4e" } },
  "nothing that is optional": {
    seller: { ...seller, siret: null, iban: null, bic: null, email: null, phone: null },
    period: null,
    purchaseOrder: null,
    note: null,
  },
  "odd signs in everything typed": {
    note: "日本 😀 <b>&amp;\"'\u0007",
    lines: [
      aLine({ serviceName: "🚀 «\u202f30\u202f%\u202f» & ∑", description: "ligne 1\nligne 2" }),
    ],
  },
}

/** The regimes of VAT, each of which a deposit, a credit note and a corrected bill may be under too. */
const regimes = [
  "an option for VAT on debits",
  "goods",
  "two rates",
  "franchise",
  "a business in the Union",
  "a business outside the Union",
  "an exemption that the seller states",
  "a private person",
  "discounts on a line and on the whole",
  "goods for a business in the Union",
  "goods and services for a business in the Union",
  "goods that leave the Union",
  "a subcontractor whose client owes the VAT",
  "what is outside the scope of VAT",
]
const isNoTerm = ({ key }: { key: string }) => !terms.some((term) => term.key === key)
const kinds = ["a deposit", "a credit note", "a corrected bill"]

/** Each kind of bill in each situation of the law. */
export const situations: Record<string, Partial<BillSnapshot>> = {
  ...bills,
  ...Object.fromEntries(
    kinds.flatMap((kind) =>
      regimes.map((regime) => {
        const { mentions = aBill().mentions } = bills[regime] ?? {}
        // Nobody pays a credit note late.
        const told = kind === "a credit note" ? mentions.filter(isNoTerm) : mentions
        return [`${kind}, ${regime}`, { ...bills[regime], ...bills[kind], mentions: told }]
      }),
    ),
  ),
}
