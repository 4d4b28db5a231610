import type { NotificationKind } from "#contract/notification-kinds"

/** A notification as it is shown: what the API told, in the reader's language. */
export interface ShownNotification {
  id: string
  kind: NotificationKind
  tone: "success" | "danger" | "info"
  title: string
  text: string
  /** An instant. */
  at: string
  unread: boolean
  /** The screen that it is about, below the mount; null where there is none. */
  to: string | null
}
