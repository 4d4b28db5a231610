import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { CvImport, CvImportConfirmation, NewCvImport, ResumeFilter } from "#contract/cv-resumes"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { fileHeaders } from "../../http/file-headers"
import { area, created, idOf, json, ok } from "../../http/operation"
import * as commands from "./resumes.commands"

/** JSON Resume, in and out without loss. */
export const cvResumes = area()

const one = idOf("importId")

cvResumes.openapi(
  createRoute({
    method: "post",
    path: "/imports",
    operationId: "addCvImport",
    description:
      "Reads a file of JSON Resume of 1 MB at most, sent before, and says what would become of each of its parts; nothing is added yet.",
    middleware: allowWithoutTransaction("cv.create"),
    request: { body: json(NewCvImport) },
    responses: created(CvImport),
  }),
  async (c) => c.json(await commands.beginImport(c.var, c.req.valid("json")), 201),
)

cvResumes.openapi(
  createRoute({
    method: "get",
    path: "/imports/{importId}",
    operationId: "findCvImport",
    middleware: allow("cv.create"),
    request: { params: one },
    responses: ok(CvImport),
  }),
  async (c) => c.json(await commands.readImport(c.var, c.req.valid("param").importId), 200),
)

cvResumes.openapi(
  createRoute({
    method: "post",
    path: "/imports/{importId}/confirmation",
    operationId: "confirmCvImport",
    description:
      "Adds the chosen lines, all or none, and takes over what of the profile is named, for who may change it. The file is kept, with what has no place here.",
    middleware: allow("cv.create"),
    request: { params: one, body: json(CvImportConfirmation) },
    responses: ok(CvImport),
  }),
  async (c) => {
    const chosen = c.req.valid("json")
    return c.json(await commands.confirmImport(c.var, c.req.valid("param").importId, chosen), 200)
  },
)

cvResumes.openapi(
  createRoute({
    method: "post",
    path: "/imports/{importId}/undoing",
    operationId: "undoCvImport",
    description:
      "Removes all that the import added; what it took over into the profile, and is so still, is as it was before.",
    middleware: allow("cv.delete"),
    request: { params: one },
    responses: ok(CvImport),
  }),
  async (c) => c.json(await commands.undoImport(c.var, c.req.valid("param").importId), 200),
)

cvResumes.openapi(
  createRoute({
    method: "get",
    path: "/resume",
    operationId: "exportResume",
    description:
      "All facts as JSON Resume. What was imported and not changed is written as it stood; what the format has no place for stands under “plume”.",
    middleware: allow("cv.export"),
    request: { query: ResumeFilter },
    responses: ok(z.looseObject({})),
  }),
  async (c) => {
    const { language } = c.req.valid("query")
    const file = await commands.exportResume(c.var, language)
    return c.body(file, 200, fileHeaders("application/json", `cv-${language}.json`))
  },
)
