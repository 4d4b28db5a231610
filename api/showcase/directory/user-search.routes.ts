import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { DirectoryEntry, UserSearch } from "#contract/directory"
import { allowEveryone } from "../../access/allow"
import { area, json, ok, tooOften } from "../../http/operation"
import { criteriaOf } from "./criteria.commands"
import { searches } from "./limits.routes"
import { listEntries } from "./search.queries"
import { showEntry } from "./show.rules"

/** The search for people as specification §7 has it: what the public directory finds, to who is signed in. */
export const userSearch = area()

userSearch.openapi(
  createRoute({
    method: "post",
    path: "/search",
    operationId: "searchUsers",
    description:
      "The first people whom the public directory finds by these criteria, with why they stand where they stand. Everyone who is signed in; hidden, suspended and not validated people are found by nobody.",
    middleware: [searches(), allowEveryone()],
    request: { body: json(UserSearch) },
    responses: { ...ok(z.array(DirectoryEntry)), ...tooOften },
  }),
  async (c) => {
    const { db, today } = c.var
    const search = c.req.valid("json")
    const criteria = await criteriaOf(c.var, search)
    if (!criteria) return c.json([], 200)
    const { rows } = await listEntries(db, criteria, search, c.var.language)
    return c.json(
      rows.slice(0, search.limit).map((row) => showEntry(row, criteria, today)),
      200,
    )
  },
)
