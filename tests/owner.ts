import type { Owner } from "#domain/owner"

/** A test says itself whose rows it looks at. */
export const ownerOf = (id: string): Owner => id as Owner
