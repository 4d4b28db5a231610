import { randomUUID } from "node:crypto"
import { mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { PassThrough, type TransformCallback } from "node:stream"
import nodemailer from "nodemailer"
import type { MailTransport, Receipt } from "../ports/mail-transport"
import { compose, receiversOf } from "./message"

interface Settings {
  smtpUrl?: string
  mailFrom: string
  dataDir: string
  /** How long one attempt may take in all; below the time after which a job is taken for dead. */
  patienceMs?: number
}

/** Mail by SMTP where a server is configured, else written whole to DATA_DIR/outbox. */
export function openTransport(settings: Settings): MailTransport {
  const { smtpUrl, mailFrom, dataDir, patienceMs = 120_000 } = settings
  return smtpUrl
    ? overSmtp(smtpUrl, mailFrom, patienceMs)
    : toOutbox(join(dataDir, "outbox"), mailFrom)
}

function overSmtp(url: string, mailFrom: string, patienceMs: number): MailTransport {
  return async (message) => {
    const composed = compose(message, mailFrom)
    // A connection a message: idle ones of a pool would hold a stopping process back.
    const smtp = nodemailer.createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
    })
    // What is read to its end was handed over whole: whoever is cut off then cannot know whether it arrived.
    let isHandedOver = false
    smtp.use("stream", (mail, done) => {
      const end = (over: TransformCallback) => {
        isHandedOver = true
        over()
      }
      mail.message.transform(() => new PassThrough({ flush: end }))
      done()
    })
    let tooLate: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_, reject) => {
      tooLate = setTimeout(() => reject(new Error("the mail server is too slow")), patienceMs)
    })
    try {
      const sent = await Promise.race([smtp.sendMail(composed), deadline])
      return { accepted: sent.accepted.map(addressOf), refused: finalOf(sent.rejectedErrors) }
    } catch (error) {
      const receipt = receiptOf(error as SmtpError, receiversOf(message))
      const isAnswered = (error as SmtpError).responseCode !== undefined
      return isHandedOver && !isAnswered ? { ...receipt, uncertain: true } : receipt
    } finally {
      clearTimeout(tooLate)
      smtp.close()
    }
  }
}

interface SmtpError extends Error {
  responseCode?: number
  command?: string
  recipient?: string
  rejectedErrors?: SmtpError[]
}

/** Of a message that reached nobody: 5xx on an address or on the content is final, all else is not. */
function receiptOf(error: SmtpError, to: string[]): Receipt & { failure: string } {
  const isFinal = error.command === "DATA" && (error.responseCode ?? 0) >= 500
  return {
    accepted: [],
    refused: isFinal ? to : finalOf(error.rejectedErrors),
    failure: error.message,
  }
}

function finalOf(errors: SmtpError[] = []): string[] {
  return errors.flatMap(({ responseCode, recipient }) =>
    recipient && (responseCode ?? 0) >= 500 ? [recipient] : [],
  )
}

const addressOf = (one: string | { address: string }): string =>
  typeof one === "string" ? one : one.address

/** One file a message, `<UTC>-<id>.eml`; it appears under its name only once it is whole. */
function toOutbox(folder: string, mailFrom: string): MailTransport {
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
  })
  return async (message) => {
    const { message: source } = await writer.sendMail(compose(message, mailFrom))
    const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, "")
    const path = join(folder, `${moment}-${randomUUID()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.part`, source as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, `${path}.eml`)
    return { accepted: receiversOf(message), refused: [], kept: true }
  }
}
