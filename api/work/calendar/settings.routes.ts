import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  CalendarSettings,
  CalendarSettingsChanges,
  CalendarSpan,
  DayOff,
  NewDaysOff,
} from "#contract/calendars"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { stale } from "../../http/problem"
import { enterDaysOff, takeBackDayOff } from "./days-off.commands"
import { settingsOf } from "./occurrences.commands"
import * as queries from "./settings.queries"

/** When someone works, by which clocks, and on which days they do not. */
export const calendarSettings = area()

calendarSettings.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findCalendarSettings",
    middleware: allow("calendar.see"),
    responses: ok(CalendarSettings),
  }),
  async (c) => c.json(await settingsOf(c.var), 200),
)

calendarSettings.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeCalendarSettings",
    description: "Whose clocks show the times, and from when to when one works on each weekday.",
    middleware: allow("calendar.edit"),
    request: { body: json(CalendarSettingsChanges) },
    responses: ok(CalendarSettings),
  }),
  async (c) => {
    const saved = await queries.saveSettings(c.var.db, c.var.owner, c.req.valid("json"))
    return c.json(saved ?? stale(await settingsOf(c.var)), 200)
  },
)

calendarSettings.openapi(
  createRoute({
    method: "get",
    path: "/days-off",
    operationId: "listDaysOff",
    middleware: allow("calendar.see"),
    request: { query: CalendarSpan },
    responses: ok(z.array(DayOff)),
  }),
  async (c) => {
    const { from, to } = c.req.valid("query")
    return c.json(await queries.listDaysOff(c.var.db, c.var.owner, from, to), 200)
  },
)

calendarSettings.openapi(
  createRoute({
    method: "post",
    path: "/days-off",
    operationId: "addDaysOff",
    description:
      "Each of these days is off, or half of one of them; entered again, it is changed. Who may change timesheets has them there as time off: a month that is handed over is reopened first.",
    middleware: allow("calendar.edit"),
    request: { body: json(NewDaysOff) },
    responses: created(z.array(DayOff)),
  }),
  async (c) => c.json(await enterDaysOff(c.var, c.req.valid("json")), 201),
)

calendarSettings.openapi(
  createRoute({
    method: "delete",
    path: "/days-off/{dayOffId}",
    operationId: "removeDayOff",
    description:
      "Takes it, and what stands of it in the timesheet, back; 409 where that month is handed over.",
    middleware: allow("calendar.edit"),
    request: { params: idOf("dayOffId") },
    responses: gone,
  }),
  async (c) => {
    await takeBackDayOff(c.var, c.req.valid("param").dayOffId)
    return c.body(null, 204)
  },
)
