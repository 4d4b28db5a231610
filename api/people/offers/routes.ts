import { createRoute } from "@hono/zod-openapi"
import { OfferStatistics, OfferStatisticsFilter } from "#contract/offer-statistics"
import { NewOffer, Offer, OfferChanges, OfferDetails, OfferFilter } from "#contract/offers"
import { Outcome, Selection } from "#contract/selection"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found, foundAll } from "../../http/problem"
import { restoreRemoved } from "../../http/removals"
import { findNames } from "../../platform/options/keep.commands"
import { addOffer, changeOffer, showDetails } from "./commands"
import * as queries from "./queries"
import { exported, showOffer } from "./rules"
import { stagesOf } from "./settings.commands"
import { stages } from "./stages.routes"
import { readOfferStatistics, withFigure } from "./statistics.commands"

export const offers = area()

// Before `/{offerId}`: what comes first is asked first.
offers.route("/", stages)

offers.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOffers",
    middleware: allow("offers.see"),
    request: { query: OfferFilter },
    responses: listed(Offer),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = await withFigure(c.var, c.req.valid("query"))
    const [settings, { rows, count }] = await Promise.all([
      stagesOf(c.var),
      queries.listOffers(db, owner, filter, today),
    ])
    return c.json(
      answerPage(c, filter, rows, count, (row) => showOffer(row, today, settings)),
      200,
    )
  },
)

offers.openapi(
  createRoute({
    method: "get",
    path: "/statistics",
    operationId: "readOfferStatistics",
    description:
      "How offers fared between two days, from their history, and what the open ones are worth today; each figure names its offers.",
    middleware: allow("offers.see"),
    request: { query: OfferStatisticsFilter },
    responses: ok(OfferStatistics),
  }),
  async (c) => c.json(await readOfferStatistics(c.var, c.req.valid("query")), 200),
)

offers.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportOffers",
    middleware: allow("offers.export"),
    request: { query: OfferFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = await withFigure(c.var, c.req.valid("query"))
    const rows = await queries.exportOffers(db, owner, filter, today)
    const settings = await stagesOf(c.var)
    await recordExport(c.var, "offers")
    const sourceOf = await findNames(c.var, "offerSource", c.var.language)
    const reasonOf = await findNames(c.var, "abortReason", c.var.language)
    const named = rows.map((row) => {
      const offer = showOffer(row, today, settings)
      const abortReason = reasonOf(offer.abortReason)
      return { ...offer, source: sourceOf(offer.source), abortReason }
    })
    return answerCsv(c, "offers", exported, named)
  },
)

offers.openapi(
  createRoute({
    method: "get",
    path: "/{offerId}",
    operationId: "findOffer",
    middleware: allow("offers.see"),
    request: { params: idOf("offerId") },
    responses: ok(OfferDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const offer = found(await queries.findOffer(db, owner, c.req.valid("param").offerId))
    return c.json(await showDetails(c.var, offer), 200)
  },
)

offers.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addOffer",
    description:
      "Adds an offer for a client, or for a prospect of that name, who is made with it; that needs the right to add clients.",
    middleware: allow("offers.create"),
    request: { body: json(NewOffer) },
    responses: created(OfferDetails),
  }),
  async (c) => c.json(await addOffer(c.var, c.req.valid("json")), 201),
)

offers.openapi(
  createRoute({
    method: "put",
    path: "/{offerId}",
    operationId: "changeOffer",
    middleware: allow("offers.edit"),
    request: { params: idOf("offerId"), body: json(OfferChanges) },
    responses: ok(OfferDetails),
  }),
  async (c) => {
    const { version, ...changes } = c.req.valid("json")
    return c.json(await changeOffer(c.var, c.req.valid("param").offerId, version, changes), 200)
  },
)

offers.openapi(
  createRoute({
    method: "delete",
    path: "/{offerId}",
    operationId: "removeOffer",
    middleware: allow("offers.delete"),
    request: { params: idOf("offerId") },
    responses: gone,
  }),
  async (c) => {
    const { owner, db } = c.var
    found(await queries.removeOffer(db, owner, c.req.valid("param").offerId))
    return c.body(null, 204)
  },
)

offers.openapi(
  createRoute({
    method: "post",
    path: "/deletions",
    operationId: "removeOffers",
    description: "404, and nothing removed, where one of the ids is not there.",
    middleware: allow("offers.delete"),
    request: { body: json(Selection) },
    responses: ok(Outcome),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { ids } = c.req.valid("json")
    const done = await queries.removeOffers(db, owner, ids)
    foundAll(ids, done)
    return c.json({ done, refused: [] }, 200)
  },
)

offers.openapi(
  createRoute({
    method: "post",
    path: "/{offerId}/restoration",
    operationId: "restoreOffer",
    description:
      "Brings back what was removed less than a quarter of an hour ago, as it was, with its history.",
    middleware: allow("offers.delete"),
    request: { params: idOf("offerId") },
    responses: ok(OfferDetails),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { offerId } = c.req.valid("param")
    await restoreRemoved(db, "offers", offerId)
    const offer = found(await queries.findOffer(db, owner, offerId))
    return c.json(await showDetails(c.var, offer), 200)
  },
)
