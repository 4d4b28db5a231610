import { createRoute } from "@hono/zod-openapi"
import { TaskSettings, TaskSettingsChanges } from "#contract/tasks"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { changeSettings, readSettings } from "./notices.commands"

/** Before the tasks themselves: "settings" is no id. */
export const taskSettings = area()

taskSettings.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findTaskSettings",
    description: "Whether the bell says in the morning what is due that day.",
    middleware: allow("projects.see"),
    responses: ok(TaskSettings),
  }),
  async (c) => c.json(await readSettings(c.var), 200),
)

taskSettings.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeTaskSettings",
    middleware: allow("projects.edit"),
    request: { body: json(TaskSettingsChanges) },
    responses: ok(TaskSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)
