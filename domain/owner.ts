declare const owner: unique symbol

/**
 * Whose rows a query may touch. Two functions make one: the verification of a token (api/access/verify.ts),
 * and `ownerOfRow` (database/owner-of-row.ts).
 */
export type Owner = string & { readonly [owner]: true }

/** Whoever is not signed in: nothing is theirs. */
export const nobody = "00000000-0000-4000-8000-000000000000" as Owner
