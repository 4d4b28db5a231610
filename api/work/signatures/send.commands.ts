import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { emailHtml } from "../../mailer/html"
import type { WorkerParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { hashOfCode, newCode } from "./code.commands"
import * as queries from "./queries"
import { addressOf, stateOf } from "./rules"

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "log" | "origin" | "files">
type About = QueuedWork["signatureEmail"]["about"]

/** Tells a signer what is asked of them, or what became of it. Tried again by its queue until a mail server takes it. */
export async function sendSignatureEmail(
  parts: Parts,
  owner: Owner,
  { signerId, about }: { signerId: string; about: About },
): Promise<void> {
  const known = await find(parts, owner, signerId)
  if (!known) return
  const { request, signer, sender } = known
  const isAsked = about === "invited" || about === "reminded"
  // What was signed or called off meanwhile is asked for no more.
  if (isAsked && (signer.signedAt || stateOf(request, parts.clock()) !== "open")) return
  const final =
    about === "completed" && request.finalKey ? await parts.files.get(request.finalKey) : undefined
  const { language, senderName, title } = request
  const say = wordsOf(known)
  const subject = say(`signatureMail.about.${about}.subject`)
  const words = [say("signatureMail.hello"), say(`signatureMail.about.${about}.body`), senderName]
  const body = words.join("\n\n")
  const link = addressOf(parts.origin, signer, language)
  const button = {
    label: translate(language, isAsked ? "signatureMail.open" : "signatureMail.read"),
    to: link,
  }
  await deliver(parts, {
    // The same at each attempt, so that no mailbox shows two.
    messageId: messageIdOf(
      parts,
      `${signer.id}-${about}${about === "reminded" ? signer.reminders : ""}`,
    ),
    to: signer.email,
    senderName,
    replyTo: sender?.email ?? undefined,
    subject,
    text: `${body}\n\n${button.label}${language === "fr" ? "\u00a0:" : ":"} ${link}`,
    html: emailHtml({ language, sender: senderName, hasLogo: false, body, facts: [], button }),
    attachments: final && [
      { filename: `${fileName(title)}.pdf`, contentType: "application/pdf", content: final },
    ],
  })
}

/**
 * Makes a code, keeps its digest and sends it: the code itself is in no row and in no job. An attempt that failed is
 * made again with another code.
 */
export async function sendCode(parts: Parts, owner: Owner, signerId: string): Promise<void> {
  const known = await find(parts, owner, signerId)
  if (!known) return
  const { request, signer } = known
  const sentAt = parts.clock()
  if (signer.signedAt || !signer.givenName || stateOf(request, sentAt) !== "open") return
  const code = newCode()
  const codeHash = await hashOfCode(code)
  const change = { codeHash, codeSentAt: sentAt, codeTries: 0 }
  await inTransaction(parts.pool, owner, (db) => queries.changeSigner(db, owner, signerId, change))
  const { language, senderName } = request
  const say = wordsOf(known)
  await deliver(parts, {
    messageId: messageIdOf(parts, `${signer.id}-code-${sentAt.getTime()}`),
    to: signer.email,
    senderName,
    subject: say("signatureMail.about.code.subject"),
    text: [
      say("signatureMail.hello"),
      `${code.slice(0, 3)} ${code.slice(3)}`,
      say("signatureMail.about.code.body"),
    ].join("\n\n"),
  })
  await inTransaction(parts.pool, owner, async (db) => {
    await queries.lockRequest(db, owner, request.id)
    const act = { requestId: request.id, signerId, kind: "codeSent" as const, at: sentAt }
    await queries.addAct(db, owner, {
      ...act,
      language,
      codeSentAt: sentAt,
      detail: { email: signer.email },
    })
  })
}

type Known = NonNullable<Awaited<ReturnType<typeof find>>>

function find({ pool }: Pick<Parts, "pool">, owner: Owner, signerId: string) {
  return inTransaction(pool, owner, async (db) => {
    const signer = await queries.findSigner(db, owner, signerId)
    const request = signer && (await queries.findRequest(db, owner, signer.requestId))
    return signer && request && { signer, request, sender: await queries.findSender(db, owner) }
  })
}

/** The words of a message, with what it is about in their places. */
const wordsOf =
  ({ request, signer }: Known) =>
  (key: string) => {
    const { language, title, senderName, endsAt } = request
    const day = new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
      ...{ dateStyle: "long", timeZone: "Europe/Paris" },
    }).format(endsAt)
    return translate(language, key)
      .replaceAll("{{title}}", () => title.replace(/\p{Cc}+/gu, " "))
      .replaceAll("{{sender}}", () => senderName.replace(/\p{Cc}+/gu, " "))
      .replaceAll("{{name}}", () => signer.name)
      .replaceAll("{{day}}", () => day)
  }

async function deliver(parts: Parts, message: Parameters<Parts["mail"]>[0]): Promise<void> {
  const receipt = await parts.mail(message)
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
  if (receipt.failure)
    parts.log.warn({ messageId: message.messageId, reason: receipt.failure }, "mail not taken")
}

const messageIdOf = ({ origin }: Pick<Parts, "origin">, name: string) =>
  `<signature-${name}@${new URL(origin).hostname}>`

/** A title as the name of a file: letters, digits, and nothing that a folder could be. */
const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80) || "document"
