import type { Receipt } from "../ports/mail-transport"

// What became of an attempt to send, and when the next one is due. Messages about bills and quotes are tried
// again by sales/mail/send.commands.ts, those of the identity server by its own queue.

/** As much of a message that is kept as says whom it has reached. */
interface KeptMessage {
  to: string[]
  cc: string[]
  bcc: string[]
  accepted: string[]
  rejected: string[]
}

/** After this many attempts over about two days a message is given up. */
const mostAttempts = 52

/** Minutes until the next attempt: 1, 2, 4 … 60. */
export const minutesAfter = (attempts: number): number => Math.min(60, 2 ** (attempts - 1))

/** Whom a message has not reached yet. */
export const remaining = ({ to, cc, bcc, accepted, rejected }: KeptMessage) =>
  [...new Set([...to, ...cc, ...bcc])].filter(
    (address) => !accepted.includes(address) && !rejected.includes(address),
  )

interface Outcome {
  state: "queued" | "sent" | "kept" | "failed"
  accepted: string[]
  rejected: string[]
  sentAt: Date | null
  /** The next attempt may be the second that arrives. */
  repeated?: true
  retryInMinutes?: number
}

/** What an attempt's receipt makes of the message. */
export function outcomeOf(
  email: KeptMessage & { attempts: number },
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
      ...(receipt.uncertain && { repeated: true }),
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
