import type Mail from "nodemailer/lib/mailer"
import { isEmail } from "../../domain/email"
import type { OutgoingMessage } from "./transport"

/** The message as nodemailer composes it; each address was checked for itself before it gets there. */
export function compose(message: OutgoingMessage, mailFrom: string): Mail.Options {
  const to = [message.to].flat()
  const wrong = [...to, ...(message.replyTo ? [message.replyTo] : [])].find((one) => !isEmail(one))
  if (to.length === 0 || wrong !== undefined) throw new RangeError("not an e-mail address")
  return {
    from: message.senderName
      ? { name: oneLine(message.senderName), address: bare(mailFrom) }
      : mailFrom,
    to: to.map((address) => ({ name: "", address })),
    replyTo: message.replyTo && { name: "", address: message.replyTo },
    subject: oneLine(message.subject),
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    attachments: message.attachments?.map(({ content, filename, contentType }) => ({
      filename: oneLine(filename),
      contentType,
      content: Buffer.from(content),
    })),
    // What people typed is content, never a place to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim()

/** "Plume <no-reply@exemple.fr>" is "no-reply@exemple.fr". */
const bare = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from
