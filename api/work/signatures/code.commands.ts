import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto"

/** Six digits, each as likely as another. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0")

/** What is kept of a code: nothing from which it could be read, for the ten minutes that it counts. */
export async function hashOfCode(code: string, salt = randomBytes(16)): Promise<string> {
  return `${salt.toString("hex")}:${(await digest(code, salt)).toString("hex")}`
}

export async function isCode(code: string, hash: string): Promise<boolean> {
  const [salt = "", kept = ""] = hash.split(":")
  const typed = await digest(code, Buffer.from(salt, "hex"))
  const known = Buffer.from(kept, "hex")
  return known.length === typed.length && timingSafeEqual(typed, known)
}

const digest = (code: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, 32, { N: 4096 }, (error, key) => (error ? reject(error) : resolve(key))),
  )
