import { createRoute } from "@hono/zod-openapi"
import {
  AddressPart,
  BankPart,
  BrandPart,
  IdentityPart,
  PersonalPart,
  ProfessionalPart,
  Profile,
  VatPart,
} from "../../contract/profile"
import { keepImages } from "../files/queries"
import { allow } from "../http/allow"
import type { Call } from "../http/context"
import { area, json, ok } from "../http/operation"
import { found, stale } from "../http/problem"
import * as queries from "./queries"
import { blank, type Entered, missing } from "./rules"

export const profile = area()

const show = (entered: Entered): Profile => ({ ...entered, missing: missing(entered) })

async function current({ var: { db, owner, person } }: Call): Promise<Entered> {
  return (await queries.findProfile(db, owner)) ?? blank(person.email)
}

/** Saves one part over the version it was based on. */
async function save(
  c: Call,
  changes: Parameters<typeof queries.changeProfile>[3],
): Promise<Profile> {
  const { db, owner, person } = c.var
  const before = await current(c)
  const changed = await queries.changeProfile(db, owner, person.email, changes)
  return show(changed ?? stale(show(before)))
}

profile.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findProfile",
    middleware: allow("profile.see"),
    responses: ok(Profile),
  }),
  async (c) => c.json(show(await current(c)), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/personal",
    operationId: "changePersonal",
    middleware: allow("profile.edit"),
    request: { body: json(PersonalPart) },
    responses: ok(Profile),
  }),
  async (c) => {
    const personal = c.req.valid("json")
    await keepImages(c.var.db, c.var.owner, { photoId: personal.photoId })
    return c.json(await save(c, personal), 200)
  },
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/professional",
    operationId: "changeProfessional",
    middleware: allow("profile.edit"),
    request: { body: json(ProfessionalPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/identity",
    operationId: "changeIdentity",
    middleware: allow("profile.edit"),
    request: { body: json(IdentityPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/address",
    operationId: "changeAddress",
    middleware: allow("profile.edit"),
    request: { body: json(AddressPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/bank",
    operationId: "changeBank",
    middleware: allow("profile.edit"),
    request: { body: json(BankPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/vat",
    operationId: "changeVat",
    middleware: allow("profile.edit"),
    request: { body: json(VatPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/brand",
    operationId: "changeBrand",
    middleware: allow("profile.edit"),
    request: { body: json(BrandPart) },
    responses: ok(Profile),
  }),
  async (c) => {
    const brand = c.req.valid("json")
    await keepImages(c.var.db, c.var.owner, {
      logoId: brand.logoId,
      signatureId: brand.signatureId,
    })
    return c.json(await save(c, brand), 200)
  },
)

profile.openapi(
  createRoute({
    method: "post",
    path: "/firstConnection",
    operationId: "endFirstConnection",
    middleware: allow("profile.edit"),
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner, person } = c.var
    return c.json(show(found(await queries.endFirstConnection(db, owner, person.email))), 200)
  },
)
