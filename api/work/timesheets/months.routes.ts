import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Month,
  MonthChanges,
  TimesheetSettings,
  TimesheetSettingsChanges,
  WorkMonth,
  WorkYear,
} from "#contract/timesheets"
import { firstYear, lastYear } from "#domain/month"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { saveMonth, showMonth } from "./month.commands"
import { changeSettings, showSettings } from "./settings.commands"
import { showYear } from "./year.commands"

/** Months as they are entered, years as they come to, and by what both are measured. */
export const months = area()

const ofMonth = z.object({ month: Month })

months.openapi(
  createRoute({
    method: "get",
    path: "/months/{month}",
    operationId: "findWorkMonth",
    description: "A month of work, whether something was entered in it or not.",
    middleware: allow("timesheets.see"),
    request: { params: ofMonth },
    responses: ok(WorkMonth),
  }),
  async (c) => c.json(await showMonth(c.var, c.req.valid("param").month), 200),
)

months.openapi(
  createRoute({
    method: "put",
    path: "/months/{month}",
    operationId: "changeWorkMonth",
    description:
      "Saves the whole month at once, at the version that was read; sent twice, it is saved once. `fill` fills, copies, empties or merges what is typed before it is saved.",
    middleware: allow("timesheets.edit"),
    request: { params: ofMonth, body: json(MonthChanges) },
    responses: ok(WorkMonth),
  }),
  async (c) => c.json(await saveMonth(c.var, c.req.valid("param").month, c.req.valid("json")), 200),
)

months.openapi(
  createRoute({
    method: "get",
    path: "/years/{year}",
    operationId: "findWorkYear",
    description: "A year of work, month by month, in days, with what its billable days come to.",
    middleware: allow("timesheets.see"),
    request: {
      params: z.object({ year: z.coerce.number<number>().int().min(firstYear).max(lastYear) }),
    },
    responses: ok(WorkYear),
  }),
  async (c) => c.json(await showYear(c.var, c.req.valid("param").year), 200),
)

months.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findTimesheetSettings",
    description: "One's zone and days off, and how the time of each contract in force is counted.",
    middleware: allow("timesheets.see"),
    responses: ok(TimesheetSettings),
  }),
  async (c) => c.json(await showSettings(c.var), 200),
)

months.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeTimesheetSettings",
    middleware: allow("timesheets.edit"),
    request: { body: json(TimesheetSettingsChanges) },
    responses: ok(TimesheetSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)
