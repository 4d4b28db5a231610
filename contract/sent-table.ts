import { z } from "zod"
import { FileId, LongText, optional, Switch } from "./values"

/** A table of separated values, in a file or as text; what would become of it is only shown until it is confirmed. */
export const SentTable = z
  .object({
    fileId: optional(FileId),
    table: optional(LongText(100_000)),
    /** Only shown otherwise. */
    confirmed: Switch,
  })
  .refine(({ fileId, table }) => fileId !== null || Boolean(table?.trim()), {
    path: ["fileId"],
    error: "required",
  })

/** What becomes of a line of such a table; `error` says why it is refused. */
export const SentLine = {
  line: z.int(),
  state: z.enum(["new", "changed", "same", "refused"]),
  error: z.string().nullable(),
}

export type SentTable = z.output<typeof SentTable>
export type SentLineState = z.output<typeof SentLine.state>
