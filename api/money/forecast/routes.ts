import { createRoute } from "@hono/zod-openapi"
import { Forecast, ForecastFilter } from "#contract/forecast"
import { TurnoverThresholds } from "#contract/vat-returns"
import { allow } from "../../access/allow"
import { area, ok } from "../../http/operation"
import { showForecast } from "./commands"
import { showThresholds } from "./thresholds.commands"

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

forecast.openapi(
  createRoute({
    method: "get",
    path: "/thresholds",
    operationId: "readTurnoverThresholds",
    description:
      "How the turnover of the year stands to the limits of the VAT franchise and of the micro regime, by what was received and by what was billed, and the day on which each was or would be crossed.",
    middleware: allow("treasury.see"),
    responses: ok(TurnoverThresholds),
  }),
  async (c) => c.json(await showThresholds(c.var), 200),
)
