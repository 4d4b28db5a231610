import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Cv,
  CvArchiving,
  CvChanges,
  CvDetails,
  CvFilter,
  CvItemTexts,
  CvPreview,
  CvSettlement,
  CvStep,
  NewCv,
} from "#contract/cv-versions"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { translate } from "../../http/messages"
import { area, created, download, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as commands from "./versions.commands"
import * as queries from "./versions.queries"

/** CVs: the same facts, for another reader each. */
export const cvVersions = area()

const one = idOf("cvId")

cvVersions.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listCvs",
    description:
      "The CVs in use, or those that were archived; the one that changed last comes first.",
    middleware: allow("cv.see"),
    request: { query: CvFilter },
    responses: ok(z.array(Cv)),
  }),
  async (c) => {
    const { db, owner } = c.var
    const rows = await queries.listCvs(db, owner, c.req.valid("query").archived === "true")
    return c.json(rows.map(commands.showCv), 200)
  },
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addCv",
    middleware: allow("cv.create"),
    request: { body: json(NewCv) },
    responses: created(CvDetails),
  }),
  async (c) => c.json(await commands.addCv(c.var, c.req.valid("json")), 201),
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/previews",
    operationId: "previewNewCv",
    description: "Draws what is typed as it would stand on paper; nothing is saved.",
    middleware: allowWithoutTransaction("cv.create"),
    request: { body: json(NewCv) },
    responses: ok(CvPreview),
  }),
  async (c) => c.json(await commands.drawTypedCv(c.var, c.req.valid("json")), 200),
)

cvVersions.openapi(
  createRoute({
    method: "get",
    path: "/{cvId}",
    operationId: "findCv",
    description:
      "A CV with all its sections and items, and what in an anonymous one tells who it is of.",
    middleware: allow("cv.see"),
    request: { params: one },
    responses: ok(CvDetails),
  }),
  async (c) => c.json(await commands.readCv(c.var, c.req.valid("param").cvId), 200),
)

cvVersions.openapi(
  createRoute({
    method: "put",
    path: "/{cvId}",
    operationId: "changeCv",
    middleware: allow("cv.edit"),
    request: { params: one, body: json(CvChanges) },
    responses: ok(CvDetails),
  }),
  async (c) =>
    c.json(await commands.changeCv(c.var, c.req.valid("param").cvId, c.req.valid("json")), 200),
)

cvVersions.openapi(
  createRoute({
    method: "delete",
    path: "/{cvId}",
    operationId: "removeCv",
    description: "The facts and the copies stay; 409 while a private link shows one of these.",
    middleware: allow("cv.delete"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    await commands.removeCv(c.var, c.req.valid("param").cvId)
    return c.body(null, 204)
  },
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/{cvId}/restoration",
    operationId: "restoreCv",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("cv.delete"),
    request: { params: one },
    responses: ok(CvDetails),
  }),
  async (c) => c.json(await commands.restoreCv(c.var, c.req.valid("param").cvId), 200),
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/{cvId}/duplicates",
    operationId: "duplicateCv",
    description: "Another CV that shows the same, without its target.",
    middleware: allow("cv.create"),
    request: { params: one },
    responses: created(CvDetails),
  }),
  async (c) => {
    const { db, owner, language } = c.var
    const { cvId } = c.req.valid("param")
    const { name } = found(await queries.findCv(db, owner, cvId))
    const copy = `${name} (${translate(language, "cvVersions.copy")})`
    return c.json(await commands.duplicateCv(c.var, cvId, copy), 201)
  },
)

cvVersions.openapi(
  createRoute({
    method: "put",
    path: "/{cvId}/archive",
    operationId: "archiveCv",
    description: "Puts a CV aside, or takes it back.",
    middleware: allow("cv.edit"),
    request: { params: one, body: json(CvArchiving) },
    responses: ok(CvDetails),
  }),
  async (c) => {
    const { archived } = c.req.valid("json")
    return c.json(await commands.archiveCv(c.var, c.req.valid("param").cvId, archived), 200)
  },
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/{cvId}/steps",
    operationId: "arrangeCv",
    description:
      "Moves, hides or shows a section, or an item among those of its kind, in this CV alone.",
    middleware: allow("cv.edit"),
    request: { params: one, body: json(CvStep) },
    responses: ok(CvDetails),
  }),
  async (c) =>
    c.json(await commands.arrangeCv(c.var, c.req.valid("param").cvId, c.req.valid("json")), 200),
)

cvVersions.openapi(
  createRoute({
    method: "put",
    path: "/{cvId}/items/{factId}",
    operationId: "wordCvItem",
    description: "An item's words in this CV alone; none of them are as in the facts.",
    middleware: allow("cv.edit"),
    request: { params: idOf("cvId", "factId"), body: json(CvItemTexts) },
    responses: ok(CvDetails),
  }),
  async (c) => {
    const { cvId, factId } = c.req.valid("param")
    return c.json(await commands.wordItem(c.var, cvId, factId, c.req.valid("json")), 200)
  },
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/{cvId}/settlements",
    operationId: "settleCvFinding",
    description: "Says that what was found in an anonymous CV may stay in it.",
    middleware: allow("cv.edit"),
    request: { params: one, body: json(CvSettlement) },
    responses: ok(CvDetails),
  }),
  async (c) => {
    const { finding } = c.req.valid("json")
    return c.json(await commands.settleFinding(c.var, c.req.valid("param").cvId, finding), 200)
  },
)

cvVersions.openapi(
  createRoute({
    method: "get",
    path: "/{cvId}/pdf",
    operationId: "readCvPdf",
    description:
      "The CV as a tagged PDF (PDF/UA-1); 409 while something in an anonymous one tells who it is of.",
    middleware: allowWithoutTransaction("cv.export"),
    request: { params: one },
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { bytes, name } = await commands.typesetCv(c.var, c.req.valid("param").cvId)
    const headers = fileHeaders("application/pdf", name, "inline")
    return c.body(new Uint8Array(bytes), 200, headers)
  },
)

cvVersions.openapi(
  createRoute({
    method: "get",
    path: "/{cvId}/resume",
    operationId: "exportCv",
    description:
      "The CV as it shows, as JSON Resume; 409 while something in an anonymous one tells who it is of.",
    middleware: allow("cv.export"),
    request: { params: one },
    responses: ok(z.looseObject({})),
  }),
  async (c) => {
    const { file, name } = await commands.writeShownResume(c.var, c.req.valid("param").cvId)
    return c.body(file, 200, fileHeaders("application/json", name))
  },
)

cvVersions.openapi(
  createRoute({
    method: "get",
    path: "/{cvId}/preview",
    operationId: "drawCv",
    description: "The CV as a picture, one page below the other.",
    middleware: allowWithoutTransaction("cv.see"),
    request: { params: one },
    responses: ok(CvPreview),
  }),
  async (c) => c.json(await commands.drawCv(c.var, c.req.valid("param").cvId), 200),
)

cvVersions.openapi(
  createRoute({
    method: "post",
    path: "/{cvId}/previews",
    operationId: "previewCv",
    description: "Draws the CV with what is typed of it; nothing is saved.",
    middleware: allowWithoutTransaction("cv.edit"),
    request: { params: one, body: json(NewCv) },
    responses: ok(CvPreview),
  }),
  async (c) =>
    c.json(await commands.drawTypedCv(c.var, c.req.valid("json"), c.req.valid("param").cvId), 200),
)
