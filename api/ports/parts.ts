import type pg from "pg"
import type { Logger } from "pino"
import type { Accounts } from "./accounts"
import type { ApprovedPlatform } from "./approved-platform"
import type { Copies } from "./copies"
import type { ResolveTexts } from "./domain-names"
import type { FileStore } from "./file-store"
import type { MailTransport } from "./mail-transport"
import type { ModelServer } from "./model-server"
import type { PaymentProvider } from "./payment-provider"
import type { Person } from "./person"
import type { Queue, WorkQueue } from "./queue"

/** What the API is made of; `server/` hands it over, tests hand over their own. */
export interface ApiParts {
  /** Connections of the role `plume_app`. */
  pool: pg.Pool
  /** Refuses, by throwing, whatever is not a valid access token for this API. */
  verify(token: string): Promise<Person>
  /** None where people are administered at the identity server itself. */
  accounts: Accounts | undefined
  clock(): Date
  files: FileStore
  queue: Queue
  /** Where issued bills are handed over, and what becomes of them is told. */
  platform: ApprovedPlatform
  log: Logger
  copies: Copies
  rateLimits: boolean
  /** What answers questions beside the grammar; off: the installation has no assistant. */
  assistant: { model?: ModelServer } | "off"
  /** How plans are paid; off: everything is free, for everyone. */
  payments: "transfer" | "off" | PaymentProvider
  companyLookupUrl: string
  communeLookupUrl: string
  /** The public address, without a trailing slash. */
  origin: string
  /** Whether messages leave the machine: a mail server is configured. */
  sendsMail: boolean
  /** Where messages are written when no mail server is configured. */
  outbox: string
  /** Where published sites are, on a host name that no cookie of the application goes to. */
  sitesOrigin: string
  /** Who hosts this installation, as legal notices name it; unknown where its operator does not say. */
  operatorHost: string | undefined
  /** Asks the domain name system for the TXT records of a name. */
  resolveTexts: ResolveTexts
}

/** What the work after the calls is made of. */
export interface WorkerParts {
  /** Connections of the role `plume_app`. */
  pool: pg.Pool
  accounts: Accounts | undefined
  files: FileStore
  queue: WorkQueue
  mail: MailTransport
  platform: ApprovedPlatform
  payments: ApiParts["payments"]
  clock(): Date
  log: Logger
  /** The public address, without a trailing slash. */
  origin: string
}
