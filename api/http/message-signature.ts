import { createHmac, timingSafeEqual } from "node:crypto"

/** Seconds after which a signed message is not taken any more: what was overheard cannot be sent again. */
const tolerance = 300

/**
 * Whether a message of Stripe’s bears the signature of its raw body, in time: `t=<seconds>,v1=<hex>`, several of
 * them while a secret is replaced. Other schemes are not believed.
 */
export function isSigned(
  rawBody: string,
  header: string | null | undefined,
  secret: string,
  now: Date,
): boolean {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("="))
  const time = parts.find(([name]) => name === "t")?.[1] ?? ""
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.floor(now.getTime() / 1000) - Number(time) > tolerance) return false
  const expected = createHmac("sha256", secret).update(`${time}.${rawBody}`).digest()
  return parts.some(([name, hex = ""]) => {
    const given = name === "v1" && /^[0-9a-f]{64}$/.test(hex) && Buffer.from(hex, "hex")
    return given !== false && timingSafeEqual(given, expected)
  })
}
