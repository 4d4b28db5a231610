import type { EmailRow } from "../sales/documents/email.queries"

/** What a mail server said of one attempt. */
export interface Receipt {
  accepted: string[]
  /** Addresses that it will never take (5xx). The others may go through later (4xx, no connection). */
  refused: string[]
  /** Written down here, because there is no mail server: it reached nobody. */
  kept?: true
}

/** After this many attempts over about two days a message is given up. */
const mostAttempts = 52

/** Minutes until the next attempt: 1, 2, 4 … 60. */
export const minutesAfter = (attempts: number): number => Math.min(60, 2 ** (attempts - 1))

/** Whom a message has not reached yet. */
export const remaining = ({
  to,
  cc,
  bcc,
  accepted,
  rejected,
}: Pick<EmailRow, "to" | "cc" | "bcc" | "accepted" | "rejected">) =>
  [...new Set([...to, ...cc, ...bcc])].filter(
    (address) => !accepted.includes(address) && !rejected.includes(address),
  )

type Outcome = Pick<EmailRow, "state" | "accepted" | "rejected" | "sentAt"> & {
  retryInMinutes?: number
}

/** What an attempt's receipt makes of the message. */
export function outcomeOf(
  email: Pick<EmailRow, "to" | "cc" | "bcc" | "accepted" | "rejected" | "attempts">,
  receipt: Receipt,
  now: Date,
): Outcome {
  const accepted = [...email.accepted, ...receipt.accepted]
  const rejected = [...email.rejected, ...receipt.refused]
  const open = remaining({ ...email, accepted, rejected })
  if (open.length > 0 && email.attempts < mostAttempts)
    return {
      state: "queued",
      accepted,
      rejected,
      sentAt: null,
      retryInMinutes: minutesAfter(email.attempts),
    }
  const isSent = accepted.length > 0
  return {
    state: isSent ? (receipt.kept ? "kept" : "sent") : "failed",
    accepted,
    rejected: [...rejected, ...open],
    sentAt: isSent && !receipt.kept ? now : null,
  }
}
