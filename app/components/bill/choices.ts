/** In the order in which a freelancer wants them. */
export const lineKinds = ["services", "goods"] as const
/** What a line without VAT may be; what is charged needs no choice. */
export const vatCategories = ["E", "AE", "K", "G", "O"] as const
