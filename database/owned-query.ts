import pg from "pg"
import type { Owner } from "#domain/owner"

/** Of pg's own connection, which its types do not tell. */
interface PgConnection {
  parsedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string; values: string[] }): void
  execute(portal: object): void
}

/** pg calls these as answers arrive, and writes the statement in `prepare`. */
declare module "pg" {
  interface Query {
    callback?: (error: Error | null, result: pg.QueryResult) => void
    prepare(connection: unknown): void
    handleDataRow(message: unknown): void
    handleCommandComplete(message: unknown, connection: unknown): void
  }
}

const scope = {
  name: "scope",
  text: `select set_config('app.owner', $1, true), set_config('app.scope', $2, true),
    set_config('app.person', $3, true)`,
}

/** Whose rows exist to a statement, and who asks. */
export interface Whose {
  owner: Owner
  person: Owner
  scope: "people" | undefined
}

/**
 * A statement that says before itself whose rows exist, in one write and one answer: what comes before
 * a Sync is one transaction (PostgreSQL's protocol, 54.2.3), and the setting ends with it.
 */
export class OwnedQuery extends pg.Query {
  readonly #settings: string[]
  #told = false

  /** A connection on which it failed must not be used again: what it has parsed is not known. */
  constructor(config: pg.QueryConfig, { owner, person, scope }: Whose) {
    // A statement without a name or values would go by the simple protocol, and never say whose rows exist.
    super({ ...config, queryMode: "extended" } as pg.QueryConfig)
    this.#settings = [owner, scope ?? "", person === owner ? "" : person]
  }

  override prepare(connection: PgConnection): void {
    if (!(scope.name in connection.parsedStatements)) {
      connection.parse(scope)
      connection.parsedStatements[scope.name] = scope.text
    }
    connection.bind({ statement: scope.name, values: this.#settings })
    connection.execute({})
    super.prepare(connection)
  }

  override handleDataRow(message: unknown): void {
    if (this.#told) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#told) super.handleCommandComplete(message, connection)
    this.#told = true
  }
}
