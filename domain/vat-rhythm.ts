/** How often one declares VAT. */
export const vatRhythms = ["monthly", "quarterly"] as const
export type VatRhythm = (typeof vatRhythms)[number]
