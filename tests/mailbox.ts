import type { AddressInfo } from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { onTestFinished } from "vitest"
import { openTransport } from "../api/mailer/open-transport"

interface Mailbox {
  /** How often an address that begins with “later” is put off; one with “never” always is refused. */
  putOff?: number
  /** It reads messages whole, and takes them only from when it is told to. */
  holds?: boolean
}

const refusal = (said: string, responseCode: number) =>
  Object.assign(new Error(said), { responseCode })

/** A mail server on this machine, and what it was handed. */
export async function openMailbox({ putOff = 1, holds = false }: Mailbox = {}) {
  const received: Buffer[] = []
  const reached: string[][] = []
  let left = putOff
  let takes = !holds
  let seen = () => {}
  const held = new Promise<void>((resolve) => {
    seen = resolve
  })
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 200,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("never")) done(refusal("no such user", 550))
      else if (address.startsWith("later") && left-- > 0) done(refusal("try later", 450))
      else done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        seen()
        if (!takes) return
        reached.push(session.envelope.rcptTo.map(({ address }) => address))
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  // Whoever was cut off while it held their message is no failure of a test.
  server.on("error", () => {})
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  return {
    url,
    /** Hands messages over to it. */
    mail: openTransport({
      smtpUrl: url,
      mailFrom: "Plume <plume@localhost.fr>",
      dataDir: "/nonexistent",
    }),
    /** What it took, as it came, and to which addresses. */
    received,
    reached,
    /** The same, parsed back. */
    mails: () => Promise.all(received.map((source) => PostalMime.parse(source))),
    /** A message has come whole, and nobody has answered. */
    held,
    takeFromNowOn: () => {
      takes = true
    },
  }
}
