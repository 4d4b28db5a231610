import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  TimesheetAdditions,
  TimesheetProposal,
  TimesheetProposalAnswer,
} from "#contract/time-entries"
import { Month } from "#contract/timesheets"
import { allow } from "../../access/allow"
import { area, json, ok } from "../../http/operation"
import { addToTimesheet, showProposal } from "./proposal.commands"

/** What timesheets are proposed of the time that was counted. */
export const proposals = area()

const ofMonth = z.object({ month: Month })

proposals.openapi(
  createRoute({
    method: "get",
    path: "/proposals/{month}",
    operationId: "findTimesheetProposal",
    description:
      "The time of a month by day and contract, in quarters, beside what its timesheets have already.",
    middleware: allow("projects.see", "timesheets.see"),
    request: { params: ofMonth },
    responses: ok(TimesheetProposal),
  }),
  async (c) => c.json(await showProposal(c.var, c.req.valid("param").month), 200),
)

proposals.openapi(
  createRoute({
    method: "post",
    path: "/proposals/{month}",
    operationId: "addToTimesheet",
    description:
      "Adds the days that are named, as far as the timesheets have them not: sent twice, they are added once. What is handed over or billed is not touched.",
    middleware: allow("projects.see", "timesheets.edit"),
    request: { params: ofMonth, body: json(TimesheetProposalAnswer) },
    responses: ok(TimesheetAdditions),
  }),
  async (c) =>
    c.json(await addToTimesheet(c.var, c.req.valid("param").month, c.req.valid("json")), 200),
)
