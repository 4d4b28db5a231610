import { createRoute } from "@hono/zod-openapi"
import {
  ActivityPart,
  AddressPart,
  BankPart,
  BrandPart,
  FirstRunPlace,
  IdentityPart,
  LanguageChoice,
  PersonalPart,
  ProfessionalPart,
  Profile,
  VatPart,
} from "#contract/profile"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { current, save, saveBank, saveBrand, savePersonal, saveVat } from "./commands"
import * as queries from "./queries"

export const profile = area()

profile.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findProfile",
    middleware: allow("profile.see"),
    responses: ok(Profile),
  }),
  async (c) => c.json(await current(c.var), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/personal",
    operationId: "changePersonal",
    description: "The person: names, birth date, e-mail, telephone, photo and language.",
    middleware: allow("profile.edit"),
    request: { body: json(PersonalPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await savePersonal(c.var, c.req.valid("json")), 200),
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
  async (c) => c.json(await save(c.var, ["professional"], c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/identity",
    operationId: "changeIdentity",
    description: "The business: its name, SIREN or SIRET and legal status.",
    middleware: allow("profile.edit"),
    request: { body: json(IdentityPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c.var, ["personal", "professional"], c.req.valid("json")), 200),
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
  async (c) => c.json(await save(c.var, ["address"], c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/bank",
    operationId: "changeBank",
    description:
      "Another IBAN in the place of one that is known, or none, wants a sign-in of the last five minutes (401 `signInAgain`, with the challenge of RFC 9470), and is told to the person by e-mail.",
    middleware: allow("profile.edit"),
    request: { body: json(BankPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveBank(c.var, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/vat",
    operationId: "changeVat",
    description:
      "The VAT regime, since when it holds, the VAT number, and whether VAT is due on debits.",
    middleware: allow("profile.edit"),
    request: { body: json(VatPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveVat(c.var, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/activity",
    operationId: "changeActivity",
    middleware: allow("profile.edit"),
    request: { body: json(ActivityPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await save(c.var, ["professional", "vat"], c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/brand",
    operationId: "changeBrand",
    description: "Logo and signature, and how bills and quotes look when printed.",
    middleware: allow("profile.edit"),
    request: { body: json(BrandPart) },
    responses: ok(Profile),
  }),
  async (c) => c.json(await saveBrand(c.var, c.req.valid("json")), 200),
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/language",
    operationId: "changeLanguage",
    description: "The language in which the product writes to the caller.",
    middleware: allow("profile.edit"),
    request: { body: json(LanguageChoice) },
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner, person } = c.var
    const { language } = c.req.valid("json")
    await queries.changeLanguage(db, owner, person.email, language)
    return c.json(await current(c.var), 200)
  },
)

profile.openapi(
  createRoute({
    method: "post",
    path: "/firstConnection",
    operationId: "endFirstConnection",
    description: "The caller has seen what is shown at a first connection.",
    middleware: allow("profile.edit"),
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner, person } = c.var
    await queries.endFirstConnection(db, owner, person.email)
    return c.json(await current(c.var), 200)
  },
)

profile.openapi(
  createRoute({
    method: "put",
    path: "/firstRunStep",
    operationId: "changeFirstRunStep",
    description: "Where one is in the first run, to be taken up there again, on whichever device.",
    middleware: allow("profile.edit"),
    request: { body: json(FirstRunPlace) },
    responses: ok(Profile),
  }),
  async (c) => {
    const { db, owner, person } = c.var
    await queries.changeFirstRunStep(db, owner, person.email, c.req.valid("json").step)
    return c.json(await current(c.var), 200)
  },
)
