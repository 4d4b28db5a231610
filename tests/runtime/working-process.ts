import { pino } from "pino"
import { localStore } from "../../api/file-store/local-store"
import { openTransport } from "../../api/mailer/open-transport"
import { createQueue } from "../../api/queue"
import { startWorkers } from "../../api/workers"
import { openPool } from "../../database/client"

/**
 * A process that takes up jobs, for tests that kill it. Prints "storing" when it is about to store a document, and
 * never does where it is told to hang there.
 */
const [url = "", folder = "", smtpUrl = "", hangs] = process.argv.slice(2)
const files = localStore(folder)
await startWorkers({
  pool: openPool(url, "plume_app", 5),
  accounts: undefined,
  files: {
    ...files,
    put: async (key, bytes, type) => {
      console.log("storing")
      if (hangs === "hangs") await new Promise(() => {})
      return files.put(key, bytes, type)
    },
  },
  queue: createQueue(url),
  mail: openTransport({ smtpUrl, mailFrom: "Plume <plume@localhost.fr>", dataDir: folder }),
  platform: { submit: async () => {}, collect: async () => {} },
  payments: "transfer",
  clock: () => new Date("2026-11-21T09:00:00Z"),
  log: pino({ level: "silent" }),
  origin: "http://localhost:3000",
})
