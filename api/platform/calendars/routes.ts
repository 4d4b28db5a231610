import { createRoute } from "@hono/zod-openapi"
import { CalendarPage, CalendarSpan } from "#contract/calendars"
import { allow } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { viewCalendar } from "./view.commands"

export const calendars = area()

calendars.openapi(
  createRoute({
    method: "get",
    path: "/entries",
    operationId: "viewCalendar",
    description:
      "What happens within some days, both included: events by the person's clocks, and the layers that are named, with commas between.",
    middleware: allow("calendar.see"),
    request: { query: CalendarSpan },
    responses: ok(CalendarPage),
  }),
  async (c) => {
    const { layers = "", ...span } = c.req.valid("query")
    const asked = { ...span, layers: layers.split(","), language: c.var.language }
    return c.json(await viewCalendar(c.var, asked), 200)
  },
)
