import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { Snooze } from "#contract/calendars"
import { RungReminder } from "#contract/events"
import { allow } from "../../access/allow"
import { area, idOf, json, ok } from "../../http/operation"
import { listRung, snooze } from "./reminders.commands"

/** What rang, and what should have. */
export const eventReminders = area()
export const eventSnoozes = area()

eventReminders.openapi(
  createRoute({
    method: "get",
    path: "/reminders",
    operationId: "listEventReminders",
    description: "What rang in the last week, what was missed, and what was put off.",
    middleware: allow("calendar.see"),
    responses: ok(z.array(RungReminder)),
  }),
  async (c) => c.json(await listRung(c.var), 200),
)

eventSnoozes.openapi(
  createRoute({
    method: "post",
    path: "/{eventId}/snooze",
    operationId: "snoozeEvent",
    description: "Rings it again: in ten minutes, in an hour, or tomorrow at nine.",
    middleware: allow("calendar.edit"),
    request: { params: idOf("eventId"), body: json(Snooze) },
    responses: ok(RungReminder),
  }),
  async (c) => {
    const { eventId } = c.req.valid("param")
    return c.json(await snooze(c.var, eventId, c.req.valid("json")), 200)
  },
)
