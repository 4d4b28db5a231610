import { createRoute } from "@hono/zod-openapi"
import { Forecast, ForecastFilter } from "#contract/forecast"
import { allow } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { showForecast } from "./commands"

/** What will be on all accounts, by what is known today. */
export const forecast = area()

forecast.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "readForecast",
    description:
      "The balance of the coming months by what is scheduled, what is to pay and what is billed: with bills paid on time, and with each client as late as usual.",
    middleware: allow("treasury.see"),
    request: { query: ForecastFilter },
    responses: ok(Forecast),
  }),
  async (c) => c.json(await showForecast(c.var, Number(c.req.valid("query").months)), 200),
)
