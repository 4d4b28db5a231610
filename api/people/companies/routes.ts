import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Company,
  CompanyChanges,
  CompanyFilter,
  CompanyMembership,
  CompanySearch,
} from "#contract/companies"
import { isSiret, normaliseSiren } from "#domain/siren"
import { allow } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, idOf, json, listed, ok } from "../../http/operation"
import { found, stale } from "../../http/problem"
import { changeCompany, enterCompany } from "./commands"
import * as queries from "./queries"

export const companies = area()

type Row = NonNullable<Awaited<ReturnType<typeof queries.findCompany>>>

const show = ({ createdAt, changedAt, ...company }: Row): Company => ({
  ...company,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

companies.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listCompanies",
    description: "The register of businesses, by name. Everyone who may see their profile.",
    middleware: allow("profile.see"),
    request: { query: CompanyFilter },
    responses: listed(Company),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listCompanies(c.var.db, c.var.owner, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

companies.openapi(
  createRoute({
    method: "post",
    path: "/search",
    operationId: "searchCompanies",
    description:
      "Those of the register whose name has the value in it, or whose SIREN or SIRET it is; fifty at most. Everyone who may see their profile.",
    middleware: allow("profile.see"),
    request: { body: json(CompanySearch) },
    responses: ok(z.array(Company)),
  }),
  async (c) => {
    const { db, owner } = c.var
    const rows = await queries.searchCompanies(db, owner, c.req.valid("json").value)
    return c.json(rows.map(show), 200)
  },
)

companies.openapi(
  createRoute({
    method: "get",
    path: "/name/siret/{siret}",
    operationId: "findCompanyBySiret",
    description: "The one of the register that has the SIRET. Everyone who may see their profile.",
    middleware: allow("profile.see"),
    request: { params: z.object({ siret: z.string().max(30) }) },
    responses: ok(Company),
  }),
  async (c) => {
    const { db, owner } = c.var
    const siret = normaliseSiren(c.req.valid("param").siret)
    found(isSiret(siret) || null)
    return c.json(show(found(await queries.findCompanyBySiret(db, owner, siret))), 200)
  },
)

companies.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addCompany",
    description:
      "Enters a business into the register, or takes one that is there by its id, and makes the caller belong to it: `UserId` is the caller's. Whoever entered it may change it; a SIRET that is there already is refused.",
    middleware: allow("profile.edit"),
    request: { body: json(CompanyMembership) },
    responses: created(Company),
  }),
  async (c) => c.json(show(await enterCompany(c.var, c.req.valid("json"))), 201),
)

companies.openapi(
  createRoute({
    method: "put",
    path: "/",
    operationId: "changeCompany",
    description:
      "Changes what the register says of a business, over the version that is named, if one is. Whoever entered it; to everyone else it is as if it were not there.",
    middleware: allow("profile.edit"),
    request: { body: json(CompanyChanges) },
    responses: ok(Company),
  }),
  async (c) => {
    const { company, isStale } = await changeCompany(c.var, c.req.valid("json"))
    return c.json(isStale ? stale(show(company)) : show(company), 200)
  },
)

companies.openapi(
  createRoute({
    method: "get",
    path: "/{companyId}",
    operationId: "findCompanyOfRegister",
    description: "One of the register. Everyone who may see their profile.",
    middleware: allow("profile.see"),
    request: { params: idOf("companyId") },
    responses: ok(Company),
  }),
  async (c) => {
    const { db, owner } = c.var
    const { companyId } = c.req.valid("param")
    return c.json(show(found(await queries.findCompany(db, owner, companyId))), 200)
  },
)
