import { createRoute } from "@hono/zod-openapi"
import { SearchQuery, SearchResults } from "#contract/search"
import { allowAnyRight } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { searchAll } from "./commands"

export const search = area()

search.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "search",
    description: "The best few of each kind of record that the caller may see.",
    // Each kind asks for its own right.
    middleware: allowAnyRight(),
    request: { query: SearchQuery },
    responses: ok(SearchResults),
  }),
  async (c) => c.json(await searchAll(c.var, c.req.valid("query").q ?? ""), 200),
)
