import type { Duplex } from "node:stream"
import type pg from "pg"
import type { Owner } from "#domain/owner"
import { OwnedQuery, type Whose } from "./owned-query"
import { type Database, handleThrough, statementName } from "./statements"

/** A statement that waits to be sent, and the answer to it. */
interface Question {
  config: pg.QueryConfig
  values: unknown[] | undefined
  answer: Promise<pg.QueryResult>
  settle(error: unknown, result?: pg.QueryResult): void
}

/** What one person's calls ask in one turn of the event loop, by statement and values. */
type Turn = Map<string, Question>

const turns = new WeakMap<pg.Pool, Map<string, Turn>>()

/**
 * A handle for calls that only read: each statement says itself whose rows exist. In READ COMMITTED a
 * transaction would give them nothing more, and cost three trips instead of one. With the scope "people",
 * the records of everyone are there too. Where another person acts in the owner's account, it says who.
 *
 * The calls of one page come together: their statements leave in one write, on one connection, and what
 * two of them ask is asked once. A system call each was a tenth of a page's cost.
 */
export function reading(
  pool: pg.Pool,
  owner: Owner,
  scope?: "people",
  person: Owner = owner,
): Database {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const turn = turnOf(pool, { owner, person, scope })
    const { text, rowMode } = config as pg.QueryArrayConfig
    const key = JSON.stringify([text, rowMode, values])
    const question = turn.get(key) ?? questionOf(config, values)
    turn.set(key, question)
    return question.answer
  }
  return handleThrough(query as pg.PoolClient["query"])
}

function questionOf(config: pg.QueryConfig, values?: unknown[]): Question {
  let settle: Question["settle"] = () => {}
  const answer = new Promise<pg.QueryResult>((resolve, reject) => {
    settle = (error, result) => (result ? resolve(result) : reject(error))
  })
  return { config, values, answer, settle }
}

/** The turn that is on, or a new one, which is sent when this turn of the event loop is over. */
function turnOf(pool: pg.Pool, whose: Whose): Turn {
  const open = turns.get(pool) ?? new Map<string, Turn>()
  turns.set(pool, open)
  const key = `${whose.owner} ${whose.person} ${whose.scope ?? ""}`
  const known = open.get(key)
  if (known) return known
  const turn: Turn = new Map()
  open.set(key, turn)
  setImmediate(() => {
    open.delete(key)
    void send(pool, [...turn.values()], whose)
  })
  return turn
}

async function send(pool: pg.Pool, questions: Question[], whose: Whose) {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const { settle } of questions) settle(error)
    return
  }
  const stream = streamOf(client)
  stream.cork()
  for (const { config, values, settle } of questions) {
    const name = statementName(client, config.text)
    const query = new OwnedQuery({ ...config, name, values }, whose)
    query.callback = (error, result) => (error ? settle(error) : settle(null, result))
    client.query(query)
  }
  stream.uncork()
  const ends = await Promise.allSettled(questions.map(({ answer }) => answer))
  const failure = ends.find((end) => end.status === "rejected")
  // What the connection has parsed is not known after a failure.
  client.release(failure ? toError(failure.reason) : undefined)
}

/** Of pg's own connection, which its types do not tell. */
const streamOf = (client: pg.PoolClient): Duplex =>
  (client as pg.PoolClient & { connection: { stream: Duplex } }).connection.stream

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))
