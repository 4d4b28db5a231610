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
import { keepImages } from "../../files/queries"
import { area, json, ok } from "../../http/operation"
import { invalid } from "../../http/problem"
import { savePlace } from "../../people/communes/commands"
import { communeNamed } from "../../people/communes/register.queries"
import { current, save, showAvailability } from "../../people/profile/commands"
import * as queries from "../../people/profile/queries"
import { knownProducts } from "../../sales/products/queries"
import { takenJobs, takenSkills } from "./expertise.commands"

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
  async (c) => {
    const { db, owner } = c.var
    const said = c.req.valid("json")
    await keepImages(db, owner, { bannerId: said.bannerId })
    return c.json(await save(c, db, said), 200)
  },
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
  async (c) => {
    const { db } = c.var
    const { jobs, skills, ...others } = c.req.valid("json")
    const taken = { jobs: await takenJobs(db, jobs), skills: await takenSkills(db, skills) }
    return c.json(await save(c, db, { ...others, ...taken }), 200)
  },
)

presentation.openapi(
  createRoute({
    method: "put",
    path: "/offer",
    operationId: "changeOffer",
    description:
      "Which of one's products and services one's page of the directory shows, in their order, and whether with prices.",
    middleware: allow("profile.edit", "products.see"),
    request: { body: json(OfferPart) },
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner } = c.var
    const said = c.req.valid("json")
    const known = await knownProducts(db, owner, said.offeredProducts)
    const unknown = said.offeredProducts.flatMap((id, at) =>
      known.has(id.toLowerCase()) ? [] : at,
    )
    if (unknown.length > 0)
      invalid(unknown.map((at) => ({ path: `offeredProducts[${at}]`, code: "unknown" })))
    return c.json(await save(c, db, said), 200)
  },
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
  async (c) => {
    const { parts, now, inTransaction } = c.var
    const zone = c.req.valid("json")
    const communeName = await communeNamed(parts.communeLookupUrl, zone.communeId, now)
    if (zone.communeId) await savePlace(parts, zone.communeId, now)
    return c.json(await inTransaction((db) => save(c, db, { ...zone, communeName })), 200)
  },
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
  async (c) => {
    const { db, owner, now } = c.var
    const { version, workAvailabilities } = c.req.valid("json")
    await save(c, db, { version })
    const said = workAvailabilities.map((one) => ({ ...one, confirmedAt: now }))
    await queries.replaceWorkAvailabilities(db, owner, said)
    return c.json(await current(c, db), 200)
  },
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
    return c.json(await current(c, db), 200)
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
