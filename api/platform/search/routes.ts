import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { SearchQuery, SearchResult } from "#contract/search"
import { allowAnyRight } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { findRecords } from "./find.commands"

export const search = area()

search.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "search",
    description:
      "The best few of each kind of record that the caller may see, kind by kind, in the caller’s language.",
    // Each kind asks for its own right.
    middleware: allowAnyRight(),
    request: { query: SearchQuery },
    responses: ok(z.array(SearchResult)),
  }),
  async (c) => {
    const q = c.req.valid("query").q ?? ""
    const { rights, language } = c.var
    return c.json(await findRecords(c.var, { q, rights, language }), 200)
  },
)
