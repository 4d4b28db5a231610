import { and, eq, gt, inArray, isNull, notInArray, sql } from "drizzle-orm"
import type pg from "pg"
import type { Logger } from "pino"
import { ownerOf } from "#domain/owner"
import { begin, type Database } from "../../../database/client"
import { people } from "../../access/schema"
import type { Account, AccountList, Accounts } from "../../ports/accounts"

interface Parts {
  pool: pg.Pool
  accounts: Accounts | undefined
  log: Logger
}

const neverCame = and(isNull(people.lastConnectionAt), isNull(people.closedAt))

/** What the last look at an identity server's accounts found, and the look that is on. */
interface AccountCheck {
  count?: number
  at: number
  /** The last of those who were asked for their roles again, in the order of their ids. */
  askedUpTo?: string
  running?: Promise<void>
}

/** Accounts may come and go in equal number, and their roles change there: looked at now and then. */
const keptForMs = 10 * 60_000
/** How many accounts are asked for their roles at once. */
const abreast = 8
/**
 * How many of those who are entered and never came are asked for their roles again at one look; the next
 * look goes on behind them. What is shown of the others may be older; what they may do is in their token.
 */
export const askedAgain = 200
const nobody = ownerOf("00000000-0000-4000-8000-000000000000")
const checks = new WeakMap<AccountList, AccountCheck>()

/**
 * Enters those who have an account and never called, so that lists, searches and counts know them. Asks how
 * many there are, and who only where that has changed. Without the identity server, those stay unknown who
 * were not entered before.
 */
export async function syncNewAccounts({ pool, accounts, log }: Parts): Promise<void> {
  const accountList = accounts?.accountList
  if (!accountList) return
  const check: AccountCheck = checks.get(accountList) ?? { at: 0 }
  checks.set(accountList, check)
  check.running ??= checkAccounts(pool, accountList, check)
    .catch((error: unknown) => log.warn({ err: error }, "the accounts were not looked at"))
    .finally(() => {
      check.running = undefined
    })
  await check.running
}

async function checkAccounts(
  pool: pg.Pool,
  accountList: AccountList,
  check: AccountCheck,
): Promise<void> {
  const count = await accountList.count()
  const isDue = Date.now() - check.at >= keptForMs
  if (count === check.count && !isDue) return
  const due = isDue ? await overPeople(pool, (db) => listDue(db, check.askedUpTo)) : []
  const seen = new Set<string>()
  for await (const accounts of accountList.list()) {
    for (const { id } of accounts) seen.add(id)
    const strangers = await overPeople(pool, (db) => toBeAsked(db, accounts, due))
    const entered = await inTurns(strangers, async (account) => ({
      account,
      roles: await accountList.rolesOf(account.id),
    }))
    await overPeople(pool, (db) => addNewAccounts(db, entered))
  }
  const missing = (await overPeople(pool, listNewAccounts)).filter((id) => !seen.has(id))
  const asked = await inTurns(missing, async (id) => ({ id, roles: await accountList.rolesOf(id) }))
  const gone = asked.filter(({ roles }) => !roles).map(({ id }) => id)
  await overPeople(pool, (db) => removeNewAccounts(db, gone))
  const askedUpTo = due.length < askedAgain ? undefined : due.at(-1)
  // A look for the sake of the count alone puts off none that is due.
  Object.assign(check, isDue ? { count, at: Date.now(), askedUpTo } : { count })
}

/** Those of the accounts that are not known, or are due to be asked again. */
async function toBeAsked(db: Database, accounts: Account[], due: string[]): Promise<Account[]> {
  const known = await db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        inArray(
          people.id,
          accounts.map(({ id }) => id),
        ),
        notInArray(people.id, due),
      ),
    )
  const met = new Set(known.map(({ id }) => id))
  return accounts.filter(({ id }) => !met.has(id))
}

/** The next of those who were entered and never came. */
async function listDue(db: Database, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(neverCame, after ? gt(people.id, after) : undefined))
    .orderBy(people.id)
    .limit(askedAgain)
  return rows.map(({ id }) => id)
}

async function addNewAccounts(
  db: Database,
  entered: { account: Account; roles: string[] | undefined }[],
): Promise<void> {
  for (const { account, roles } of entered) {
    if (!roles) continue
    const { id, username, email, name, createdAt } = account
    const said = { username, email, name }
    await db
      .insert(people)
      .values({ id, ...said, roles: [...roles].sort(), createdAt, lastConnectionAt: null })
      .onConflictDoUpdate({
        target: people.id,
        set: {
          ...said,
          roles: sql`case when ${people.rolesTold} then excluded.roles else ${people.roles} end`,
        },
        setWhere: sql`${people.lastConnectionAt} is null and ${people.closedAt} is null
          and (${people.username}, ${people.email}, ${people.name}, ${people.roles})
            is distinct from (excluded.username, excluded.email, excluded.name, excluded.roles)`,
      })
  }
}

async function listNewAccounts(db: Database): Promise<string[]> {
  const rows = await db.select({ id: people.id }).from(people).where(neverCame)
  return rows.map(({ id }) => id)
}

async function removeNewAccounts(db: Database, ids: string[]): Promise<void> {
  for (const id of ids)
    await db.delete(people).where(and(eq(people.id, id), isNull(people.lastConnectionAt)))
}

/** In one short transaction: nothing is held while the identity server is asked. */
async function overPeople<Result>(
  pool: pg.Pool,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const transaction = await begin(pool, nobody, "people")
  try {
    const result = await work(transaction.db)
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

async function inTurns<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += abreast)
    results.push(...(await Promise.all(items.slice(from, from + abreast).map(work))))
  return results
}
