import { sql } from "drizzle-orm"
import { type ActivitySource, merges, messages, stamps } from "../../notes/activity.queries"

/** What contacts wrote through the owner's site or the directory is told like a message of theirs. */
export const contactActivity: ActivitySource = {
  title: sql`r.name`,
  under: { clients: sql`r.client_id` },
  events: [
    ...stamps,
    {
      kind: "message",
      join: sql`join contact_consents e on e.owner = r.owner and e.contact_id = r.id`,
      at: sql`e.given_at`,
      id: sql`e.id`,
      what: sql`'letter'`,
      words: "notes.events",
      text: sql`e.message`,
    },
    {
      kind: "message",
      join: sql`join directory_messages e on e.owner = r.owner and lower(e.email) = lower(r.email)`,
      at: sql`e.created_at`,
      id: sql`e.id`,
      what: sql`'directoryLetter'`,
      words: "notes.events",
      text: sql`e.message`,
    },
    // What was sent to them, about whichever bill or quote; their company's feed has it from these.
    messages(
      sql`join bill_emails e on e.owner = r.owner
        and exists (select from unnest(e."to" || e.cc) address where lower(address) = lower(r.email))`,
      { alone: true },
    ),
    // From which file, and when: where what is known of them comes from.
    {
      kind: "history",
      join: sql`join imports e on e.owner = r.owner and e.record_ids @> array[r.id]`,
      where: sql`e.imported_at is not null and e.undone_at is null`,
      at: sql`e.imported_at`,
      id: sql`md5('imported' || e.id || r.id)::uuid`,
      what: sql`'imported'`,
      words: "notes.events",
      text: sql`e.file_name`,
    },
    ...merges("contacts"),
  ],
}
