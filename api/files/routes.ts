import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { FileUpload, StoredFile } from "#contract/files"
import { allowWithoutTransaction } from "../access/allow"
import { area, created, download, idOf, unchanged } from "../http/operation"
import { found } from "../http/problem"
import { answerFile, showFile } from "./answer-file"
import * as queries from "./queries"
import { receive } from "./receive.commands"
import { receiving } from "./sent-bytes"

export const uploads = area()
export const files = area()

uploads.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addFile",
    description:
      "Receives a file of 10 MB at most, judged by its content. It is kept for a day, and for good once a record names its id.",
    // Everyone has a record that takes a file; the right to that record is checked when it is saved.
    middleware: allowWithoutTransaction("dashboard.see"),
    request: {
      query: FileUpload,
      body: {
        required: true,
        content: {
          "application/octet-stream": { schema: z.string().meta({ format: "binary" }) },
        },
      },
    },
    responses: created(StoredFile),
  }),
  async (c) => {
    const { name, images } = c.req.valid("query")
    const row = await receiving(c, (bytes) => receive(c.var, bytes, name, images === "true"))
    return c.json(showFile(row), 201)
  },
)

files.openapi(
  createRoute({
    method: "get",
    path: "/{fileId}",
    operationId: "findFile",
    description: "The bytes of a file that the caller sent.",
    middleware: allowWithoutTransaction("dashboard.see"),
    request: { params: idOf("fileId") },
    responses: { ...download("*/*"), ...unchanged },
  }),
  async (c) => {
    const { owner, parts, inTransaction } = c.var
    const { fileId } = c.req.valid("param")
    const file = found(await inTransaction((db) => queries.findFile(db, owner, fileId)))
    return answerFile(c, parts.files, file)
  },
)
