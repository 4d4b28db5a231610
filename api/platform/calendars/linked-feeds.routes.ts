import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { area, download, tooOften, unchanged } from "../../http/operation"
import { rateLimit } from "../../http/rate-limit"
import { readLinkedFeed } from "./linked-feed.commands"

/** What whoever holds the address of a feed may read, without a token. */
export const linkedFeeds = area()

linkedFeeds.openapi(
  createRoute({
    method: "get",
    path: "/{secret}",
    operationId: "readLinkedFeed",
    description:
      "The calendar that an address opens, for other calendars (RFC 5545): a year back and two ahead, never a price.",
    security: [],
    // A calendar looks every few minutes at most; who tries secrets is stopped long before 192 bits are guessed.
    middleware: rateLimit("calendar-feed", 120, 60),
    request: { params: z.object({ secret: z.string().max(100) }) },
    responses: { ...download("text/calendar"), ...unchanged, ...tooOften },
  }),
  async (c) => {
    const known = c.req.header("if-none-match")?.split(/, ?/) ?? []
    const { text, etag } = await readLinkedFeed(c.var, c.req.valid("param").secret, known)
    c.header("ETag", etag)
    c.header("Cache-Control", "private, no-cache")
    if (text === undefined || known.includes(etag)) return c.body(null, 304)
    return c.body(text, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": "inline; filename=calendar.ics",
      "X-Robots-Tag": "noindex, nofollow",
    })
  },
)
