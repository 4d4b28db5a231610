import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  NewLift,
  NewOption,
  Option,
  OptionAddition,
  OptionChanges,
  OptionChoice,
  OptionChoiceFilter,
  OptionDetails,
  OptionList,
  OptionMerge,
  OptionSet,
  OptionTable,
  OptionTableResult,
} from "#contract/option-sets"
import { allow, allowEveryoneInAccount, allowOverPeople } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { area, created, download, gone, idOf, json, ok } from "../../http/operation"
import * as commands from "./commands"
import { listAdditions, listOptions } from "./everyone.queries"
import { listChoices } from "./keep.commands"
import { exported, showOption } from "./rules"
import { readOptionTable } from "./table.commands"

/** The lists that people fill in fields from, for administrators; what they suggest, for everyone. */
export const optionSets = area()

const listOf = z.object({ list: OptionList })

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listOptionSets",
    description: "Every list that people fill in fields from.",
    middleware: allowOverPeople("optionSets.see"),
    responses: ok(z.array(OptionSet)),
  }),
  async (c) => c.json(await commands.listOptionSets(c.var), 200),
)

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/choices",
    operationId: "listOptionChoices",
    description:
      "Every value of a list, everyone's and the caller's own, as it is called in their language. Everyone who is signed in.",
    middleware: allowEveryoneInAccount(),
    request: { query: OptionChoiceFilter },
    responses: ok(z.array(OptionChoice)),
  }),
  async (c) => c.json(await listChoices(c.var, c.req.valid("query").list, c.var.language), 200),
)

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/options/{optionId}",
    operationId: "findOption",
    description: "A value with how many records keep it, and which of the caller's.",
    middleware: allowOverPeople("optionSets.see"),
    request: { params: idOf("optionId") },
    responses: ok(OptionDetails),
  }),
  async (c) => c.json(await commands.showOptionDetails(c.var, c.req.valid("param").optionId), 200),
)

optionSets.openapi(
  createRoute({
    method: "put",
    path: "/options/{optionId}",
    operationId: "changeOption",
    description: "Calls a value otherwise, moves it or retires it: records keep it.",
    middleware: allowOverPeople("optionSets.edit"),
    request: { params: idOf("optionId"), body: json(OptionChanges) },
    responses: ok(OptionDetails),
  }),
  async (c) =>
    c.json(
      await commands.changeOption(c.var, c.req.valid("param").optionId, c.req.valid("json")),
      200,
    ),
)

optionSets.openapi(
  createRoute({
    method: "delete",
    path: "/options/{optionId}",
    operationId: "removeOption",
    description: "Removes a value that no record keeps; 409, with what keeps it, otherwise.",
    middleware: allowOverPeople("optionSets.delete"),
    request: { params: idOf("optionId") },
    responses: gone,
  }),
  async (c) => {
    await commands.removeOption(c.var, c.req.valid("param").optionId)
    return c.body(null, 204)
  },
)

optionSets.openapi(
  createRoute({
    method: "post",
    path: "/options/{optionId}/merge",
    operationId: "mergeOption",
    description:
      "Shows a value as another of its list from now on. It can be undone for fifteen minutes.",
    middleware: allowOverPeople("optionSets.edit"),
    request: { params: idOf("optionId"), body: json(OptionMerge) },
    responses: ok(OptionDetails),
  }),
  async (c) =>
    c.json(
      await commands.mergeOption(c.var, c.req.valid("param").optionId, c.req.valid("json").into),
      200,
    ),
)

optionSets.openapi(
  createRoute({
    method: "delete",
    path: "/options/{optionId}/merge",
    operationId: "undoOptionMerge",
    description: "Tells two values apart again; 409 after fifteen minutes.",
    middleware: allowOverPeople("optionSets.edit"),
    request: { params: idOf("optionId") },
    responses: ok(OptionDetails),
  }),
  async (c) => c.json(await commands.undoOptionMerge(c.var, c.req.valid("param").optionId), 200),
)

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/{list}/options",
    operationId: "listOptions",
    description: "Every value of a list that is everyone's, in its order.",
    middleware: allow("optionSets.see"),
    request: { params: listOf },
    responses: ok(z.array(Option)),
  }),
  async (c) =>
    c.json((await listOptions(c.var.db, c.req.valid("param").list)).map(showOption), 200),
)

optionSets.openapi(
  createRoute({
    method: "post",
    path: "/{list}/options",
    operationId: "addOption",
    description: "Adds a value for everyone; 422 where the list has it.",
    middleware: allowOverPeople("optionSets.create"),
    request: { params: listOf, body: json(NewOption) },
    responses: created(OptionDetails),
  }),
  async (c) =>
    c.json(await commands.addOption(c.var, c.req.valid("param").list, c.req.valid("json")), 201),
)

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/{list}/export",
    operationId: "exportOptions",
    middleware: allow("optionSets.export"),
    request: { params: listOf },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { list } = c.req.valid("param")
    const rows = (await listOptions(c.var.db, list)).map(showOption)
    await recordExport(c.var, "optionSets")
    return answerCsv(c, `options-${list}`, exported, rows)
  },
)

optionSets.openapi(
  createRoute({
    method: "post",
    path: "/{list}/table",
    operationId: "readOptionTable",
    description:
      "What a table of separated values would make of a list: value, French name, English name, order, retired. Made so where it is confirmed.",
    middleware: allow("optionSets.edit", "optionSets.create"),
    request: { params: listOf, body: json(OptionTable) },
    responses: ok(OptionTableResult),
  }),
  async (c) =>
    c.json(await readOptionTable(c.var, c.req.valid("param").list, c.req.valid("json")), 200),
)

optionSets.openapi(
  createRoute({
    method: "get",
    path: "/{list}/additions",
    operationId: "listOptionAdditions",
    description: "What people added to a list for themselves, and how many did.",
    middleware: allowOverPeople("optionSets.see"),
    request: { params: listOf },
    responses: ok(z.array(OptionAddition)),
  }),
  async (c) => {
    const additions = await listAdditions(c.var.db, c.req.valid("param").list)
    return c.json(
      additions.map(({ value, name, people }) => ({ value, name, people })),
      200,
    )
  },
)

optionSets.openapi(
  createRoute({
    method: "post",
    path: "/{list}/additions",
    operationId: "liftOptionAddition",
    description: "Makes what people added for themselves everyone's.",
    middleware: allowOverPeople("optionSets.create"),
    request: { params: listOf, body: json(NewLift) },
    responses: created(OptionDetails),
  }),
  async (c) =>
    c.json(
      await commands.liftAddition(c.var, c.req.valid("param").list, c.req.valid("json").value),
      201,
    ),
)
