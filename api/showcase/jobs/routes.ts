import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import { Job, JobFamily, JobFilter } from "#contract/jobs"
import { allowEveryone } from "../../access/allow"
import { area, ok } from "../../http/operation"
import * as queries from "./queries"

export const jobs = area()

jobs.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listJobs",
    description:
      "Every job, by title, in the language that is asked for: for lists of choices, whose label is the title and whose value is the id. Everyone who is signed in.",
    middleware: allowEveryone(),
    request: { query: JobFilter },
    responses: ok(z.array(Job)),
  }),
  async (c) => {
    const { db, language } = c.var
    return c.json(await queries.listJobs(db, language, c.req.valid("query")), 200)
  },
)

jobs.openapi(
  createRoute({
    method: "get",
    path: "/families",
    operationId: "listJobFamilies",
    description:
      "The fourteen families of the ROME, each with how many jobs it offers. Everyone who is signed in.",
    middleware: allowEveryone(),
    responses: ok(z.array(JobFamily)),
  }),
  async (c) => {
    const { db, language } = c.var
    return c.json(await queries.listFamilies(db, language), 200)
  },
)
