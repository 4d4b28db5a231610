import type { MailPurpose } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import { speaksOf } from "#domain/mail-template"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../../database/client"
import { translate } from "../../http/messages"
import { composed, installationMail } from "../../mail-texts/compose"
import { wordingIn } from "../../mail-texts/wording"
import type { WorkerParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { usualTemplate } from "../../sales/mail/template.commands"
import { hashOfCode, newCode } from "./code.commands"
import * as queries from "./queries"
import { addressOf, fileNameOf, stateOf } from "./rules"

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
  const { senderName, title } = request
  const template = await inTransaction(parts.pool, owner, (db) =>
    usualTemplate(db, owner, purposes[about]),
  )
  const wording = wordingIn(template, request.language)
  const { language } = wording
  const link = addressOf(parts.origin, signer, request.language)
  const label = translate(language, isAsked ? "signatureMail.open" : "signatureMail.read")
  const button = { label, to: link }
  const values = { ...valuesOf(known, language), link }
  const said = composed(wording, values, { button, sender: senderName })
  // The way in is there, whatever the words are.
  const way = speaksOf(wording.body, "link")
    ? ""
    : `\n\n${label}${language === "fr" ? "\u00a0:" : ":"} ${link}`
  await deliver(parts, {
    // The same at each attempt, so that no mailbox shows two.
    messageId: messageIdOf(
      parts,
      `${signer.id}-${about}${about === "reminded" ? signer.reminders : ""}`,
    ),
    to: signer.email,
    senderName,
    replyTo: sender?.email ?? undefined,
    ...{ subject: said.subject, text: said.text + way, html: said.html },
    template: { purpose: purposes[about], version: template.version ?? 0 },
    attachments: final && [
      { filename: `${fileNameOf(title)}.pdf`, contentType: "application/pdf", content: final },
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
  const words = await inTransaction(parts.pool, owner, (db) =>
    installationMail(db, "signatureCode", language, (spoken) => ({
      ...valuesOf(known, spoken),
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })),
  )
  await deliver(parts, {
    messageId: messageIdOf(parts, `${signer.id}-code-${sentAt.getTime()}`),
    to: signer.email,
    senderName,
    ...words,
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

/** Whose words tell of what. */
const purposes = {
  invited: "signatureInvited",
  reminded: "signatureReminded",
  withdrawn: "signatureWithdrawn",
  changed: "signatureChanged",
  expired: "signatureExpired",
  refused: "signatureRefused",
  completed: "signatureCompleted",
} as const satisfies Record<About, MailPurpose>

/** What a message speaks of. */
function valuesOf({ request, signer }: Known, language: Language) {
  const { title, senderName, endsAt } = request
  const day = new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
    ...{ dateStyle: "long", timeZone: "Europe/Paris" },
  }).format(endsAt)
  const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ")
  return { title: oneLine(title), sender: oneLine(senderName), name: signer.name, day }
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
