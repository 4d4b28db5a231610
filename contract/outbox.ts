import { z } from "zod"

/** A message that was written to the outbox because no mail server is configured. */
export const OutboxMessage = z
  .object({
    /** The file's name without its ending. */
    id: z.string(),
    date: z.string(),
    to: z.string(),
    subject: z.string(),
    /** The raw message, where one message is asked for. */
    source: z.string().optional(),
  })
  .meta({ id: "OutboxMessage" })

export type OutboxMessage = z.output<typeof OutboxMessage>
