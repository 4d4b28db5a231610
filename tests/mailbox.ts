import type { AddressInfo } from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { onTestFinished } from "vitest"
import { openTransport } from "../api/mailer/open-transport"

/** A mail server that takes everything, and what it was handed, parsed back. */
export async function openMailbox() {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const mail = openTransport({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Plume <plume@localhost.fr>",
    dataDir: "/nonexistent",
  })
  return { mail, mails: () => Promise.all(received.map((source) => PostalMime.parse(source))) }
}
