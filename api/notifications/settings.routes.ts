import { createRoute } from "@hono/zod-openapi"
import { NotificationSettings, NotificationSettingsChanges } from "#contract/notifications"
import { allow } from "../access/allow"
import { area, json, ok } from "../http/operation"
import { changeSettings, readSettings } from "./settings.commands"

/** How notifications come to someone, and when none does by mail. */
export const notificationSettings = area()

notificationSettings.openapi(
  createRoute({
    method: "get",
    path: "/preferences",
    operationId: "findNotificationSettings",
    description:
      "How often each kind comes by each way, and the quiet hours; version 0 is what everyone begins with.",
    middleware: allow("notifications.see"),
    responses: ok(NotificationSettings),
  }),
  async (c) => c.json(await readSettings(c.var), 200),
)

notificationSettings.openapi(
  createRoute({
    method: "put",
    path: "/preferences",
    operationId: "changeNotificationSettings",
    description:
      "Kinds that are left out stay as they are. It holds for what happens from then on.",
    middleware: allow("notifications.edit"),
    request: { body: json(NotificationSettingsChanges) },
    responses: ok(NotificationSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)
