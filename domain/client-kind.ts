/** Whom one sells to. Public bodies buy by the code de la commande publique, in VAT like any business. */
export const clientKinds = ["company", "publicBody", "individual"] as const
export type ClientKind = (typeof clientKinds)[number]

/** Whether the law between businesses holds: the SIREN, the terms of payment, the rules of VAT. */
export const isBusiness = (kind: ClientKind): boolean => kind !== "individual"
