import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { Commune, CommuneFilter } from "#contract/communes"
import { allowWithoutTransaction } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { findCommunes } from "../../official-lists/commune-register"

export const communes = area()

communes.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listCommunes",
    description: "Communes of the public list, by postal code or by the beginning of their name.",
    middleware: allowWithoutTransaction("profile.see"),
    request: { query: CommuneFilter },
    responses: ok(z.array(Commune)),
  }),
  async (c) => {
    const { parts, now } = c.var
    return c.json(await findCommunes(parts.communeLookupUrl, c.req.valid("query").q, now), 200)
  },
)
