import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Duplicate,
  DuplicateFilter,
  DuplicatePairs,
  DuplicateSearch,
  Merge,
  MergePreview,
  MergeQuestion,
  NewDistinction,
  NewMerge,
} from "#contract/duplicates"
import { allowAnyRight } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"
import type { MergeRow } from "./queries"
import { movedOf, undoableSince, undoneUntil } from "./rules"

/** Companies and contacts that may be the same, and what makes one of two; by the rights to these. */
export const duplicates = area()

/** A row as it travels. */
const show = (c: Call, { lostId, lostName, keptNameThen, ...row }: MergeRow): Merge => ({
  id: row.id,
  area: row.area,
  keptId: row.keptId,
  keptName: keptNameThen,
  otherName: lostName,
  createdAt: row.createdAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
  undoneUntil: undoneUntil(row.createdAt).toISOString(),
  moved: movedOf(row.moved),
  leftOver: movedOf(row.leftOver),
  otherId: row.undoneAt ? lostId : null,
  can: !row.undoneAt && row.createdAt > undoableSince(c.var.now) ? ["undo"] : [],
})

duplicates.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listDuplicates",
    description:
      "Pairs of companies, or of contacts, that may be the same: likely ones first, fifty a page. A key that more than thirty records share is followed no further.",
    middleware: allowAnyRight(),
    request: { query: DuplicateFilter },
    responses: ok(DuplicatePairs),
  }),
  async (c) => c.json(await commands.listDuplicates(c.var, c.req.valid("query")), 200),
)

duplicates.openapi(
  createRoute({
    method: "post",
    path: "/search",
    operationId: "searchDuplicates",
    description:
      "What may be the same as what is typed, the likeliest five; asked before a company or a contact is saved. Two businesses with different SIRENs never are.",
    middleware: allowAnyRight(),
    request: { body: json(DuplicateSearch) },
    responses: ok(z.array(Duplicate)),
  }),
  async (c) => c.json(await commands.searchDuplicates(c.var, c.req.valid("json")), 200),
)

duplicates.openapi(
  createRoute({
    method: "post",
    path: "/distinctions",
    operationId: "addDistinction",
    description: "Says that two are not the same; they are proposed no more.",
    middleware: allowAnyRight(),
    request: { body: json(NewDistinction) },
    responses: gone,
  }),
  async (c) => {
    await commands.distinguish(c.var, c.req.valid("json"))
    return c.body(null, 204)
  },
)

duplicates.openapi(
  createRoute({
    method: "get",
    path: "/merges",
    operationId: "listMerges",
    description: "The latest merges that can still be undone, and those that were.",
    middleware: allowAnyRight(),
    request: { query: MergeQuestion.pick({ area: true }) },
    responses: ok(z.array(Merge)),
  }),
  async (c) => {
    const rows = await commands.listMerges(c.var, c.req.valid("query").area)
    return c.json(
      rows.map((row) => show(c, row)),
      200,
    )
  },
)

duplicates.openapi(
  createRoute({
    method: "get",
    path: "/merges/preview",
    operationId: "previewMerge",
    description: "Two records side by side, and how much would move from the one to the other.",
    middleware: allowAnyRight(),
    request: { query: MergeQuestion },
    responses: ok(MergePreview),
  }),
  async (c) => c.json(await commands.previewMerge(c.var, c.req.valid("query")), 200),
)

duplicates.openapi(
  createRoute({
    method: "post",
    path: "/merges",
    operationId: "addMerge",
    description:
      "Makes one record of two: everything that names the other names the one that stays, whose other names and addresses stay known. Issued bills keep every byte. 409 where their SIRENs differ.",
    middleware: allowAnyRight(),
    request: { body: json(NewMerge) },
    responses: created(Merge),
  }),
  async (c) => c.json(show(c, await commands.mergeRecords(c.var, c.req.valid("json"))), 201),
)

duplicates.openapi(
  createRoute({
    method: "get",
    path: "/merges/{mergeId}",
    operationId: "findMerge",
    middleware: allowAnyRight(),
    request: { params: idOf("mergeId") },
    responses: ok(Merge),
  }),
  async (c) => c.json(show(c, await commands.findMerge(c.var, c.req.valid("param").mergeId)), 200),
)

duplicates.openapi(
  createRoute({
    method: "post",
    path: "/merges/{mergeId}/undoing",
    operationId: "undoMerge",
    description:
      "Gives both back as they were, for thirty days. What came since stays with the one that stayed; what could not be given back is counted.",
    middleware: allowAnyRight(),
    request: { params: idOf("mergeId") },
    responses: ok(Merge),
  }),
  async (c) => c.json(show(c, await commands.undoMerge(c.var, c.req.valid("param").mergeId)), 200),
)
