import { z } from "zod"
import { paging } from "./paging"

/** A message that was written to the outbox because no mail server is configured. */
export const OutboxMessage = z
  .object({
    /** The file's name without its ending. */
    id: z.string(),
    /** As the message's own header says it. */
    date: z.string().nullable(),
    to: z.array(z.string()),
    subject: z.string().nullable(),
  })
  .meta({ id: "OutboxMessage" })

/** One message with what its recipient reads. */
export const OutboxMessageText = OutboxMessage.extend({
  text: z.string(),
  /** A link that opens an account was taken out of the text. */
  withheld: z.boolean(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })),
}).meta({ id: "OutboxMessageText" })

export const OutboxFilter = z.object(paging(["date"]))

export type OutboxFilter = z.output<typeof OutboxFilter>
export type OutboxMessage = z.output<typeof OutboxMessage>
export type OutboxMessageText = z.output<typeof OutboxMessageText>
