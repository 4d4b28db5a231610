import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  CvComparison,
  CvCopy,
  CvCopyFilter,
  CvResumePermission,
  NewCvCopy,
} from "#contract/cv-copies"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { privateFile } from "../../http/file-headers"
import { area, created, download, idOf, json, ok } from "../../http/operation"
import * as commands from "./copies.commands"
import { listCopies } from "./copies.queries"

/** What CVs showed, as somebody received them. */
export const cvCopies = area()

const one = { params: idOf("cvCopyId") }

cvCopies.openapi(
  createRoute({
    method: "get",
    path: "/copies",
    operationId: "listCvCopies",
    description: "The copies of a CV, or those that went out for an offer; the newest first.",
    middleware: allow("cv.see"),
    request: { query: CvCopyFilter },
    responses: ok(z.array(CvCopy)),
  }),
  async (c) => {
    const { db, owner, rights } = c.var
    const rows = await listCopies(db, owner, c.req.valid("query"))
    return c.json(
      rows.map((row) => commands.showCopy(rights, row)),
      200,
    )
  },
)

cvCopies.openapi(
  createRoute({
    method: "post",
    path: "/versions/{cvId}/copies",
    operationId: "addCvCopy",
    description:
      "Freezes what a CV shows today for somebody; 409 while something in an anonymous one tells who it is of.",
    middleware: allowWithoutTransaction("cv.export"),
    request: { params: idOf("cvId"), body: json(NewCvCopy) },
    responses: created(CvCopy),
  }),
  async (c) => {
    const { recipient } = c.req.valid("json")
    return c.json(await commands.addCopy(c.var, c.req.valid("param").cvId, () => recipient), 201)
  },
)

cvCopies.openapi(
  createRoute({
    method: "get",
    path: "/copies/{cvCopyId}",
    operationId: "findCvCopy",
    middleware: allow("cv.see"),
    request: one,
    responses: ok(CvCopy),
  }),
  async (c) => c.json(await commands.readCopy(c.var, c.req.valid("param").cvCopyId), 200),
)

cvCopies.openapi(
  createRoute({
    method: "put",
    path: "/copies/{cvCopyId}/resume",
    operationId: "allowCvResume",
    description:
      "Lets whoever holds a link of the copy take it as JSON Resume too, or no longer; 409 for a copy of before there was one.",
    middleware: allow("cv.edit"),
    request: { ...one, body: json(CvResumePermission) },
    responses: ok(CvCopy),
  }),
  async (c) => {
    const { allowed } = c.req.valid("json")
    return c.json(await commands.allowResume(c.var, c.req.valid("param").cvCopyId, allowed), 200)
  },
)

cvCopies.openapi(
  createRoute({
    method: "get",
    path: "/copies/{cvCopyId}/pdf",
    operationId: "readCvCopyPdf",
    description: "The bytes that were frozen.",
    middleware: allowWithoutTransaction("cv.see"),
    request: one,
    responses: download("application/pdf"),
  }),
  async (c) => {
    const { bytes, name } = await commands.readCopyPdf(c.var, c.req.valid("param").cvCopyId)
    return c.body(new Uint8Array(bytes), 200, privateFile("application/pdf", name))
  },
)

cvCopies.openapi(
  createRoute({
    method: "get",
    path: "/copies/{cvCopyId}/comparisons/{otherCopyId}",
    operationId: "compareCvCopies",
    description: "What a copy says that another did not, line by line.",
    middleware: allow("cv.see"),
    request: { params: idOf("cvCopyId", "otherCopyId") },
    responses: ok(CvComparison),
  }),
  async (c) => {
    const { cvCopyId, otherCopyId } = c.req.valid("param")
    return c.json(await commands.compareCopies(c.var, cvCopyId, otherCopyId), 200)
  },
)
