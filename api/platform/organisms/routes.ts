import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  NewOrganism,
  Organism,
  OrganismChanges,
  OrganismDetails,
  OrganismFilter,
  OrganismLogo,
  OrganismMerge,
  OrganismSearch,
  OrganismTable,
  OrganismTableResult,
  UnknownOrganism,
} from "#contract/organisms"
import { Id } from "#contract/values"
import { allow, allowEveryoneInAccount, allowWithoutTransaction } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as commands from "./commands"
import { removeLogo, setLogo } from "./logo.commands"
import * as queries from "./queries"
import { show } from "./rules"
import { readOrganismTable } from "./table.commands"
import { cellsOf, exported } from "./table.rules"

/** Who issues certifications and who trains. */
export const organisms = area()

organisms.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOrganisms",
    description: "The register, searched by any name.",
    middleware: allow("organisms.see"),
    request: { query: OrganismFilter },
    responses: listed(Organism),
  }),
  async (c) => {
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listOrganisms(c.var.db, filter)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/names",
    operationId: "listOrganismNames",
    description:
      "What a CV suggests: the names of the register, and what the caller has named before. Everyone who is signed in.",
    middleware: allowEveryoneInAccount(),
    responses: ok(z.array(z.string())),
  }),
  async (c) => c.json(await queries.listNames(c.var.db, c.var.owner), 200),
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/similar",
    operationId: "listSimilarOrganisms",
    description: "Those of the register that a new one may be, by any of their names.",
    middleware: allow("organisms.see"),
    request: { query: OrganismSearch },
    responses: ok(z.array(z.object({ id: Id, name: z.string() }))),
  }),
  async (c) => c.json(await queries.listSimilar(c.var.db, c.req.valid("query").name), 200),
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/unknown",
    operationId: "listUnknownOrganisms",
    description: "What CVs name and the register does not have, and how many people name it.",
    middleware: allow("organisms.see"),
    responses: ok(z.array(UnknownOrganism)),
  }),
  async (c) => c.json(await queries.listUnknown(c.var.db), 200),
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/export",
    operationId: "exportOrganisms",
    middleware: allow("organisms.export"),
    responses: download("text/csv"),
  }),
  async (c) => {
    const rows = (await queries.listAll(c.var.db)).map(cellsOf)
    await recordExport(c.var, "organisms")
    return answerCsv(c, "organisms", exported, rows)
  },
)

organisms.openapi(
  createRoute({
    method: "post",
    path: "/table",
    operationId: "readOrganismTable",
    description:
      "What a table of separated values would make of the register: name, other names between bars, country, site. Made so where it is confirmed.",
    middleware: allow("organisms.edit", "organisms.create"),
    request: { body: json(OrganismTable) },
    responses: ok(OrganismTableResult),
  }),
  async (c) => c.json(await readOrganismTable(c.var, c.req.valid("json")), 200),
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/{organismId}",
    operationId: "findOrganism",
    middleware: allow("organisms.see"),
    request: { params: idOf("organismId") },
    responses: ok(OrganismDetails),
  }),
  async (c) => c.json(await commands.showOrganism(c.var, c.req.valid("param").organismId), 200),
)

organisms.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addOrganism",
    middleware: allow("organisms.create"),
    request: { body: json(NewOrganism) },
    responses: created(OrganismDetails),
  }),
  async (c) => c.json(await commands.addOrganism(c.var, c.req.valid("json")), 201),
)

organisms.openapi(
  createRoute({
    method: "put",
    path: "/{organismId}",
    operationId: "changeOrganism",
    description: "Called otherwise, it is still found by its name before.",
    middleware: allow("organisms.edit"),
    request: { params: idOf("organismId"), body: json(OrganismChanges) },
    responses: ok(OrganismDetails),
  }),
  async (c) =>
    c.json(
      await commands.changeOrganism(c.var, c.req.valid("param").organismId, c.req.valid("json")),
      200,
    ),
)

organisms.openapi(
  createRoute({
    method: "delete",
    path: "/{organismId}",
    operationId: "removeOrganism",
    description: "Removes one that no CV names; 409 otherwise.",
    middleware: allow("organisms.delete"),
    request: { params: idOf("organismId") },
    responses: gone,
  }),
  async (c) => {
    await commands.removeOrganism(c.var, c.req.valid("param").organismId)
    return c.body(null, 204)
  },
)

organisms.openapi(
  createRoute({
    method: "post",
    path: "/{organismId}/merge",
    operationId: "mergeOrganism",
    description:
      "Makes one be found and suggested as another. It can be undone for fifteen minutes.",
    middleware: allow("organisms.edit"),
    request: { params: idOf("organismId"), body: json(OrganismMerge) },
    responses: ok(OrganismDetails),
  }),
  async (c) =>
    c.json(
      await commands.mergeOrganism(
        c.var,
        c.req.valid("param").organismId,
        c.req.valid("json").intoId,
      ),
      200,
    ),
)

organisms.openapi(
  createRoute({
    method: "delete",
    path: "/{organismId}/merge",
    operationId: "undoOrganismMerge",
    description: "Tells two organisms apart again; 409 after fifteen minutes.",
    middleware: allow("organisms.edit"),
    request: { params: idOf("organismId") },
    responses: ok(OrganismDetails),
  }),
  async (c) =>
    c.json(await commands.undoOrganismMerge(c.var, c.req.valid("param").organismId), 200),
)

organisms.openapi(
  createRoute({
    method: "get",
    path: "/{organismId}/logo",
    operationId: "readOrganismLogo",
    description: "Its logo as a picture; 404 where it has none.",
    middleware: allow("organisms.see"),
    request: { params: idOf("organismId") },
    responses: download("image/*"),
  }),
  async (c) => {
    const { organismId } = c.req.valid("param")
    const { bytes, type } = found(await queries.findLogo(c.var.db, organismId))
    return c.body(new Uint8Array(Buffer.from(bytes, "base64")), 200, {
      "Content-Type": type,
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
    })
  },
)

organisms.openapi(
  createRoute({
    method: "put",
    path: "/{organismId}/logo",
    operationId: "setOrganismLogo",
    description: "Keeps a picture that the caller has sent as its logo, drawn anew and small.",
    middleware: allowWithoutTransaction("organisms.edit"),
    request: { params: idOf("organismId"), body: json(OrganismLogo) },
    responses: gone,
  }),
  async (c) => {
    await setLogo(c.var, c.req.valid("param").organismId, c.req.valid("json").fileId)
    return c.body(null, 204)
  },
)

organisms.openapi(
  createRoute({
    method: "delete",
    path: "/{organismId}/logo",
    operationId: "removeOrganismLogo",
    middleware: allow("organisms.edit"),
    request: { params: idOf("organismId") },
    responses: gone,
  }),
  async (c) => {
    await removeLogo(c.var, c.req.valid("param").organismId)
    return c.body(null, 204)
  },
)
