import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"

/** A short connection as the owner of the database: only the owner may copy it. */
export async function asOwner<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: "plume copies" })
  client.on("error", () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Tries until it is so, or the time is over. */
export async function until(
  isSo: () => Promise<boolean>,
  withinMs: number,
  otherwise: string,
): Promise<void> {
  for (const deadline = Date.now() + withinMs; !(await isSo()); await pause(100))
    if (Date.now() > deadline) throw new Error(otherwise)
}
