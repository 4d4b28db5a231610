import type { Pool } from "pg"

export interface NamedPasskey {
  id: string
  name: string
  lastUsedAt: Date | null
}

/** What an account asks for after the password. */
export interface SecondFactors {
  hasApp: boolean
  passkeys: NamedPasskey[]
  recoveryCodes: number
}

export async function findSecondFactors(pool: Pool, accountId: string): Promise<SecondFactors> {
  const { rows } = await pool.query<Omit<SecondFactors, "passkeys">>(
    `select exists (select from identity.authenticator_apps
         where account_id = $1 and confirmed_at is not null) as "hasApp",
       (select count(*)::integer from identity.recovery_codes where account_id = $1)
         as "recoveryCodes"`,
    [accountId],
  )
  const passkeys = await pool.query<NamedPasskey>(
    `select credential_id as id, name, last_used_at as "lastUsedAt"
     from identity.passkeys where account_id = $1 order by added_at`,
    [accountId],
  )
  const found = rows[0] ?? { hasApp: false, recoveryCodes: 0 }
  return { ...found, passkeys: passkeys.rows }
}

/** Recovery codes stand in for another factor: they alone are none. */
export const hasSecondStep = ({ hasApp, passkeys }: SecondFactors): boolean =>
  hasApp || passkeys.length > 0

/** Where no factor is left, its recovery codes end too. */
export async function endLonelyCodes(pool: Pool, accountId: string): Promise<void> {
  await pool.query(
    `delete from identity.recovery_codes where account_id = $1
       and not exists (select from identity.passkeys where account_id = $1)
       and not exists (select from identity.authenticator_apps
         where account_id = $1 and confirmed_at is not null)`,
    [accountId],
  )
}
