import { groupOf, type InstallationPurpose, installationPurposes } from "#contract/mail-purposes"
import type { LinkedUnsubscription } from "#contract/notifications"
import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { pageIn } from "../../http/page-in"
import { type Composed, installationMail } from "../../mail-texts/compose"
import { secretAbout } from "../../notifications/settings.queries"
import { findLanguage } from "../../people/profile/queries"
import type { WorkerParts } from "../../ports/parts"
import type { NotificationEmail } from "../../ports/queue"
import { digestOf } from "./digest.rules"
import * as queries from "./queries"
import { lineOf, valuesOf } from "./words.commands"

type Parts = Pick<WorkerParts, "pool" | "mail" | "log" | "origin">

interface Told {
  to: string
  language: Language
  rows: queries.ToldRow[]
  about: LinkedUnsubscription["about"]
  secret: string
}

/** Tells someone by mail of one notification, or of a digest; nothing leaves where all was read by then. */
export async function sendNotificationEmail(
  { pool, mail, log, origin }: Parts,
  owner: Owner,
  job: NotificationEmail,
): Promise<void> {
  const told = await inTransaction(pool, owner, async (db): Promise<Told | undefined> => {
    const to = await queries.findAddress(db, owner)
    const rows =
      "digest" in job
        ? await queries.listTaken(db, owner, job.digest, new Date(job.takenAt))
        : await queries.findTaken(db, owner, job.notificationId)
    const about = "digest" in job ? job.digest : rows[0]?.kind
    if (!to || !about || rows.length === 0) return undefined
    const language = await findLanguage(db, owner)
    return { to, language, rows, about, secret: await secretAbout(db, owner, about) }
  })
  if (!told) return
  const { to, about, secret } = told
  const end = `${about}/${secret}`
  const words = await inTransaction(pool, owner, (db) =>
    about === "daily" || about === "weekly"
      ? digest(db, told, origin, end)
      : single(db, told, origin, end),
  )
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<${nameOf(owner, job)}@${new URL(origin).hostname}>`,
    to,
    ...words,
    unsubscribe: `${origin}/api/Public/unsubscriptions/${end}`,
    automatic: "generated",
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ owner, reason: receipt.failure }, "mail not taken")
}

const nameOf = (owner: Owner, job: NotificationEmail) =>
  "digest" in job
    ? `digest-${owner}-${job.digest}-${new Date(job.takenAt).getTime()}`
    : `notification-${job.notificationId}`

/** Where one says what one wants to be told, and that one wants no more of this. */
const waysOf = (origin: string, end: string, language: Language) => ({
  settings: `${origin}/admin/notifications/preferences`,
  unsubscribe: pageIn(`${origin}/unsubscription/${end}`, language),
})

/** Those of subscriptions have words of their own; all others are told of alike. */
const hasOwnWords = (kind: string): kind is InstallationPurpose =>
  installationPurposes.some((one) => one === kind && groupOf(one) === "subscription")

async function single(
  db: Database,
  { rows, language }: Told,
  origin: string,
  end: string,
): Promise<Composed> {
  const [row] = rows
  const kind = row && hasOwnWords(row.kind) ? row.kind : "notification"
  return installationMail(db, kind, language, (spoken) => {
    if (!row) return {}
    const { title, text, to } = lineOf(row, spoken, origin)
    const own = { title, message: text, link: to, ...waysOf(origin, end, spoken) }
    return { ...valuesOf(row, spoken), ...own }
  })
}

async function digest(
  db: Database,
  { rows, language, about }: Told,
  origin: string,
  end: string,
): Promise<Composed> {
  const { groups, more } = digestOf(rows)
  const linesIn = (spoken: Language) =>
    groups.flatMap(({ group, rows: ofGroup }) => [
      translate(spoken, `notifications.groups.${group}`).toLocaleUpperCase(spoken),
      ...ofGroup.map((row) => {
        const { title, text, to } = lineOf(row, spoken, origin)
        return [title, text, to].filter(Boolean).join("\n")
      }),
    ])
  const restIn = (spoken: Language) =>
    `${translate(spoken, "notifications.mail.more").replace("{{total}}", String(more))}\n${origin}/admin/notifications`
  const purpose = about === "daily" ? "digestDaily" : "digestWeekly"
  return installationMail(db, purpose, language, (spoken) => ({
    total: String(rows.length),
    lines: linesIn(spoken).join("\n\n"),
    more: more > 0 ? restIn(spoken) : "",
    ...waysOf(origin, end, spoken),
  }))
}
