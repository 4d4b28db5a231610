import { randomBytes } from "node:crypto"
import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { CalendarFeed, NewCalendarFeed } from "#contract/calendars"
import { allow } from "../../access/allow"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as queries from "./feeds.queries"

/** The addresses at which other calendars read this one. */
export const calendarFeeds = area()

const one = { params: idOf("feedId") }

/** 192 bits that nobody guesses. */
const newSecret = () => randomBytes(24).toString("base64url")

const show = (row: queries.FeedRow, origin: string): CalendarFeed => {
  const { secret, ...feed } = row
  return {
    ...feed,
    url: `${origin}/feeds/${secret}.ics`,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

calendarFeeds.openapi(
  createRoute({
    method: "get",
    path: "/feeds",
    operationId: "listCalendarFeeds",
    description: "The addresses at which other calendars read this one; whoever has one reads it.",
    middleware: allow("calendar.export"),
    responses: ok(z.array(CalendarFeed)),
  }),
  async (c) => {
    const { owner, db, parts } = c.var
    return c.json(
      (await queries.listFeeds(db, owner)).map((row) => show(row, parts.origin)),
      200,
    )
  },
)

calendarFeeds.openapi(
  createRoute({
    method: "post",
    path: "/feeds",
    operationId: "addCalendarFeed",
    middleware: allow("calendar.export"),
    request: { body: json(NewCalendarFeed) },
    responses: created(CalendarFeed),
  }),
  async (c) => {
    const { owner, db, parts } = c.var
    const added = await queries.addFeed(db, owner, { ...c.req.valid("json"), secret: newSecret() })
    return c.json(show(found(added), parts.origin), 201)
  },
)

calendarFeeds.openapi(
  createRoute({
    method: "post",
    path: "/feeds/{feedId}/address",
    operationId: "renewCalendarFeed",
    description: "Gives it another address; the one before opens nothing any more.",
    middleware: allow("calendar.export"),
    request: one,
    responses: ok(CalendarFeed),
  }),
  async (c) => {
    const { owner, db, parts } = c.var
    const { feedId } = c.req.valid("param")
    const renewed = await queries.replaceSecret(db, owner, feedId, newSecret())
    return c.json(show(found(renewed), parts.origin), 200)
  },
)

calendarFeeds.openapi(
  createRoute({
    method: "delete",
    path: "/feeds/{feedId}",
    operationId: "removeCalendarFeed",
    description: "Its address opens nothing any more.",
    middleware: allow("calendar.export"),
    request: one,
    responses: gone,
  }),
  async (c) => {
    found(await queries.removeFeed(c.var.db, c.var.owner, c.req.valid("param").feedId))
    return c.body(null, 204)
  },
)
