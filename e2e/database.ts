import pg from "pg"
import { visitEmbeddedDatabase } from "../database/embedded"
import { world } from "./world"

/** Does what no screen can with the database of the running product: moves a day, reads a secret. */
export async function onDatabase<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await visitEmbeddedDatabase(world().environment.DATA_DIR ?? "")
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
    await stop()
  }
}
