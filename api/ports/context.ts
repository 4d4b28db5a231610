import type { Permission } from "#contract/permissions"
import type { Day } from "#domain/day"
import type { Owner } from "#domain/owner"
import type { Database } from "../../database/client"
import type { ApiParts } from "./parts"
import type { Person } from "./person"

/**
 * What a command is told of the act that it carries out: by a call (`c.var` is one), or by a job on
 * someone's behalf. `owner` is whose rows they are, `person` who acts: they are two where someone else was let into
 * the account. A command that needs parts of the API beside it names them: `Context<"queue" | "files">`.
 */
export interface Context<Part extends keyof ApiParts = never> {
  db: Database
  owner: Owner
  /** The day in Europe/Paris. */
  today: Day
  now: Date
  /** What the person may do; a job, which nobody called for, asks for none. */
  rights: ReadonlySet<Permission>
  person: Pick<Person, "id" | "email">
  parts: Pick<ApiParts, Part>
}

/** What a command is told beside it that leaves work for when its transaction is committed; it must not fail. */
export interface AfterCommit {
  afterCommit(work: () => Promise<void>): void
}

/** The same for what waits on something else than the database: it opens short transactions itself. */
export type OutsideContext<Part extends keyof ApiParts = never> = Omit<Context<Part>, "db"> & {
  inTransaction<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
}
