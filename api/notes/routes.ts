import { createRoute } from "@hono/zod-openapi"
import { NewNote, Note, NoteChanges } from "#contract/notes"
import { allowAnyRight } from "../access/allow"
import { area, created, gone, idOf, json, ok } from "../http/operation"
import { found, stale } from "../http/problem"
import { restoreRemoved } from "../http/removals"
import { addNote, changeNote, type NoteRow, openNote, ownNote } from "./commands"
import * as queries from "./queries"

/** Notes about records, by the rights to these: whoever may change a record may write about it. */
export const notes = area()

/** A row as it travels. */
const show = (row: NoteRow): Note => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

notes.openapi(
  createRoute({
    method: "get",
    path: "/{noteId}",
    operationId: "findNote",
    middleware: allowAnyRight(),
    request: { params: idOf("noteId") },
    responses: ok(Note),
  }),
  async (c) => c.json(show(await ownNote(c.var, c.req.valid("param").noteId, "see")), 200),
)

notes.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addNote",
    description:
      "Writes down a call, a meeting, a message or anything else about a record, with a file if there is one. Asks for the right to change the record.",
    middleware: allowAnyRight(),
    request: { body: json(NewNote) },
    responses: created(Note),
  }),
  async (c) => c.json(show(await addNote(c.var, c.req.valid("json"))), 201),
)

notes.openapi(
  createRoute({
    method: "put",
    path: "/{noteId}",
    operationId: "changeNote",
    middleware: allowAnyRight(),
    request: { params: idOf("noteId"), body: json(NoteChanges) },
    responses: ok(Note),
  }),
  async (c) => {
    const { noteId } = c.req.valid("param")
    const { before, changed } = await changeNote(c.var, noteId, c.req.valid("json"))
    return c.json(show(changed ?? stale(show(before))), 200)
  },
)

notes.openapi(
  createRoute({
    method: "delete",
    path: "/{noteId}",
    operationId: "removeNote",
    middleware: allowAnyRight(),
    request: { params: idOf("noteId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    const { id } = await openNote(c.var, c.req.valid("param").noteId)
    found(await queries.removeNote(db, owner, id))
    return c.body(null, 204)
  },
)

notes.openapi(
  createRoute({
    method: "post",
    path: "/{noteId}/restoration",
    operationId: "restoreNote",
    description: "Brings back a note that was removed less than thirty days ago, as it was.",
    middleware: allowAnyRight(),
    request: { params: idOf("noteId") },
    responses: ok(Note),
  }),
  async (c) => {
    const { noteId } = c.req.valid("param")
    await restoreRemoved(c.var.db, "notes", noteId)
    return c.json(show(await ownNote(c.var, noteId, "edit")), 200)
  },
)
