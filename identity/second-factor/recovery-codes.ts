import { randomBytes, randomInt } from "node:crypto"
import { hashRaw } from "@node-rs/argon2"
import type { Pool } from "pg"
import { argon2Cost, inTurn } from "../passwords"
import { inTransaction } from "../transaction"

/** Without the signs that are taken for one another; twelve of them hold 59 bits. */
const signs = "23456789abcdefghjkmnpqrstuvwxyz"
const howMany = 10

/** Ten new codes in the place of the former ones. They are never shown again: only hashes are kept. */
export async function makeRecoveryCodes(pool: Pool, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  const salt = randomBytes(16)
  const hashes = await Promise.all(codes.map((code) => digest(code, salt)))
  await inTransaction(pool, async (client) => {
    await client.query("delete from identity.recovery_codes where account_id = $1", [accountId])
    await client.query(
      `insert into identity.recovery_codes (account_id, salt, code_hash)
       select $1, $2, unnest($3::bytea[])`,
      [accountId, salt, hashes],
    )
  })
  return codes
}

/** Takes a code, once: of two requests that hold the same one, one gets in. */
export async function consumeRecoveryCode(
  pool: Pool,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ salt: Buffer }>(
    "select salt from identity.recovery_codes where account_id = $1 limit 1",
    [accountId],
  )
  const salt = rows[0]?.salt
  if (!salt || plain(typed).length !== 12) return false
  const { rowCount } = await pool.query(
    "delete from identity.recovery_codes where account_id = $1 and code_hash = $2",
    [accountId, await digest(typed, salt)],
  )
  return rowCount === 1
}

const newCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(""),
  ).join("-")

/** Hyphens, spaces and capitals are as one likes. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "")

const digest = (code: string, salt: Buffer) =>
  inTurn(() => hashRaw(plain(code), { ...argon2Cost, salt }))
