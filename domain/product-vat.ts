/** VAT on a product that one sells: none, on its price, or on the margin alone, of second-hand goods (CGI 297 A). */
export const productVatSchemes = ["none", "price", "margin"] as const
export type ProductVatScheme = (typeof productVatSchemes)[number]
