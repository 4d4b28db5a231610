import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { freePort } from "./server"

export interface MailServer {
  url: string
  /** Where each message that arrives is written, whole. */
  folder: string
  stop(): Promise<void>
}

/** A real SMTP server that keeps what it receives. */
export async function startMailServer(): Promise<MailServer> {
  const folder = mkdtempSync(join(tmpdir(), "plume-mails-"))
  const port = await freePort()
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(address.startsWith("nobody@") ? refusal() : undefined)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        received += 1
        writeFileSync(join(folder, `${received}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** That an address is none, for good. */
const refusal = () => Object.assign(new Error("no such mailbox"), { responseCode: 550 })

/** The messages to this address, parsed back, in the order of their arrival. */
export async function mailsTo(folder: string, address: string): Promise<Email[]> {
  const files = readdirSync(folder).sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  )
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
}
