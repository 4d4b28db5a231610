import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from "drizzle-orm"
import type { VoucherFilter } from "#contract/vouchers"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { projection } from "../../../database/projection"
import { keyset } from "../../http/page"
import { containing } from "../../http/search"
import { bankAccounts } from "../accounts/schema"
import { bankLines } from "../bank-imports/schema"
import { voucherRefusals, vouchers } from "./schema"

const { owner: _, words: _words, ...columns } = getTableColumns(vouchers)
const shown = { ...columns, lineLabel: bankLines.label }
const listed = projection(shown)
const withLine = sql`${vouchers} left join ${bankLines}
  on ${bankLines.owner} = ${vouchers.owner} and ${bankLines.id} = ${vouchers.lineId}`
const ofLine = and(eq(bankLines.owner, vouchers.owner), eq(bankLines.id, vouchers.lineId))

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>
type Written = Omit<typeof vouchers.$inferInsert, "id" | "owner" | "version">

const itself = (owner: Owner, id: string) => and(eq(vouchers.owner, owner), eq(vouchers.id, id))

const sorts = { day: vouchers.day, amount: vouchers.amount }

/** A page of them, the latest first. */
export function listVouchers(db: Database, owner: Owner, filter: VoucherFilter) {
  const wanted = and(
    eq(vouchers.owner, owner),
    filter.state === "waiting" ? isNull(vouchers.lineId) : undefined,
    filter.state === "attached" ? isNotNull(vouchers.lineId) : undefined,
    containing(filter.q, vouchers.payee),
  )
  return keyset(filter, sorts, vouchers.id, "-day").list(db, listed, withLine, wanted)
}

/** The latest whose payee is meant. */
export function searchVouchers(db: Database, owner: Owner, q: string, most: number) {
  return db
    .select(columns)
    .from(vouchers)
    .where(and(eq(vouchers.owner, owner), sql`${vouchers.id} = any(find_vouchers(${q}))`))
    .orderBy(desc(vouchers.day), desc(vouchers.id))
    .limit(most)
}

export async function findVoucher(db: Database, owner: Owner, id: string) {
  const [voucher] = await db
    .select(shown)
    .from(vouchers)
    .leftJoin(bankLines, ofLine)
    .where(itself(owner, id))
  return voucher
}

/** The same, which nobody else attaches until the transaction ends. */
export async function lockVoucher(db: Database, owner: Owner, id: string) {
  const [voucher] = await db.select(columns).from(vouchers).where(itself(owner, id)).for("update")
  return voucher
}

export async function addVoucher(db: Database, owner: Owner, voucher: Written) {
  const [added] = await db
    .insert(vouchers)
    .values({ ...voucher, owner })
    .returning({ id: vouchers.id })
  return added
}

/** Nothing is returned where the version is not the current one. */
export async function changeVoucher(
  db: Database,
  owner: Owner,
  { id, version }: { id: string; version: number },
  changes: Partial<Written>,
) {
  const [changed] = await db
    .update(vouchers)
    .set(changes)
    .where(and(itself(owner, id), eq(vouchers.version, version)))
    .returning({ id: vouchers.id })
  return changed
}

export async function removeVoucher(db: Database, owner: Owner, id: string) {
  const [removed] = await db
    .delete(vouchers)
    .where(itself(owner, id))
    .returning({ id: vouchers.id })
  return removed
}

/** Money out between two days, of lines that no voucher is attached to; but not those that were refused. */
export function listFreeLines(
  db: Database,
  owner: Owner,
  { id, amount }: { id: string; amount: number },
  { from, to }: { from: Day; to: Day },
) {
  return db
    .select({
      id: bankLines.id,
      accountName: bankAccounts.name,
      day: bankLines.day,
      label: bankLines.label,
      amount: bankLines.amount,
      currency: bankLines.currency,
      state: bankLines.state,
    })
    .from(bankLines)
    .innerJoin(
      bankAccounts,
      and(eq(bankAccounts.owner, bankLines.owner), eq(bankAccounts.id, bankLines.accountId)),
    )
    .where(
      and(
        eq(bankLines.owner, owner),
        eq(bankLines.amount, -amount),
        gte(bankLines.day, from),
        lte(bankLines.day, to),
        ne(bankLines.state, "takenOut"),
        sql`not exists (select from ${vouchers} v where v.owner = ${owner} and v.line_id = ${bankLines.id})`,
        sql`not exists (select from ${voucherRefusals} r where r.owner = ${owner}
          and r.voucher_id = ${id} and r.line_id = ${bankLines.id})`,
      ),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .limit(50)
}

/** What is attached to a line. */
export async function findAttached(db: Database, owner: Owner, lineId: string) {
  const [voucher] = await db
    .select(shown)
    .from(vouchers)
    .leftJoin(bankLines, ofLine)
    .where(and(eq(vouchers.owner, owner), eq(vouchers.lineId, lineId)))
  return voucher
}

/** What waits, of such an amount, and was not refused for the line. */
export function listWaiting(db: Database, owner: Owner, line: { id: string; amount: number }) {
  return db
    .select(shown)
    .from(vouchers)
    .leftJoin(bankLines, ofLine)
    .where(
      and(
        eq(vouchers.owner, owner),
        isNull(vouchers.lineId),
        eq(vouchers.amount, -line.amount),
        sql`not exists (select from ${voucherRefusals} r where r.owner = ${owner}
          and r.voucher_id = ${vouchers.id} and r.line_id = ${line.id})`,
      ),
    )
    .orderBy(asc(vouchers.day), asc(vouchers.id))
    .limit(50)
}

export async function refuseLine(db: Database, owner: Owner, voucherId: string, lineId: string) {
  await db.insert(voucherRefusals).values({ owner, voucherId, lineId }).onConflictDoNothing()
}
