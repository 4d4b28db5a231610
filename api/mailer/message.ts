import type Mail from "nodemailer/lib/mailer"
import { isEmail } from "#domain/email"
import type { OutgoingMessage } from "../ports/mail-transport"

/** The message as nodemailer composes it; each address was checked for itself before it gets there. */
export function compose(message: OutgoingMessage, mailFrom: string): Mail.Options {
  const to = [message.to].flat()
  const cc = message.cc ?? []
  const receivers = receiversOf(message)
  const all = [...to, ...cc, ...receivers, ...(message.replyTo ? [message.replyTo] : [])]
  if (receivers.length === 0 || !all.every(isEmail)) throw new RangeError("not an e-mail address")
  return {
    from: message.senderName
      ? { name: oneLine(message.senderName), address: bare(mailFrom) }
      : mailFrom,
    to: to.map((address) => ({ name: "", address })),
    cc: cc.map((address) => ({ name: "", address })),
    envelope: { from: bare(mailFrom), to: receivers },
    replyTo: message.replyTo && { name: "", address: message.replyTo },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    ...(message.references?.length && {
      inReplyTo: message.references.at(-1),
      references: message.references,
    }),
    headers: {
      ...(message.unsubscribe && {
        "List-Unsubscribe": `<${message.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      ...(message.template && {
        "X-Plume-Template": `${message.template.purpose}; version=${message.template.version}`,
      }),
      ...(message.automatic && { "Auto-Submitted": `auto-${message.automatic}` }),
    },
    attachments: message.attachments?.map(({ content, filename, contentType, cid }) => ({
      filename: oneLine(filename),
      contentType,
      ...(cid && { cid, contentDisposition: "inline" as const }),
      content: Buffer.from(content),
    })),
    // What people typed is content, never a place to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Whom one attempt is for. */
export const receiversOf = ({ to, cc = [], deliverTo }: OutgoingMessage): string[] =>
  deliverTo ?? [...[to].flat(), ...cc]

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim()

/** "Plume <no-reply@exemple.fr>" is "no-reply@exemple.fr". */
const bare = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from
