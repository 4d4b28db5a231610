import { hash, verify } from "@node-rs/argon2"
import { commonPasswords } from "./common-passwords"

/** OWASP's argon2id baseline: 19 MiB, two passes, one lane. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash fills 19 MiB and one core: more at once would only be slower, and open to flooding. */
const atOnce = 2
const mayWait = 200

export const shortest = 8
export const longest = 256

/** Too many passwords wait to be checked; the person may try again in a moment. */
export class BusyError extends Error {
  override name = "BusyError"
}

export type PasswordFault = "passwordTooShort" | "passwordTooLong" | "passwordCommon"

/**
 * NIST SP 800-63B-4 §3.1.1.2: length counts, composition does not; what everyone tries first, what was
 * leaked, and what the address or the product's name tells, are refused.
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const length = [...password].length
  if (length < shortest) return "passwordTooShort"
  if (length > longest) return "passwordTooLong"
  const plain = password.normalize("NFKC").toLowerCase()
  if (commonPasswords.has(plain) || /^(.)\1+$/u.test(plain)) return "passwordCommon"
  // "camille2026!" is camille with what everyone adds.
  const stem = plain.replace(/[\d\W_]+$/u, "")
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@")
  const told = ["plume", name, name.replace(/[\d\W_]+$/u, ""), domain, domain.split(".")[0]]
  if (plain === email.trim().toLowerCase() || told.includes(plain)) return "passwordCommon"
  return stem !== "" && told.includes(stem) ? "passwordCommon" : undefined
}

/** A new argon2id hash in PHC format. Unicode is normalised, so that every keyboard types the same. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), argon2Cost))
}

/** Whether the password made this hash. Without one it takes as long, and the answer is no. */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  if ([...password].length > longest) return false
  const against = passwordHash ?? (await nobodysHash())
  const matches = await inTurn(() => verify(against, password.normalize("NFKC")))
  return matches && passwordHash !== undefined
}

let nobodys: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  nobodys ??= hash("nobody has this password", argon2Cost)
  return nobodys
}

let running = 0
const waiting: (() => void)[] = []

export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= mayWait) throw new BusyError("too many passwords wait to be checked")
  if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
  else running += 1
  try {
    return await work()
  } finally {
    // The place passes straight to the next in line, or becomes free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
