import { createHash, randomUUID } from "node:crypto"

/**
 * The proof that someone agreed: when, to which words, and a digest of the network address that they
 * came from, under an id of its own so that equal addresses have unlike digests.
 */
export function consentOf(text: string, address: string, givenAt: Date) {
  const id = randomUUID()
  const addressSha256 = createHash("sha256").update(`${id} ${address}`).digest("hex")
  return { id, text, givenAt, addressSha256 }
}
