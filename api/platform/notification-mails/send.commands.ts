import type { LinkedUnsubscription } from "#contract/notifications"
import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { emailHtml } from "../../mailer/html"
import { secretAbout } from "../../notifications/settings.queries"
import { findLanguage } from "../../people/profile/queries"
import type { WorkerParts } from "../../ports/parts"
import type { NotificationEmail } from "../../ports/queue"
import { digestOf } from "./digest.rules"
import * as queries from "./queries"
import { lineOf } from "./words.commands"

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
  const { to, language, about, secret } = told
  const end = `${about}/${secret}`
  const words =
    about === "daily" || about === "weekly" ? digest(told, origin) : single(told, origin)
  const ways = say(language, "ways")
    .replace("{{settings}}", `${origin}/admin/notifications/preferences`)
    .replace("{{end}}", `${origin}/unsubscription/${end}`)
  const receipt = await mail({
    // The same at each attempt, so that no mailbox shows two.
    messageId: `<${nameOf(owner, job)}@${new URL(origin).hostname}>`,
    to,
    subject: words.subject,
    text: `${words.body}\n\n${ways}`,
    html: emailHtml({
      ...{ language, sender: "Plume", hasLogo: false, facts: [] },
      body: `${words.body}\n\n${ways}`,
    }),
    unsubscribe: `${origin}/api/Public/unsubscriptions/${end}`,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure) log.warn({ owner, reason: receipt.failure }, "mail not taken")
}

const nameOf = (owner: Owner, job: NotificationEmail) =>
  "digest" in job
    ? `digest-${owner}-${job.digest}-${new Date(job.takenAt).getTime()}`
    : `notification-${job.notificationId}`

const say = (language: Language, key: string) => translate(language, `notifications.mail.${key}`)

function single({ rows, language }: Told, origin: string) {
  const [line] = rows.map((row) => lineOf(row, language, origin))
  return {
    subject: line?.title ?? "",
    body: [line?.title, line?.text, line?.to].filter(Boolean).join("\n\n"),
  }
}

function digest({ rows, language, about }: Told, origin: string) {
  const { groups, more } = digestOf(rows)
  const parts = groups.map(({ group, rows: ofGroup }) => [
    translate(language, `notifications.groups.${group}`).toLocaleUpperCase(language),
    ...ofGroup.map((row) => {
      const { title, text, to } = lineOf(row, language, origin)
      return [title, text, to].filter(Boolean).join("\n")
    }),
  ])
  const rest =
    more > 0
      ? [
          `${say(language, "more").replace("{{total}}", String(more))}\n${origin}/admin/notifications`,
        ]
      : []
  return {
    subject: say(language, `subject.${about}`).replace("{{total}}", String(rows.length)),
    body: [...parts.flat(), ...rest].join("\n\n"),
  }
}
