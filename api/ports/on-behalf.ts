import { todayIn } from "#domain/day"
import type { Owner } from "#domain/owner"
import { inTransaction } from "../../database/client"
import type { Context } from "./context"
import type { ApiParts } from "./parts"

/**
 * Runs a command for a job, in one transaction on someone's behalf. Nobody asked for it: of the person the
 * job knows no address.
 */
export const onBehalfOf = <Parts extends Pick<ApiParts, "pool">, Result>(
  parts: Parts,
  owner: Owner,
  now: Date,
  work: (context: Context & { parts: Parts }) => Promise<Result>,
): Promise<Result> =>
  inTransaction(parts.pool, owner, (db) =>
    work({
      ...{ db, owner, now, parts },
      today: todayIn("Europe/Paris", now),
      person: { id: owner, email: null },
    }),
  )
