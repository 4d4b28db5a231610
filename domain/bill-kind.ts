/** What a paper of billing is; each kind has its own series of numbers (242 nonies A I-7°). */
export const billKinds = ["bill", "creditNote", "correction", "deposit"] as const

export type BillKind = (typeof billKinds)[number]

/** UNTDID 1001, as EN 16931 has them (BT-3). */
export const typeCodes: Record<BillKind, string> = {
  bill: "380",
  creditNote: "381",
  correction: "384",
  deposit: "386",
}

/** Facture, avoir, facture rectificative, facture d’acompte. */
export const seriesOf: Record<BillKind, string> = {
  bill: "F",
  creditNote: "A",
  correction: "R",
  deposit: "AC",
}

/** Of quotes, which are numbered as bills are, in a series of their own: D-2026-0001. */
export const quoteSeries = "D"

/** Whether somebody owes what it comes to: a credit note gives back. */
export const isOwed = (kind: BillKind): boolean => kind !== "creditNote"

/** What it adds to the turnover: a credit note takes from it. */
export const worthOf = ({ kind }: { kind: BillKind }, total: number): number =>
  isOwed(kind) ? total : -total
