import type { MailingDetails } from "#contract/mailings"

/** How the state of one contact's message looks. */
export const mailingTones = {
  draft: "info",
  leftOut: "neutral",
  queued: "info",
  sending: "info",
  sent: "success",
  kept: "success",
  failed: "danger",
  cancelled: "warning",
} as const satisfies Record<MailingDetails["messages"][number]["state"], string>
