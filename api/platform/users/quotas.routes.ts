import { createRoute } from "@hono/zod-openapi"
import { QuotaChanges, Quotas } from "#contract/quotas"
import { nobody } from "#domain/owner"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { changeQuotas, findQuotas } from "./quotas.queries"

/** How much one person may ask of the installation, and all together. */
export const quotas = area()

quotas.openapi(
  createRoute({
    method: "get",
    path: "/quotas",
    operationId: "findQuotas",
    description:
      "Messages a day, look-ups in public registers and previews an hour, megabytes and files kept: of each person, of one whose address is not confirmed, and of all together.",
    middleware: allow("users.see"),
    responses: ok(Quotas),
  }),
  async (c) => c.json(await findQuotas(c.var.db, nobody), 200),
)

quotas.openapi(
  createRoute({
    method: "put",
    path: "/quotas",
    operationId: "changeQuotas",
    description: "What was used already counts against the new numbers at once.",
    middleware: allow("users.edit"),
    request: { body: json(QuotaChanges) },
    responses: ok(Quotas),
  }),
  async (c) => {
    const { db } = c.var
    await changeQuotas(db, nobody, c.req.valid("json"))
    return c.json(await findQuotas(db, nobody), 200)
  },
)
