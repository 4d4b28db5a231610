import { randomBytes } from "node:crypto"
import { join } from "node:path"
import type pg from "pg"
import { fileExchange } from "../api/e-invoice/file-exchange"
import { openStore } from "../api/file-store/open-store"
import { openTransport } from "../api/mailer/open-transport"
import type { MailTransport } from "../api/ports/mail-transport"
import type { Queue, QueuedWork } from "../api/ports/queue"
import { storedDocument } from "../api/sales/bills/stored-document.commands"
import { sendBillEmail } from "../api/sales/mail/send.commands"
import { environment } from "../config/environment"
import { openPool } from "../database/client"
import { ownerOfRow } from "../database/owner-of-row"
import { callerOf } from "../database/seed/caller"
import { createDirectory } from "../database/seed/create-directory"
import { accountant, profile } from "../database/seed/people"
import { createStory } from "../database/seed/story"
import { addAccount, confirmEmail } from "../identity/accounts"
import { accountAdministration } from "../identity/administration"
import { openCopies } from "./copies"
import { openLog } from "./log"

interface StoryAccount {
  email: string
  password: string
  role: "admin" | "freelancer"
}

/** Fills an empty installation with the story world; answers who may sign in to it. */
export async function openStory(): Promise<StoryAccount[]> {
  const settings = environment()
  const url = settings.databaseUrl ?? ""
  const identity = openPool(url, "plume_identity", 1)
  const pool = openPool(url, "plume_app", 5)
  try {
    const admin = await enter(identity, "admin@exemple.fr", "admin")
    const camille = await enter(identity, profile("normal").personal.email, "freelancer")
    await tellCamille({ pool, identity }, camille, admin)
    return [camille, admin]
  } finally {
    await Promise.all([identity.end(), pool.end()])
  }
}

async function enter(pool: pg.Pool, email: string, role: StoryAccount["role"]) {
  // Made anew at each start: the demonstration may be reachable from other machines.
  const password = randomBytes(9).toString("base64url")
  const account = { email, password, locale: "fr" as const, roles: [role], now: new Date() }
  const added = await addAccount(pool, account)
  if (!added) throw new Error(`the account ${email} exists already`)
  // Nobody reads letters to them, and what they may do is to be seen.
  const client = await pool.connect()
  try {
    await confirmEmail(client, added.id, email, new Date())
  } finally {
    client.release()
  }
  return { id: added.id, email, password, role }
}

type StoryPerson = StoryAccount & { id: string }

async function tellCamille(
  { pool, identity }: { pool: pg.Pool; identity: pg.Pool },
  camille: StoryPerson,
  admin: StoryPerson,
) {
  const settings = environment()
  const files = openStore(settings)
  const queued: { name: keyof QueuedWork; data: QueuedWork[keyof QueuedWork] }[] = []
  const queue: Queue = {
    send: async (_db, name, data) => void queued.push({ name, data }),
  }
  const parts = {
    pool,
    files,
    queue,
    platform: fileExchange(settings.platformDir),
    log: openLog(settings),
    clock: () => settings.clock ?? new Date(),
    verify: async () => Promise.reject(new Error("the story brings its own person")),
    // Nobody of the story is signed in.
    accounts: accountAdministration(identity, {
      list: async () => [],
      end: async () => false,
      endAll: async () => 0,
    }),
    copies: openCopies(settings, { url: settings.databaseUrl ?? "", stop: async () => {} }),
    rateLimits: false,
    assistant: "off" as const,
    payments: typeof settings.payments === "object" ? ("transfer" as const) : settings.payments,
    companyLookupUrl: settings.companyLookupUrl,
    // The story brings its communes; nobody outside is asked for one.
    communeLookupUrl: "http://127.0.0.1:9",
    origin: settings.origin,
    sendsMail: false,
    outbox: join(settings.dataDir, "outbox"),
    sitesOrigin: settings.sitesOrigin,
    operatorHost: settings.operator.host,
    resolveTexts: async () => [],
  }
  // The people of the story do not exist: nothing leaves the machine. What is told is that it arrived.
  const write = openTransport({ mailFrom: settings.mailFrom, dataDir: settings.dataDir })
  const mail: MailTransport = async (message) => {
    const { accepted, refused } = await write(message)
    return { accepted, refused }
  }
  await createStory({
    parts,
    person: personOf(camille),
    async work(clock) {
      for (let job = queued.shift(); job; job = queued.shift()) {
        const { data } = job
        if ("billId" in data) await storedDocument(parts, ownerOfRow(data), data.billId)
        else if ("emailId" in data)
          await sendBillEmail({ ...parts, mail, clock }, ownerOfRow(data), data.emailId)
      }
    },
  })
  await createDirectory({ parts, camille: personOf(camille), admin: personOf(admin) })
  await callerOf(parts, personOf(admin), parts.clock)("POST", "/Roles", accountant)
}

const personOf = ({ id, email, role }: StoryPerson) => ({
  id: ownerOfRow({ owner: id }),
  ...{ email, username: email, roles: [role], issuedAt: new Date() },
})
