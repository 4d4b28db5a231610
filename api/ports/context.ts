import type { Context as HonoContext } from "hono"
import type pg from "pg"
import type { Logger } from "pino"
import type { Permission } from "#contract/permissions"
import type { Language } from "#contract/values"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import type { AccessBook } from "../access/access-book"
import type { Queue } from "../queue"
import type { ResolveTexts } from "../showcase/website/domain-proof.queries"
import type { Accounts } from "./accounts"
import type { ApprovedPlatform } from "./approved-platform"
import type { FileStore } from "./file-store"

/** What a verified access token says of its bearer. */
export interface Person {
  id: string
  username: string
  email: string | null
  roles: readonly string[]
  /** False where the identity server says that nobody has shown yet to read this address. */
  emailConfirmed?: boolean
  issuedAt: Date
  /** When they last showed who they are; not known where the identity server does not say. */
  signedInAt?: Date
}

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
  rateLimits: boolean
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

export interface Env {
  Variables: {
    parts: ApiParts
    requestId: string
    now: Date
    /** The day in Europe/Paris. */
    today: Day
    /** What the call asks to be answered in, else what the person chose, else French. */
    language: Language
    person: Person
    owner: Owner
    rights: ReadonlySet<Permission>
    /** What everyone may do. */
    access: AccessBook
    /** The call's transaction, in the operations that `allow` opens. */
    db: Database
    /** Work for when that transaction is committed, before the call is answered; it must not fail. */
    afterCommit(work: () => Promise<void>): void
    /** A short transaction of its own, in the operations that `allowWithoutTransaction` lets in. */
    inTransaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  }
}

export type Call = HonoContext<Env>

/**
 * What a command is told of the act that it carries out: by a call (`c.var` is one), or by a job on
 * someone's behalf. `owner` is whose rows they are, `person` who acts; today they are the same, and an
 * accountant will make them two. A command that needs parts of the API beside it names them:
 * `Context<"queue" | "files">`.
 */
export type Context<Part extends keyof ApiParts = never> = Pick<
  Env["Variables"],
  "db" | "owner" | "today" | "now" | "rights"
> & {
  person: Pick<Person, "id" | "email">
  parts: Pick<ApiParts, Part>
}

/** The same for what waits on more than the database: it takes short transactions. */
export type ContextWithoutTransaction<Part extends keyof ApiParts = never> = Omit<
  Context<Part>,
  "db"
> & {
  inTransaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}
