import { createHmac, timingSafeEqual } from "node:crypto"

/** What the cookies of oidc-provider are signed by: as its Keygrip, which would take HMAC-SHA-1 (ASVS 11.4.1). */
export interface SigningRing {
  sign(data: string): string
  /** The place of the key that signed it, the newest first; -1 where none did. */
  index(data: string, signature: string): number
  verify(data: string, signature: string): boolean
}

/** Signs with the first key, by HMAC-SHA-256, and takes what any of them signed. */
export function signingRing(keys: readonly string[]): SigningRing {
  const digest = (data: string, key: string) => createHmac("sha256", key).update(data).digest()
  const index = (data: string, signature: string) => {
    const given = Buffer.from(signature, "base64url")
    return keys.findIndex((key) => {
      const own = digest(data, key)
      return own.length === given.length && timingSafeEqual(own, given)
    })
  }
  return {
    sign: (data) => digest(data, keys[0] ?? "").toString("base64url"),
    index,
    verify: (data, signature) => index(data, signature) >= 0,
  }
}
