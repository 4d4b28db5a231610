import { createRoute } from "@hono/zod-openapi"
import { TaxSettings, TaxSettingsChanges, Treasury } from "#contract/treasury"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { showTreasury } from "./commands"
import { saveSettings, showSettings } from "./settings.commands"

/** What is on all accounts, and what of it is not to be spent. */
export const treasury = area()

treasury.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "readTreasury",
    description:
      "The balance of all accounts, what of it is VAT, contributions, income tax, CFE and one’s own reserve, each with what it is made of, and what is left to spend; the latest receipts with their splits.",
    middleware: allow("treasury.see"),
    responses: ok(Treasury),
  }),
  async (c) => c.json(await showTreasury(c.var), 200),
)

treasury.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findTaxSettings",
    description: "How one is taxed, since when, and what is kept back beside.",
    middleware: allow("treasury.see"),
    responses: ok(TaxSettings),
  }),
  async (c) => c.json(await showSettings(c.var), 200),
)

treasury.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeTaxSettings",
    description:
      "Another way of being taxed holds from `startsOn` on, today when left out: what was received before stays by the old one.",
    middleware: allow("treasury.edit"),
    request: { body: json(TaxSettingsChanges) },
    responses: ok(TaxSettings),
  }),
  async (c) => c.json(await saveSettings(c.var, c.req.valid("json")), 200),
)
