import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Event,
  EventChanges,
  EventDeletion,
  EventDetails,
  EventFilter,
  EventMove,
  EventOutcome,
  NewEvent,
  OccurrenceChoice,
} from "#contract/events"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import {
  addEvent,
  changeEvent,
  moveEvent,
  removeOccurrences,
  showDetails,
  undoChange,
} from "./commands"
import { exportCalendar } from "./export.commands"
import * as queries from "./queries"
import { seriesOf, showEvent } from "./rules"

export const events = area()

const one = { params: idOf("eventId") }

events.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listEvents",
    description:
      "The events, each series once; what happens within some days is asked of the calendar.",
    middleware: allow("calendar.see"),
    request: { query: EventFilter },
    responses: listed(Event),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listEvents(db, owner, filter)
    const show = (row: queries.EventRow) => {
      const series = seriesOf(row, [])
      return showEvent(row, { occurrence: series.start, ...series })
    }
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

// Before `/{eventId}`: what comes first is asked first.
events.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportEvents",
    description:
      "The events of a filter, or all of them, as a file for other calendars (RFC 5545).",
    middleware: allow("calendar.export"),
    request: { query: EventFilter },
    responses: download("text/calendar"),
  }),
  async (c) => {
    await recordExport(c.var, "calendar")
    return c.body(await exportCalendar(c.var, c.req.valid("query")), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${c.var.today}.ics"`,
    })
  },
)

events.openapi(
  createRoute({
    method: "get",
    path: "/{eventId}",
    operationId: "findEvent",
    description:
      "An event, and of a series the occurrence that is named by its start, or the next one; with what stands in its way.",
    middleware: allow("calendar.see"),
    request: { ...one, query: OccurrenceChoice },
    responses: ok(EventDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const event = found(await queries.findEvent(db, owner, c.req.valid("param").eventId))
    return c.json(await showDetails(c.var, event, c.req.valid("query").occurrence), 200)
  },
)

events.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addEvent",
    description: "Adds an event. What stands in its way is told, and forbids nothing.",
    middleware: allow("calendar.create"),
    request: { body: json(NewEvent) },
    responses: created(EventDetails),
  }),
  async (c) => c.json(await addEvent(c.var, c.req.valid("json")), 201),
)

events.openapi(
  createRoute({
    method: "put",
    path: "/{eventId}",
    operationId: "changeEvent",
    description:
      "Changes an event; of a series one occurrence, those from it on, or all, which `scope` must say.",
    middleware: allow("calendar.edit"),
    request: { ...one, body: json(EventChanges) },
    responses: ok(EventOutcome),
  }),
  async (c) =>
    c.json(await changeEvent(c.var, c.req.valid("param").eventId, c.req.valid("json")), 200),
)

events.openapi(
  createRoute({
    method: "post",
    path: "/{eventId}/moves",
    operationId: "moveEvent",
    description: "Gives it another time, and nothing else; of a series `scope` must say of which.",
    middleware: allow("calendar.edit"),
    request: { ...one, body: json(EventMove) },
    responses: ok(EventOutcome),
  }),
  async (c) =>
    c.json(await moveEvent(c.var, c.req.valid("param").eventId, c.req.valid("json")), 200),
)

events.openapi(
  createRoute({
    method: "post",
    path: "/{eventId}/removals",
    operationId: "removeOccurrences",
    description:
      "Deletes one occurrence of a series, those from it on, or all of them, which `scope` must say.",
    middleware: allow("calendar.delete"),
    request: { ...one, body: json(EventDeletion) },
    responses: ok(EventOutcome),
  }),
  async (c) =>
    c.json(await removeOccurrences(c.var, c.req.valid("param").eventId, c.req.valid("json")), 200),
)

events.openapi(
  createRoute({
    method: "delete",
    path: "/{eventId}",
    operationId: "removeEvent",
    description: "Deletes an event with all its occurrences.",
    middleware: allow("calendar.delete"),
    request: one,
    responses: gone,
  }),
  async (c) => {
    const { eventId } = c.req.valid("param")
    found((await queries.removeEvents(c.var.db, c.var.owner, [eventId]))[0])
    return c.body(null, 204)
  },
)

events.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeEvents",
    description: "404, and nothing removed, where one of the ids is not there.",
    middleware: allow("calendar.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { ids } = c.req.valid("json")
    const done = await queries.removeEvents(c.var.db, c.var.owner, ids)
    foundAll(ids, done)
    return c.json({ done, refused: [] }, 200)
  },
)

events.openapi(
  createRoute({
    method: "post",
    path: "/{eventId}/restoration",
    operationId: "restoreEvent",
    description:
      "Brings back what was removed, as it was, with what was changed of its occurrences.",
    middleware: allow("calendar.delete"),
    request: one,
    responses: ok(EventDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { eventId } = c.req.valid("param")
    await restoreRemoved(db, "events", eventId)
    return c.json(await showDetails(c.var, found(await queries.findEvent(db, owner, eventId))), 200)
  },
)

events.openapi(
  createRoute({
    method: "post",
    path: "/changes/{changeId}/restoration",
    operationId: "undoCalendarChange",
    description:
      "Takes back a change of a series, or an import, less than a quarter of an hour old; 409 where an event was changed since.",
    middleware: allow("calendar.edit"),
    request: { params: idOf("changeId") },
    responses: ok(z.object({ restored: z.int() })),
  }),
  async (c) => c.json(await undoChange(c.var, c.req.valid("param").changeId), 200),
)
