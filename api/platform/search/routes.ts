import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { SearchQuery, SearchResult } from "#contract/search"
import { allowAnyRight } from "../../access/allow"
import { languageOf } from "../../http/messages"
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
    const language = languageOf(c.req.header("accept-language"))
    return c.json(await findRecords(c.var, { q, rights: c.var.rights, language }), 200)
  },
)
