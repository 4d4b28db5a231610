import { createRoute } from "@hono/zod-openapi"
import type { Owner } from "#domain/owner"
import type { Database } from "../../../database/client"
import { allow } from "../../access/allow"
import { area, gone, idOf } from "../../http/operation"
import { found } from "../../http/problem"
import { findClient } from "../../people/clients/queries"
import { findBill } from "../bills/queries"
import * as queries from "./hold.queries"

type Write = (db: Database, owner: Owner, id: string) => Promise<unknown>

/** What nobody is reminded of, until it is said otherwise. */
export const holds = area()

holdable("bill", "The bill is disputed: nobody is reminded of it.", {
  find: findBill,
  hold: queries.addDispute,
  resume: queries.removeDispute,
})
holdable("client", "The client is left in peace until told otherwise.", {
  find: findClient,
  hold: queries.addPause,
  resume: queries.removePause,
})

function holdable(
  of: "bill" | "client",
  description: string,
  { find, hold, resume }: { find: Write; hold: Write; resume: Write },
): void {
  const Of = of === "bill" ? "Bill" : "Client"
  const it = `${of}Id` as const
  const way = {
    path: `/${of}s/{${it}}/hold` as const,
    middleware: allow("bills.edit"),
    request: { params: idOf(it) },
    responses: gone,
  }
  holds.openapi(
    createRoute({ ...way, method: "put", operationId: `hold${Of}Reminders`, description }),
    async (c) => {
      const { owner, db } = c.var
      const id = c.req.valid("param")[it]
      found(await find(db, owner, id))
      await hold(db, owner, id)
      return c.body(null, 204)
    },
  )
  holds.openapi(
    createRoute({
      ...way,
      method: "delete",
      operationId: `resume${Of}Reminders`,
      description: "Reminders go on.",
    }),
    async (c) => {
      const { owner, db } = c.var
      const id = c.req.valid("param")[it]
      found(await find(db, owner, id))
      await resume(db, owner, id)
      return c.body(null, 204)
    },
  )
}
