import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { installationMail } from "../../mail-texts/compose"
import { findLanguage } from "../../people/profile/queries"
import type { WorkerParts } from "../../ports/parts"
import { findOwnAddress, findReminder } from "./reminders.queries"
import { usualZone } from "./rules"
import { findSettings } from "./settings.queries"

type Parts = Pick<WorkerParts, "pool" | "mail" | "log" | "origin">

/** Tells someone by mail that an event comes; nothing leaves where it is gone by then. */
export async function sendEventReminder(
  { pool, mail, log, origin }: Parts,
  owner: Owner,
  reminderId: string,
): Promise<void> {
  const [reminder, own, language, settings] = await inTransaction(pool, owner, async (db) => [
    await findReminder(db, owner, reminderId),
    await findOwnAddress(db, owner),
    await findLanguage(db, owner),
    await findSettings(db, owner),
  ])
  if (!reminder || !own?.to) return
  const isAllDay = !reminder.occurrence.includes("T")
  const date = (spoken: Language) =>
    new Intl.DateTimeFormat(spoken === "fr" ? "fr-FR" : "en-GB", {
      dateStyle: "full",
      ...(isAllDay ? {} : { timeStyle: "short" }),
      timeZone: settings?.zone ?? usualZone,
    }).format(reminder.startsAt)
  const words = await inTransaction(pool, owner, (db) =>
    installationMail(db, "eventReminder", language, (spoken) => ({
      title: reminder.title,
      date: date(spoken),
      link: `${origin}/admin/calendar/events/${reminder.eventId}?occurrence=${reminder.occurrence}`,
    })),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two; another each time that it rings.
    messageId: `<event-${reminderId}-${reminder.rangAt?.getTime() ?? 0}@plume>`,
    to: own.to,
    ...words,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ reminderId, reason: receipt.failure }, "mail not taken")
}
