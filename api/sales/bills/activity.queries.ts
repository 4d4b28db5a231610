import { sql } from "drizzle-orm"
import { type ActivitySource, messages, numbered } from "../../notes/activity.queries"

/** Events whose detail is an amount. */
const amounts = sql`e.what in ('paid', 'paymentReversed', 'collected', 'uncollected', 'writtenOff', 'dueAgain')`

/** The history of bills, but for what it says of messages: these are told with their fate. */
export const billActivity: ActivitySource = {
  title: sql`r.number`,
  under: { clients: sql`r.client_id` },
  events: [
    {
      kind: "history",
      join: sql`join bill_events e on e.owner = r.owner and e.bill_id = r.id`,
      where: sql`e.what not like 'email%' and e.what not in ('reminderQueued', 'reminderSent')`,
      at: sql`e.at`,
      id: numbered(sql`e.id`, "b0"),
      what: sql`e.what`,
      words: "bills.events",
      text: sql`(case when not ${amounts} then e.detail end)`,
      amount: sql`(case when ${amounts} and e.detail ~ '^-?[0-9]{1,15}$' then e.detail::bigint end)`,
      currency: sql`r.currency`,
    },
    messages(sql`join bill_emails e on e.owner = r.owner and e.bill_id = r.id`),
  ],
}
