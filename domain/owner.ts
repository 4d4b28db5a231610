declare const owner: unique symbol

/** Whose rows a query may touch. Only the verification of a token makes one (`ownerOf`). */
export type Owner = string & { readonly [owner]: true }

/** Call it where a token was verified, and nowhere else. */
export function ownerOf(verifiedSubject: string): Owner {
  return verifiedSubject as Owner
}
