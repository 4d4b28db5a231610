import { factsOfKind, type NotificationKind, notificationKinds } from "#contract/notification-kinds"
import type { LinkedUnsubscription, NotificationSettings } from "#contract/notifications"
import {
  deliveryOf,
  type QuietHours,
  type Rhythm,
  usualQuietHours,
} from "#domain/notification-delivery"
import type { SettingsRow } from "./settings.queries"

/** What holds for someone: what they chose, and what the product proposes for the rest. */
export function settingsFrom(row: SettingsRow | undefined): NotificationSettings {
  const preferences = Object.fromEntries(
    notificationKinds.map((kind) => [kind, preferenceOf(kind, row)]),
  )
  return {
    quietFrom: row?.quietFrom ?? usualQuietHours.from,
    quietTo: row?.quietTo ?? usualQuietHours.to,
    preferences: preferences as NotificationSettings["preferences"],
    monthly: row?.monthly ?? false,
    version: row?.version ?? 0,
  }
}

function preferenceOf(
  kind: NotificationKind,
  row: SettingsRow | undefined,
): { app: Rhythm; email: Rhythm } {
  return row?.preferences[kind] ?? { app: "now", email: factsOfKind[kind].email }
}

/** The same of each kind, where none is held to fewer. */
type Preferences = Record<NotificationKind, { app: Rhythm; email: Rhythm }>

export interface Delivery {
  shownAt: Date | null
  /** What the mails about notifications take up; a mail of its own is none of them. */
  mailAt: Date | null
  mailAs: Exclude<Rhythm, "never"> | null
  /** When a mail of its own may leave, where one is wanted at once. */
  ownMailAt: Date | null
}

/** When and by which ways a notification of a kind comes to someone. */
export function deliver(kind: NotificationKind, row: SettingsRow | undefined, at: Date): Delivery {
  const { ownMail, urgent } = factsOfKind[kind]
  const { app, email } = preferenceOf(kind, row)
  const { quietFrom: from, quietTo: to } = settingsFrom(row)
  const quiet: QuietHours | undefined = urgent ? undefined : { from, to }
  const leaves = deliveryOf({ at, rhythm: email, quiet })
  const isOwn = ownMail === true && email === "now"
  const byMail = !isOwn && email !== "never"
  return {
    // Quiet hours hold mails, not the bell.
    shownAt: deliveryOf({ at, rhythm: app }),
    mailAt: byMail ? leaves : null,
    mailAs: byMail ? email : null,
    ownMailAt: isOwn ? leaves : null,
  }
}

/** What was chosen, without the mails of one kind, those that come by one of the digests, or the letter of the month. */
export function without(
  about: LinkedUnsubscription["about"],
  settings: NotificationSettings,
): NotificationSettings {
  if (about === "monthly") return { ...settings, monthly: false }
  const preferences: Preferences = settings.preferences
  const ended = notificationKinds.filter((kind) =>
    about === "daily" || about === "weekly" ? preferences[kind].email === about : kind === about,
  )
  const never = ended.map((kind) => [kind, { ...preferences[kind], email: "never" }])
  return { ...settings, preferences: { ...settings.preferences, ...Object.fromEntries(never) } }
}

/** Whether mails about it do not come any more. */
export function isEnded(
  about: LinkedUnsubscription["about"],
  settings: NotificationSettings,
): boolean {
  if (about === "monthly") return !settings.monthly
  const preferences: Preferences = settings.preferences
  return about === "daily" || about === "weekly"
    ? notificationKinds.every((kind) => preferences[kind].email !== about)
    : preferences[about].email === "never"
}
