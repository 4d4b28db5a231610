import { nobody } from "#domain/owner"
import { begin, type Database } from "../../../database/client"
import type { AccountList } from "../../ports/accounts"
import type { ApiParts } from "../../ports/parts"
import {
  addNewAccounts,
  askedAgain,
  listDue,
  listNewAccounts,
  removeNewAccounts,
  toBeAsked,
} from "./new-account.queries"

type Parts = Pick<ApiParts, "pool" | "accounts" | "log">

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
  pool: ApiParts["pool"],
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

/** In one short transaction: nothing is held while the identity server is asked. */
async function overPeople<Result>(
  pool: ApiParts["pool"],
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
