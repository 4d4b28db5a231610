import { createRoute } from "@hono/zod-openapi"
import {
  NewTimeEntry,
  TimeEntry,
  TimeEntryChanges,
  TimeEntryDetails,
  TimeEntryFilter,
  TimerContinuation,
  TimerStart,
  TimerStop,
} from "#contract/time-entries"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import {
  addTimeEntry,
  changeTimeEntry,
  continueTimer,
  removeTimeEntry,
  showTimeEntry,
  startTimer,
  stopTimer,
} from "./commands"
import { proposals } from "./proposals.routes"
import * as queries from "./queries"
import { exported, shown } from "./rules"

export const timeEntries = area()

timeEntries.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listTimeEntries",
    description: "Time that was spent on tasks, the newest first; what runs is among it.",
    middleware: allow("projects.see"),
    request: { query: TimeEntryFilter },
    responses: listed(TimeEntry),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listTimeEntries(db, owner, filter)
    return c.json(
      answerPage(c, filter, rows, count, (row) => shown(row, now)),
      200,
    )
  },
)

timeEntries.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportTimeEntries",
    middleware: allow("projects.export"),
    request: { query: TimeEntryFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const rows = await queries.exportTimeEntries(db, owner, c.req.valid("query"))
    await recordExport(c.var, "projects")
    return answerCsv(
      c,
      "timeEntries",
      exported,
      rows.map((row) => shown(row, now)),
    )
  },
)

timeEntries.openapi(
  createRoute({
    method: "post",
    path: "/timer",
    operationId: "startTimer",
    description:
      "Counts the time of a task from now on; what ran until now is stopped. What was forgotten over night is asked about first (409).",
    middleware: allow("projects.edit"),
    request: { body: json(TimerStart) },
    responses: created(TimeEntryDetails),
  }),
  async (c) =>
    c.json(await showTimeEntry(c.var, await startTimer(c.var, c.req.valid("json"))), 201),
)

timeEntries.openapi(
  createRoute({
    method: "post",
    path: "/timer/stop",
    operationId: "stopTimer",
    description:
      "Stops what runs. Where it was forgotten over night, `endedAt` says when it should have been stopped: it is never cut by itself.",
    middleware: allow("projects.edit"),
    request: { body: json(TimerStop) },
    responses: ok(TimeEntryDetails),
  }),
  async (c) => {
    const stop = c.req.valid("json")
    await stopTimer(c.var, stop)
    return c.json(await showTimeEntry(c.var, stop.timeEntryId), 200)
  },
)

timeEntries.openapi(
  createRoute({
    method: "post",
    path: "/timer/continuation",
    operationId: "continueTimer",
    description: "Says that what began before this morning still runs.",
    middleware: allow("projects.edit"),
    request: { body: json(TimerContinuation) },
    responses: ok(TimeEntryDetails),
  }),
  async (c) => {
    const continuation = c.req.valid("json")
    await continueTimer(c.var, continuation)
    return c.json(await showTimeEntry(c.var, continuation.timeEntryId), 200)
  },
)

// Before those of one entry: what comes first is asked first.
timeEntries.route("/", proposals)

timeEntries.openapi(
  createRoute({
    method: "get",
    path: "/{timeEntryId}",
    operationId: "findTimeEntry",
    middleware: allow("projects.see"),
    request: { params: idOf("timeEntryId") },
    responses: ok(TimeEntryDetails),
  }),
  async (c) => c.json(await showTimeEntry(c.var, c.req.valid("param").timeEntryId), 200),
)

timeEntries.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addTimeEntry",
    description: "Writes down time that no stopwatch counted.",
    middleware: allow("projects.create"),
    request: { body: json(NewTimeEntry) },
    responses: created(TimeEntryDetails),
  }),
  async (c) =>
    c.json(await showTimeEntry(c.var, await addTimeEntry(c.var, c.req.valid("json"))), 201),
)

timeEntries.openapi(
  createRoute({
    method: "put",
    path: "/{timeEntryId}",
    operationId: "changeTimeEntry",
    description: "Not what a timesheet holds: its day is emptied there first.",
    middleware: allow("projects.edit"),
    request: { params: idOf("timeEntryId"), body: json(TimeEntryChanges) },
    responses: ok(TimeEntryDetails),
  }),
  async (c) => {
    const { timeEntryId } = c.req.valid("param")
    await changeTimeEntry(c.var, timeEntryId, c.req.valid("json"))
    return c.json(await showTimeEntry(c.var, timeEntryId), 200)
  },
)

timeEntries.openapi(
  createRoute({
    method: "delete",
    path: "/{timeEntryId}",
    operationId: "removeTimeEntry",
    description: "Not what a timesheet holds.",
    middleware: allow("projects.delete"),
    request: { params: idOf("timeEntryId") },
    responses: gone,
  }),
  async (c) => {
    await removeTimeEntry(c.var, c.req.valid("param").timeEntryId)
    return c.body(null, 204)
  },
)

timeEntries.openapi(
  createRoute({
    method: "post",
    path: "/{timeEntryId}/restoration",
    operationId: "restoreTimeEntry",
    description:
      "Brings back what was removed less than thirty days ago; what ran then runs no more.",
    middleware: allow("projects.delete"),
    request: { params: idOf("timeEntryId") },
    responses: ok(TimeEntryDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { timeEntryId } = c.req.valid("param")
    await restoreRemoved(db, "time_entries", timeEntryId)
    found(await queries.findTimeEntry(db, owner, timeEntryId))
    return c.json(await showTimeEntry(c.var, timeEntryId), 200)
  },
)
