import { createRoute } from "@hono/zod-openapi"
import {
  AssistantAnswer,
  AssistantFilter,
  AssistantSettings,
  AssistantSettingsChanges,
  AssistantTools,
  NewQuestion,
} from "#contract/assistant"
import { allow, allowWithoutTransaction } from "../../access/allow"
import { answerPage } from "../../http/answer-page"
import { area, created, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import {
  askQuestion,
  changeSettings,
  confirmProposal,
  readAnswer,
  showSettings,
  showTools,
} from "./commands"
import * as queries from "./queries"
import { showAnswer } from "./show.rules"

/** The assistant: it answers about what is the caller's own, and acts only by what they confirm. */
export const assistant = area()

assistant.openapi(
  createRoute({
    method: "get",
    path: "/tools",
    operationId: "listAssistantTools",
    description:
      "What it can do for the caller, by their rights, and questions that fit what they have.",
    middleware: allow("assistant.see"),
    responses: ok(AssistantTools),
  }),
  async (c) => c.json(await showTools(c.var), 200),
)

assistant.openapi(
  createRoute({
    method: "get",
    path: "/settings",
    operationId: "findAssistantSettings",
    middleware: allow("assistant.see"),
    responses: ok(AssistantSettings),
  }),
  async (c) => c.json(await showSettings(c.var), 200),
)

assistant.openapi(
  createRoute({
    method: "put",
    path: "/settings",
    operationId: "changeAssistantSettings",
    description: "Whether the caller wants it, and whether they agree that a model is asked.",
    middleware: allow("assistant.see"),
    request: { body: json(AssistantSettingsChanges) },
    responses: ok(AssistantSettings),
  }),
  async (c) => c.json(await changeSettings(c.var, c.req.valid("json")), 200),
)

assistant.openapi(
  createRoute({
    method: "get",
    path: "/questions",
    operationId: "listAssistantQuestions",
    description: "What the caller asked, newest first, with its answers and proposals.",
    middleware: allow("assistant.see"),
    request: { query: AssistantFilter },
    responses: listed(AssistantAnswer),
  }),
  async (c) => {
    const { db, owner, now } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listQuestions(db, owner, filter)
    const proposals = await queries.listProposals(
      db,
      owner,
      rows.map(({ id }) => id),
    )
    return c.json(
      answerPage(c, filter, rows, count, (row) => showAnswer(row, proposals, now)),
      200,
    )
  },
)

assistant.openapi(
  createRoute({
    method: "post",
    path: "/questions",
    operationId: "addAssistantQuestion",
    description:
      "Asks a question in French or English. The answer reads, or proposes what a confirmation will do; it changes nothing itself.",
    middleware: allowWithoutTransaction("assistant.see"),
    request: { body: json(NewQuestion) },
    responses: created(AssistantAnswer),
  }),
  async (c) => c.json(await askQuestion(c.var, c.req.valid("json").text), 201),
)

assistant.openapi(
  createRoute({
    method: "get",
    path: "/questions/{questionId}",
    operationId: "findAssistantQuestion",
    middleware: allow("assistant.see"),
    request: { params: idOf("questionId") },
    responses: ok(AssistantAnswer),
  }),
  async (c) => c.json(await readAnswer(c.var, c.req.valid("param").questionId), 200),
)

assistant.openapi(
  createRoute({
    method: "delete",
    path: "/questions/{questionId}",
    operationId: "removeAssistantQuestion",
    description: "Forgets a question with its answer; what was done by it stays.",
    middleware: allow("assistant.see"),
    request: { params: idOf("questionId") },
    responses: gone,
  }),
  async (c) => {
    const { db, owner } = c.var
    found(await queries.removeQuestion(db, owner, c.req.valid("param").questionId))
    return c.body(null, 204)
  },
)

assistant.openapi(
  createRoute({
    method: "delete",
    path: "/questions",
    operationId: "removeAssistantQuestions",
    description: "Forgets all that the caller ever asked.",
    middleware: allow("assistant.see"),
    responses: gone,
  }),
  async (c) => {
    await queries.removeQuestions(c.var.db, c.var.owner)
    return c.body(null, 204)
  },
)

assistant.openapi(
  createRoute({
    method: "post",
    path: "/proposals/{proposalId}/confirmation",
    operationId: "confirmAssistantProposal",
    description:
      "Does what was proposed, once, on the version of the record that was shown. 409 where it was used or ran out, and with another proposal in `current` where the record changed meanwhile.",
    middleware: allowWithoutTransaction("assistant.see"),
    request: { params: idOf("proposalId") },
    responses: ok(AssistantAnswer),
  }),
  async (c) => c.json(await confirmProposal(c.var, c.req.valid("param").proposalId), 200),
)
