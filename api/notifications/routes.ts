import { createRoute } from "@hono/zod-openapi"
import {
  Notification,
  NotificationCount,
  NotificationFilter,
  NotificationReading,
} from "#contract/notifications"
import { allow } from "../access/allow"
import { answerPage } from "../http/answer-page"
import { area, idOf, json, listed, ok } from "../http/operation"
import { found } from "../http/problem"
import * as queries from "./queries"

export const notifications = area()

/** A row as it travels. */
const show = (row: queries.NotificationRow): Notification => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})

const one = idOf("notificationId")

notifications.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listNotifications",
    middleware: allow("notifications.see"),
    request: { query: NotificationFilter },
    responses: listed(Notification),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listNotifications(db, owner, filter, now)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

notifications.openapi(
  createRoute({
    method: "get",
    path: "/count",
    operationId: "countNotifications",
    description: "How many are unread, counted up to a hundred.",
    middleware: allow("notifications.see"),
    responses: ok(NotificationCount),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    return c.json({ unread: await queries.countUnread(db, owner, now) }, 200)
  },
)

notifications.openapi(
  createRoute({
    method: "post",
    path: "/readings",
    operationId: "readNotifications",
    description: "Marks everything that came until an instant as read.",
    middleware: allow("notifications.edit"),
    request: { body: json(NotificationReading) },
    responses: ok(NotificationCount),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    await queries.markAllRead(db, owner, new Date(c.req.valid("json").until), now)
    return c.json({ unread: await queries.countUnread(db, owner, now) }, 200)
  },
)

notifications.openapi(
  createRoute({
    method: "put",
    path: "/{notificationId}/reading",
    operationId: "readNotification",
    description: "Marks it as read.",
    middleware: allow("notifications.edit"),
    request: { params: one },
    responses: ok(Notification),
  }),
  async (c) => {
    const { owner, db, now } = c.var
    const { notificationId } = c.req.valid("param")
    const marked = await queries.markNotification(db, owner, notificationId, now)
    return c.json(show(found(marked)), 200)
  },
)

notifications.openapi(
  createRoute({
    method: "delete",
    path: "/{notificationId}/reading",
    operationId: "unreadNotification",
    description: "Marks it as unread again.",
    middleware: allow("notifications.edit"),
    request: { params: one },
    responses: ok(Notification),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { notificationId } = c.req.valid("param")
    const marked = await queries.markNotification(db, owner, notificationId, null)
    return c.json(show(found(marked)), 200)
  },
)
