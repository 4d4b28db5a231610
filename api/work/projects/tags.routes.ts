import { createRoute } from "@hono/zod-openapi"
import { Outcome, Selection } from "#contract/selection"
import { NewTag, Tag, TagChanges, TagFilter } from "#contract/tags"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { showTag } from "./rules"
import { addTag, changeTag, removeTags } from "./tags.commands"
import * as queries from "./tags.queries"

export const tags = area()

tags.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listTags",
    middleware: allow("projects.see"),
    request: { query: TagFilter },
    responses: listed(Tag),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listTags(db, owner, filter)
    return c.json(answerPage(c, filter, rows, count, showTag), 200)
  },
)

tags.openapi(
  createRoute({
    method: "get",
    path: "/{tagId}",
    operationId: "findTag",
    middleware: allow("projects.see"),
    request: { params: idOf("tagId") },
    responses: ok(Tag),
  }),
  async (c) => {
    const { owner, db } = c.var
    return c.json(showTag(found(await queries.findTag(db, owner, c.req.valid("param").tagId))), 200)
  },
)

tags.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addTag",
    middleware: allow("projects.create"),
    request: { body: json(NewTag) },
    responses: created(Tag),
  }),
  async (c) => c.json(await addTag(c.var, c.req.valid("json")), 201),
)

tags.openapi(
  createRoute({
    method: "put",
    path: "/{tagId}",
    operationId: "changeTag",
    description: "Every task that bears it shows the change.",
    middleware: allow("projects.edit"),
    request: { params: idOf("tagId"), body: json(TagChanges) },
    responses: ok(Tag),
  }),
  async (c) => c.json(await changeTag(c.var, c.req.valid("param").tagId, c.req.valid("json")), 200),
)

tags.openapi(
  createRoute({
    method: "delete",
    path: "/{tagId}",
    operationId: "removeTag",
    description: "Takes it from all tasks that bear it.",
    middleware: allow("projects.delete"),
    request: { params: idOf("tagId") },
    responses: gone,
  }),
  async (c) => {
    await removeTags(c.var, [c.req.valid("param").tagId])
    return c.body(null, 204)
  },
)

tags.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeTags",
    description: "404, and nothing removed, where one of the ids is not there.",
    middleware: allow("projects.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => c.json(await removeTags(c.var, c.req.valid("json").ids), 200),
)

tags.openapi(
  createRoute({
    method: "post",
    path: "/{tagId}/restoration",
    operationId: "restoreTag",
    description: "Brings back what was removed, on the tasks that bore it.",
    middleware: allow("projects.delete"),
    request: { params: idOf("tagId") },
    responses: ok(Tag),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { tagId } = c.req.valid("param")
    await restoreRemoved(db, "tags", tagId)
    return c.json(showTag(found(await queries.findTag(db, owner, tagId))), 200)
  },
)
