import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  OfferAcceptance,
  OfferAction,
  OfferActionEnd,
  OfferBoardFilter,
  OfferDetails,
  OfferEvent,
  OfferHistoryFilter,
  OfferMove,
  OfferSettings,
  OfferSettingsChanges,
  OfferStage,
  OfferTotals,
} from "#contract/offers"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { endAction, planAction } from "./action.commands"
import { readBoard, sumOpen } from "./board.commands"
import { listEvents } from "./history.queries"
import { findOffer } from "./queries"
import { showEvent } from "./rules"
import { changeSettings, readSettings } from "./settings.commands"
import { acceptOffer, moveOffer } from "./stage.commands"

/** Where offers stand: the board, their moves, what is to be done, and how stages are weighed. */
export const stages = area()

stages.openapi(
  createRoute({
    method: "get",
    path: "/board",
    operationId: "findOfferBoard",
    description:
      "The stages of the filtered offers: what all of them come to, and the twenty that came last; of those that have ended, within thirty days.",
    middleware: allow("offers.see"),
    request: { query: OfferBoardFilter },
    responses: ok(z.array(OfferStage)),
  }),
  async (c) => c.json(await readBoard(c.var, c.req.valid("query")), 200),
)

stages.openapi(
  createRoute({
    method: "get",
    path: "/totals",
    operationId: "sumOffers",
    description: "What the open offers of the filter come to, whole and weighted.",
    middleware: allow("offers.see"),
    request: { query: OfferBoardFilter },
    responses: ok(OfferTotals),
  }),
  async (c) => c.json(await sumOpen(c.var, c.req.valid("query")), 200),
)

stages.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findOfferSettings",
    description: "How probable each stage is, and after how many days in it an offer is marked.",
    middleware: allow("offers.see"),
    responses: ok(OfferSettings),
  }),
  async (c) => c.json(await readSettings(c.var), 200),
)

stages.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeOfferSettings",
    middleware: allow("offers.edit"),
    request: { body: json(OfferSettingsChanges) },
    responses: ok(OfferSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)

stages.openapi(
  createRoute({
    method: "get",
    path: "/{offerId}/events",
    operationId: "listOfferEvents",
    description: "What became of an offer, the newest first: it is only added to.",
    middleware: allow("offers.see"),
    request: { params: idOf("offerId"), query: OfferHistoryFilter },
    responses: listed(OfferEvent),
  }),
  async (c) => {
    const { owner, db } = c.var
    const filter = c.req.valid("query")
    const { id } = found(await findOffer(db, owner, c.req.valid("param").offerId))
    const { rows, count } = await listEvents(db, owner, id, filter)
    return c.json(answerPage(c, filter, rows, count, showEvent), 200)
  },
)

stages.openapi(
  createRoute({
    method: "post",
    path: "/{offerId}/moves",
    operationId: "moveOffer",
    description:
      "Moves an offer from the stage that the caller saw; 409 with the offer as it is, where it was moved elsewhere meanwhile. What is aborted says why.",
    middleware: allow("offers.edit"),
    request: { params: idOf("offerId"), body: json(OfferMove) },
    responses: ok(OfferDetails),
  }),
  async (c) =>
    c.json(await moveOffer(c.var, c.req.valid("param").offerId, c.req.valid("json")), 200),
)

stages.openapi(
  createRoute({
    method: "post",
    path: "/{offerId}/acceptance",
    operationId: "acceptOffer",
    description:
      "Accepts an offer, and drafts a quote or a contract of it, which needs the right to add one; asked again, it has its paper, and no other is made.",
    middleware: allow("offers.edit"),
    request: { params: idOf("offerId"), body: json(OfferAcceptance) },
    responses: ok(OfferDetails),
  }),
  async (c) =>
    c.json(await acceptOffer(c.var, c.req.valid("param").offerId, c.req.valid("json")), 200),
)

stages.openapi(
  createRoute({
    method: "put",
    path: "/{offerId}/nextAction",
    operationId: "changeOfferAction",
    middleware: allow("offers.edit"),
    request: { params: idOf("offerId"), body: json(OfferAction) },
    responses: ok(OfferDetails),
  }),
  async (c) =>
    c.json(await planAction(c.var, c.req.valid("param").offerId, c.req.valid("json")), 200),
)

stages.openapi(
  createRoute({
    method: "post",
    path: "/{offerId}/nextAction/end",
    operationId: "endOfferAction",
    description: "The next action is done: nothing is planned any more.",
    middleware: allow("offers.edit"),
    request: { params: idOf("offerId"), body: json(OfferActionEnd) },
    responses: ok(OfferDetails),
  }),
  async (c) => {
    const { version } = c.req.valid("json")
    return c.json(await endAction(c.var, c.req.valid("param").offerId, version), 200)
  },
)
