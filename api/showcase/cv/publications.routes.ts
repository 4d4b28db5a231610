import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { CvPlaceParam, CvPublication, NewCvPublication } from "#contract/cv-publications"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { area, gone, json, ok } from "../../http/operation"
import * as commands from "./publications.commands"

/** The CV that everybody may read, on the page of the directory and on the site. */
export const cvPublications = area()

cvPublications.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listCvPublications",
    middleware: allow("cv.see"),
    responses: ok(z.array(CvPublication)),
  }),
  async (c) => c.json(await commands.listCvPublications(c.var.db, c.var.owner), 200),
)

cvPublications.openapi(
  createRoute({
    method: "put",
    path: "/{place}",
    operationId: "publishCv",
    description:
      "Freezes a CV as it is today, without what reaches its person, and shows it there instead of the one before; 409 while something in an anonymous one tells who it is of.",
    middleware: allowWithoutTransaction("cv.export"),
    request: { params: CvPlaceParam, body: json(NewCvPublication) },
    responses: ok(CvPublication),
  }),
  async (c) => {
    const { cvId } = c.req.valid("json")
    return c.json(await commands.publishCv(c.var, c.req.valid("param").place, cvId), 200)
  },
)

cvPublications.openapi(
  createRoute({
    method: "delete",
    path: "/{place}",
    operationId: "unpublishCv",
    description: "Nobody reads it there from now on.",
    middleware: allow("cv.edit"),
    request: { params: CvPlaceParam },
    responses: gone,
  }),
  async (c) => {
    await commands.unpublishCv(c.var.db, c.var.owner, c.req.valid("param").place)
    return c.body(null, 204)
  },
)
