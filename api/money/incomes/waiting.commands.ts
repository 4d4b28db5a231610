import { inTransaction } from "../../../database/client"
import type { ApiParts } from "../../ports/parts"
import * as queries from "./queries"

/** Enters in the book what files brought, once the day is over in which it could be taken back. */
export async function enterWaitingIncomes({ pool }: Pick<ApiParts, "pool">): Promise<void> {
  for (const owner of await queries.listOwnersOfWaiting(pool))
    await inTransaction(pool, owner, (db) => queries.enterWaiting(db, owner))
}
