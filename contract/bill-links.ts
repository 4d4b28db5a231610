import { z } from "zod"
import { Balance, Currency, Day, Id, Instant, Language, Sum } from "./values"

/** For how many days a link can be opened. */
export const linkDays = [30, 90, 365] as const

export const NewBillLink = z
  .object({
    days: z.coerce
      .number<number>()
      .refine((days) => (linkDays as readonly number[]).includes(days), { error: "choice" })
      .default(90),
  })
  .meta({ id: "NewBillLink" })

export const BillLink = z
  .object({
    id: Id,
    /** The whole address, which is the secret. */
    address: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    /** Whether it can be opened now. */
    open: z.boolean(),
  })
  .meta({ id: "BillLink" })

/** What whoever holds the link of a bill reads of it: nothing that is not printed on the bill itself. */
export const LinkedBill = z
  .object({
    number: z.string(),
    language: Language,
    sellerName: z.string(),
    clientName: z.string(),
    issueDate: Day.nullable(),
    dueDate: Day.nullable(),
    currency: Currency,
    lines: z.array(z.object({ serviceName: z.string(), amountHT: Balance })),
    totalHT: Balance,
    totalVat: Balance,
    totalTTC: Balance,
    includeVat: z.boolean(),
    /** What is still to be paid today. */
    due: Sum,
    /** The transfer that pays it: its account, and the text of a QR code that banks read. */
    transfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        bic: z.string().nullable(),
        qr: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "LinkedBill" })

export type BillLink = z.output<typeof BillLink>
export type LinkedBill = z.output<typeof LinkedBill>
