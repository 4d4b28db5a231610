import { and, eq, gt, inArray, isNull, notInArray, sql } from "drizzle-orm"
import type { Database } from "../../../database/client"
import { people } from "../../access/schema"
import type { Account } from "../../ports/accounts"

const neverCame = and(isNull(people.lastConnectionAt), isNull(people.closedAt))

/**
 * How many of those who are entered and never came are asked for their roles again at one look; the next
 * look goes on behind them. What is shown of the others may be older; what they may do is in their token.
 */
export const askedAgain = 200

/** Those of the accounts that are not known, or are due to be asked again. */
export async function toBeAsked(
  db: Database,
  accounts: Account[],
  due: string[],
): Promise<Account[]> {
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
export async function listDue(db: Database, after: string | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(neverCame, after ? gt(people.id, after) : undefined))
    .orderBy(people.id)
    .limit(askedAgain)
  return rows.map(({ id }) => id)
}

export async function addNewAccounts(
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

export async function listNewAccounts(db: Database): Promise<string[]> {
  const rows = await db.select({ id: people.id }).from(people).where(neverCame)
  return rows.map(({ id }) => id)
}

export async function removeNewAccounts(db: Database, ids: string[]): Promise<void> {
  for (const id of ids)
    await db.delete(people).where(and(eq(people.id, id), isNull(people.lastConnectionAt)))
}
