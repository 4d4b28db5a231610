import type { Owner } from "#domain/owner"

/**
 * Whose a row is, or a job, or another thing that we wrote down ourselves: for what looks over the rows of
 * everyone and then does something for each owner. What a caller says is no row: no route imports this.
 */
export const ownerOfRow = ({ owner }: { owner: string }): Owner => owner as Owner
