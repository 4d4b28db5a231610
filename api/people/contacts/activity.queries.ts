import { sql } from "drizzle-orm"
import {
  type ActivitySource,
  type Events,
  merges,
  messages,
  stamps,
} from "../../notes/activity.queries"

/** What a mailing, or the question whether they may still be kept, sent to a contact, and what became of it. */
const mailed = (purpose: "mailing" | "question", words: string): Events => ({
  kind: "message",
  join: sql`join mailing_messages e on e.owner = r.owner and e.contact_id = r.id`,
  where: sql`e.purpose = ${sql.raw(`'${purpose}'`)} and e.state not in ('draft', 'leftOut')`,
  at: sql`(case when e.sent_at is null then e.created_at else e.sent_at end)`,
  id: sql`e.id`,
  what: sql`(case when e.state = 'sending' then 'queued' else e.state end)`,
  words,
  text: sql`concat_ws(' · ', e.subject, e.address)`,
  of: "mailings",
})

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
    mailed("mailing", "notes.mailings"),
    mailed("question", "notes.questions"),
    {
      kind: "message",
      join: sql`join mailing_messages e on e.owner = r.owner and e.contact_id = r.id`,
      where: sql`e.answered_at is not null`,
      at: sql`e.answered_at`,
      id: sql`md5('answered' || e.id)::uuid`,
      what: sql`'saidYes'`,
      words: "notes.events",
      text: sql`e.subject`,
    },
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
