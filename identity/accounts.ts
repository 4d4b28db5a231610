import type { Pool, PoolClient } from "pg"
import type { Locale } from "./messages"
import { hashPassword, passwordMatches } from "./passwords"
import { inTransaction } from "./transaction"

/** The number under which sign-ups take turns: the first account of an installation is one only. */
const addingAccounts = 7_316_001

export interface Account {
  id: string
  email: string
  roles: string[]
  locale: Locale
  createdAt: Date
  emailVerifiedAt: Date | null
  rightsChangedAt: Date | null
}

export interface NewAccount {
  email: string
  password: string
  locale: Locale
  /** Given by the seed only; a person who signs up gets what {@link addAccount} says. */
  roles?: string[]
  now: Date
}

const columns = `id, email, roles, locale, created_at as "createdAt",
  email_verified_at as "emailVerifiedAt", rights_changed_at as "rightsChangedAt"`

/**
 * Adds an account, or answers undefined when its address is taken. The first one of an empty
 * installation becomes its administrator, each later one a freelancer.
 */
export async function addAccount(pool: Pool, account: NewAccount): Promise<Account | undefined> {
  const passwordHash = await hashPassword(account.password)
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [addingAccounts])
    const { rows } = await client.query<Account>(
      `insert into identity.accounts (email, password_hash, locale, created_at, roles)
       values ($1, $2, $3, $4, coalesce($5::text[], case
         when exists (select from identity.accounts) then array['freelancer'] else array['admin'] end))
       on conflict (lower(email)) do nothing
       returning ${columns}`,
      [normalEmail(account.email), passwordHash, account.locale, account.now, account.roles],
    )
    return rows[0]
  })
}

export async function hasAccounts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ any: boolean }>(
    'select exists (select from identity.accounts) as "any"',
  )
  return rows[0]?.any === true
}

export async function findAccount(pool: Pool, id: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    `select ${columns} from identity.accounts where id::text = $1`,
    [id],
  )
  return rows[0]
}

/** Every account, in portions. */
export async function* listAccounts(pool: Pool) {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await pool.query<Pick<Account, "id" | "email" | "createdAt">>(
      `select id, email, created_at as "createdAt" from identity.accounts
        where id > $1 order by id limit 500`,
      [after],
    )
    yield rows.map(({ id, email, createdAt }) => ({
      ...{ id, email, createdAt },
      username: email,
      name: null,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < 500) return
    after = last.id
  }
}

export async function findAccountByEmail(pool: Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<Account>(
    `select ${columns} from identity.accounts where lower(email) = lower($1)`,
    [normalEmail(email)],
  )
  return rows[0]
}

/** The account of these credentials. An unknown address takes as long to refuse as a known one. */
export async function authenticate(
  pool: Pool,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const { rows } = await pool.query<Account & { passwordHash: string }>(
    `select ${columns}, password_hash as "passwordHash"
     from identity.accounts where lower(email) = lower($1)`,
    [normalEmail(email)],
  )
  const found = rows[0]
  if (!(await passwordMatches(found?.passwordHash, password)) || !found) return undefined
  const { passwordHash: _, ...account } = found
  return account
}

/** Keeps another password; the caller ends sessions and links. */
export async function setPassword(
  client: PoolClient,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await client.query("update identity.accounts set password_hash = $2 where id = $1", [
    accountId,
    passwordHash,
  ])
}

/** Notes that the person reads what is sent to this address, if it still is the account's. */
export async function confirmEmail(
  client: PoolClient,
  accountId: string,
  email: string,
  now: Date,
): Promise<void> {
  await client.query(
    `update identity.accounts set email_verified_at = coalesce(email_verified_at, $3)
     where id = $1 and lower(email) = lower($2)`,
    [accountId, email, now],
  )
}

/** Gives the account another address, which was confirmed; false where it is taken meanwhile. */
export async function setEmail(
  client: PoolClient,
  accountId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update identity.accounts set email = $2, email_verified_at = $3
     where id = $1 and not exists (
       select from identity.accounts where lower(email) = lower($2) and id <> $1)`,
    [accountId, email, now],
  )
  return rowCount === 1
}

/** Addresses are kept as typed, but for the white space around; upper and lower case are one. */
function normalEmail(email: string): string {
  return email.trim().normalize("NFC")
}
