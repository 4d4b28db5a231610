import type { BillEmail } from "#contract/bill-emails"

/** After two minutes something keeps it, and nobody sits and waits. */
const patience = 120

/**
 * In how many seconds to look again at what was promised at these moments: after 1, 2, 4 … of them, since each look
 * doubles the time that has gone by. Nothing where nothing is under way, or for too long.
 */
export function lookAgain(since: readonly string[], now: Date): number | undefined {
  const ages = since.map((at) => Math.max(0, (now.getTime() - Date.parse(at)) / 1000))
  const youngest = Math.min(...ages)
  return youngest < patience ? Math.max(1, Math.ceil(youngest)) : undefined
}

/** The messages that are on their way now, by when that began. */
export const leavingSince = (
  emails: readonly Pick<BillEmail, "state" | "createdAt" | "sendAt">[],
) =>
  emails.flatMap(({ state, createdAt, sendAt }) =>
    state === "queued" ? [sendAt && sendAt > createdAt ? sendAt : createdAt] : [],
  )
