import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  AvailabilitiesPart,
  ExpertisePart,
  OfferPart,
  PresentationPart,
  Profile,
  ZonePart,
} from "#contract/profile"
import { WorkAvailability } from "#contract/work-availabilities"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { current, showAvailability } from "../../people/profile/commands"
import * as queries from "../../people/profile/queries"
import {
  saveAvailabilities,
  saveExpertise,
  saveOffer,
  savePresentation,
  saveZone,
} from "./commands"

/** What one says of oneself, to be found and chosen for. */
export const presentation = area()

/** The specification's own call for what one said of when one can be hired. */
export const workAvailability = area()

presentation.openapi(
  createRoute({
    method: "put",
    path: "/presentation",
    operationId: "changePresentation",
    middleware: allow("profile.edit"),
    request: { body: json(PresentationPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await savePresentation(c.var, c.req.valid("json")), 200),
)

presentation.openapi(
  createRoute({
    method: "put",
    path: "/expertise",
    operationId: "changeExpertise",
    description:
      "Jobs of the list, and skills by any of their names: they are kept by the one of the list. The same skill twice is refused.",
    middleware: allow("profile.edit"),
    request: { body: json(ExpertisePart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveExpertise(c.var, c.req.valid("json")), 200),
)

presentation.openapi(
  createRoute({
    method: "put",
    path: "/offer",
    operationId: "changeProfileOffer",
    description:
      "Which of one's products and services one's page of the directory shows, in their order, and whether with prices.",
    middleware: allow("profile.edit", "products.see"),
    request: { body: json(OfferPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveOffer(c.var, c.req.valid("json")), 200),
)

presentation.openapi(
  createRoute({
    method: "put",
    path: "/zone",
    operationId: "changeZone",
    description:
      "The own commune, by INSEE's code, and how many kilometres around it one goes. A code that neither the official list nor the public register knows is refused.",
    middleware: allowWithoutTransaction("profile.edit"),
    request: { body: json(ZonePart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveZone(c.var, c.req.valid("json")), 200),
)

presentation.openapi(
  createRoute({
    method: "put",
    path: "/availabilities",
    operationId: "changeAvailabilities",
    description: "All of them: what is said takes the place of what was said before.",
    middleware: allow("profile.edit"),
    request: { body: json(AvailabilitiesPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveAvailabilities(c.var, c.req.valid("json")), 200),
)

presentation.openapi(
  createRoute({
    method: "post",
    path: "/availabilities/confirmation",
    operationId: "confirmAvailabilities",
    description: "Says again all that was said of when one can be hired: it holds for a month.",
    middleware: allow("profile.edit"),
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner, now } = c.var
    await queries.confirmWorkAvailabilities(db, owner, now)
    return c.json(await current(c.var), 200)
  },
)

workAvailability.openapi(
  createRoute({
    method: "get",
    path: "/all",
    operationId: "listWorkAvailabilities",
    description: "When the caller can be hired, as they said it.",
    middleware: allow("profile.see"),
    responses: ok(z.array(WorkAvailability)),
  }),
  async (c) => {
    const { db, owner, today } = c.var
    const said = await queries.listWorkAvailabilities(db, owner)
    return c.json(
      said.map((one) => showAvailability(one, today)),
      200,
    )
  },
)
