import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { FoundCompany } from "#contract/company-lookup"
import { isSiren, isSiret, normaliseSiren } from "#domain/siren"
import { allowWithoutTransaction } from "../../access/allow"
import { area, ok, tooOften } from "../../http/operation"
import { found, invalid } from "../../http/problem"
import { quota } from "../../http/quota"
import { findEntry } from "../../official-lists/company-register"
import { companyOf } from "./rules"

export const companyLookup = area()

companyLookup.openapi(
  createRoute({
    method: "get",
    path: "/{sirenOrSiret}",
    operationId: "findCompany",
    description:
      "Name, legal status and address of a business, of the public register. 503 while it does not answer.",
    middleware: [quota("lookups"), allowWithoutTransaction("profile.see")] as const,
    request: { params: z.object({ sirenOrSiret: z.string().max(30) }) },
    responses: { ...ok(FoundCompany), ...tooOften },
  }),
  async (c) => {
    const { parts, now } = c.var
    const number = normaliseSiren(c.req.valid("param").sirenOrSiret)
    const code = number.length > 9 ? "siret" : "siren"
    if (!isSiren(number) && !isSiret(number)) invalid([{ path: "sirenOrSiret", code }])
    const entry = found(await findEntry(parts.companyLookupUrl, number, now))
    return c.json(found(companyOf(entry, number)), 200)
  },
)
