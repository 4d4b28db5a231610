import { sql } from "drizzle-orm"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"

type Row = Record<string, unknown>

/** So many rows of the owner's at a time, each as it stands in the table. */
export const rowsAtOnce = 5_000

/** The tables whose rows are a person's own to take away. */
export async function listExportedTables(db: Database, _owner: Owner): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from owned_tables where exported order by name`,
  )
  return rows.map(({ name }) => name)
}

/** The names are those of the tables that there are, never what somebody typed. */
export async function listRows(db: Database, owner: Owner, table: string, from: number) {
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) - array['owner'] - array(select attname::text from pg_attribute
        where attrelid = ${table}::regclass and attgenerated <> '') as row from ${sql.identifier(table)} t
      where owner = ${owner} order by ctid limit ${rowsAtOnce} offset ${from}`,
  )
  return rows.map(({ row }) => row)
}

/** Who the owner is here, what was written down of them, and what they wrote to the operator. */
export async function findAccountRows(db: Database, owner: Owner): Promise<Record<string, Row[]>> {
  const [people, audit, support, said, sent] = [
    await db.execute<{ row: Row }>(
      sql`select to_jsonb(p) as row from people p where id = ${owner}`,
    ),
    await db.execute<{ row: Row }>(
      sql`select to_jsonb(e) - 'hash' || jsonb_build_object('actor_name', audit_name(e.actor_name),
        'subject_name', audit_name(e.subject_name), 'before', audit_words(e.before), 'after', audit_words(e.after))
        as row from audit_entries e
        where actor = ${owner} or subject = ${owner}::text order by at`,
    ),
    await db.execute<{ row: Row }>(
      sql`select to_jsonb(m) - 'secret' as row from own_support_messages() m`,
    ),
    await db.execute<{ row: Row }>(
      sql`select to_jsonb(e) as row from support_entries e join support_messages m on m.id = e.request_id
        where m.person = ${owner} and e.kind <> 'note' order by e.place`,
    ),
    await db.execute<{ row: Row }>(
      sql`select to_jsonb(f) as row from support_files f join support_messages m on m.id = f.request_id
        where m.person = ${owner} order by f.request_id, f.place`,
    ),
  ]
  const plain = ({ rows }: { rows: { row: Row }[] }) => rows.map(({ row }) => row)
  return {
    account: plain(people),
    audit_entries: plain(audit),
    support_messages: plain(support),
    support_entries: plain(said),
    support_files: plain(sent),
  }
}

/** The files of the owner's, and the documents of bills and quotes, by the keys of their bytes. */
export async function listFiles(db: Database, owner: Owner) {
  const { rows } = await db.execute<{ key: string; name: string }>(
    sql`select id::text as key, 'files/' || id || '-' || name as name from files
        where owner = ${owner} and received
      union all
      select d.file_key, 'bills/' || b.number || '.pdf' from bill_documents d
        join bills b on b.owner = d.owner and b.id = d.bill_id
        where d.owner = ${owner} and d.file_key is not null
      union all
      select e.file_key, 'quotes/' || q.number || '-' || e.edition || '.pdf' from quote_editions e
        join quotes q on q.owner = e.owner and q.id = e.quote_id
        where e.owner = ${owner} and e.file_key is not null
      union all
      select file_key, 'signatures/' || id || '.pdf' from signature_requests where owner = ${owner}
      union all
      select final_key, 'signatures/' || id || '-signed.pdf' from signature_requests
        where owner = ${owner} and final_key is not null
      union all
      select e.file_key, 'timesheets/' || t.month || '-' || t.id || '-' || e.edition || '.pdf'
        from timesheet_editions e join timesheets t on t.owner = e.owner and t.id = e.timesheet_id
        where e.owner = ${owner} and e.file_key is not null
      union all
      select file_key, 'cvs/' || id || '.pdf' from cv_copies where owner = ${owner}`,
  )
  return rows
}

/** Whether the document of an issued bill is still to be made: it shows what is about to go. */
export async function hasPendingDocument(db: Database, owner: Owner): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from bill_documents where owner = ${owner} and stored_at is null limit 1`,
  )
  return rows.length > 0
}

/** How the provider of payments calls someone, if it knows them. */
export async function findPaymentCustomer(db: Database, owner: Owner) {
  const { rows } = await db.execute<{ provider: string; customer: string }>(
    sql`select provider, customer from payment_methods where owner = ${owner}`,
  )
  return rows[0]
}

/** Erases the owner, all but what the law keeps (`erase_person`, migration 2026-11-22-procedures-of-areas); answers the keys of files whose bytes are to go. */
export async function erase(db: Database, owner: Owner): Promise<string[]> {
  const files = sql`select id::text as key from files where owner = ${owner}
    union all select file_key from quote_editions where owner = ${owner} and file_key is not null
    union all select file_key from signature_requests where owner = ${owner}
    union all select final_key from signature_requests where owner = ${owner} and final_key is not null
    union all select file_key from timesheet_editions where owner = ${owner} and file_key is not null
    union all select file_key from cv_copies where owner = ${owner}`
  const before = await db.execute<{ key: string }>(files)
  await db.execute(sql`select erase_person()`)
  const kept = new Set((await db.execute<{ key: string }>(files)).rows.map(({ key }) => key))
  return before.rows.flatMap(({ key }) => (kept.has(key) ? [] : key))
}

/** Lets the rest of the transaction see who else administers. */
export async function seeEveryone(db: Database, _owner: Owner): Promise<void> {
  await db.execute(sql`select set_config('app.scope', 'people', true)`)
}
