import { createRoute } from "@hono/zod-openapi"
import {
  Account,
  AccountBalance,
  AccountChanges,
  AccountDetails,
  AccountFilter,
  BalanceFilter,
  Movement,
  MovementFilter,
  NewAccount,
  NewTransfer,
  OwnerMovement,
} from "#contract/accounts"
import { allow } from "../../access/allow"
import { recordExport } from "../../audit/commands"
import { answerCsv } from "../../export/answer-csv"
import { answerPage } from "../../http/answer-page"
import { area, created, download, gone, idOf, json, listed, ok } from "../../http/operation"
import { found } from "../../http/problem"
import {
  changeAccount,
  moveOwnMoney,
  openAccount,
  removeAccount,
  removeMovement,
  restoreAccount,
  showAccount,
  transferMoney,
} from "./commands"
import * as queries from "./queries"
import { exported, show, showMovement } from "./rules"

/** Where money lies, and what was posted there. */
export const accounts = area()

accounts.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listAccounts",
    middleware: allow("treasury.see"),
    request: { query: AccountFilter },
    responses: listed(Account),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const filter = c.req.valid("query")
    const { rows, count } = await queries.listAccounts(db, owner, filter, today)
    return c.json(answerPage(c, filter, rows, count, show), 200)
  },
)

accounts.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addAccount",
    description:
      "Opens an account. The first one is the main one: on an account kept by hand, receipts since its first day are posted at once.",
    middleware: allow("treasury.create"),
    request: { body: json(NewAccount) },
    responses: created(AccountDetails),
  }),
  async (c) => c.json(await openAccount(c.var, c.req.valid("json")), 201),
)

accounts.openapi(
  createRoute({
    method: "get",
    path: "/{accountId}",
    operationId: "findAccount",
    middleware: allow("treasury.see"),
    request: { params: idOf("accountId") },
    responses: ok(AccountDetails),
  }),
  async (c) => c.json(await showAccount(c.var, c.req.valid("param").accountId), 200),
)

accounts.openapi(
  createRoute({
    method: "put",
    path: "/{accountId}",
    operationId: "changeAccount",
    middleware: allow("treasury.edit"),
    request: { params: idOf("accountId"), body: json(AccountChanges) },
    responses: ok(AccountDetails),
  }),
  async (c) => {
    const { accountId } = c.req.valid("param")
    return c.json(await changeAccount(c.var, accountId, c.req.valid("json")), 200)
  },
)

accounts.openapi(
  createRoute({
    method: "delete",
    path: "/{accountId}",
    operationId: "removeAccount",
    description: "Removes an account in which nothing was posted.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("accountId") },
    responses: gone,
  }),
  async (c) => {
    await removeAccount(c.var, c.req.valid("param").accountId)
    return c.body(null, 204)
  },
)

accounts.openapi(
  createRoute({
    method: "post",
    path: "/{accountId}/restoration",
    operationId: "restoreAccount",
    description: "Brings back what was removed less than thirty days ago, as it was.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("accountId") },
    responses: ok(AccountDetails),
  }),
  async (c) => c.json(await restoreAccount(c.var, c.req.valid("param").accountId), 200),
)

accounts.openapi(
  createRoute({
    method: "get",
    path: "/{accountId}/balance",
    operationId: "findAccountBalance",
    description: "What was in the account at the end of a day: its opening and what was posted.",
    middleware: allow("treasury.see"),
    request: { params: idOf("accountId"), query: BalanceFilter },
    responses: ok(AccountBalance),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const day = c.req.valid("query").on ?? today
    const { accountId } = c.req.valid("param")
    const { balance, currency } = found(await queries.findAccount(db, owner, accountId, day))
    return c.json({ day, balance, currency }, 200)
  },
)

accounts.openapi(
  createRoute({
    method: "get",
    path: "/{accountId}/movements",
    operationId: "listMovements",
    description: "What was posted, the latest first.",
    middleware: allow("treasury.see"),
    request: { params: idOf("accountId"), query: MovementFilter },
    responses: listed(Movement),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { accountId } = c.req.valid("param")
    const filter = c.req.valid("query")
    found(await queries.findAccount(db, owner, accountId, today))
    const { rows, count } = await queries.listMovements(db, owner, accountId, filter)
    return c.json(answerPage(c, filter, rows, count, showMovement), 200)
  },
)

accounts.openapi(
  createRoute({
    method: "get",
    path: "/{accountId}/movements/export",
    operationId: "exportMovements",
    middleware: allow("treasury.export"),
    request: { params: idOf("accountId"), query: MovementFilter },
    responses: download("text/csv"),
  }),
  async (c) => {
    const { owner, db, today } = c.var
    const { accountId } = c.req.valid("param")
    found(await queries.findAccount(db, owner, accountId, today))
    const rows = await queries.exportMovements(db, owner, accountId, c.req.valid("query"))
    await recordExport(c.var, "treasury")
    return answerCsv(c, "movements", exported, rows)
  },
)

accounts.openapi(
  createRoute({
    method: "get",
    path: "/{accountId}/movements/{movementId}",
    operationId: "findMovement",
    middleware: allow("treasury.see"),
    request: { params: idOf("accountId", "movementId") },
    responses: ok(Movement),
  }),
  async (c) => {
    const { owner, db } = c.var
    const { accountId, movementId } = c.req.valid("param")
    const movement = found(await queries.findMovement(db, owner, accountId, movementId))
    return c.json(showMovement(movement), 200)
  },
)

accounts.openapi(
  createRoute({
    method: "post",
    path: "/{accountId}/transfers",
    operationId: "addTransfer",
    description: "Moves money to another own account: neither income nor outcome.",
    middleware: allow("treasury.create"),
    request: { params: idOf("accountId"), body: json(NewTransfer) },
    responses: created(AccountDetails),
  }),
  async (c) => {
    const { accountId } = c.req.valid("param")
    await transferMoney(c.var, accountId, c.req.valid("json"))
    return c.json(await showAccount(c.var, accountId), 201)
  },
)

accounts.openapi(
  createRoute({
    method: "post",
    path: "/{accountId}/movements",
    operationId: "addOwnerMovement",
    description: "What the owner brought in or took out: no income and no charge.",
    middleware: allow("treasury.create"),
    request: { params: idOf("accountId"), body: json(OwnerMovement) },
    responses: created(Movement),
  }),
  async (c) => {
    const { accountId } = c.req.valid("param")
    return c.json(showMovement(await moveOwnMoney(c.var, accountId, c.req.valid("json"))), 201)
  },
)

accounts.openapi(
  createRoute({
    method: "delete",
    path: "/{accountId}/movements/{movementId}",
    operationId: "removeMovement",
    description:
      "Takes back a transfer, both sides of it, or what the owner brought or took; all else is taken back where it was written down.",
    middleware: allow("treasury.delete"),
    request: { params: idOf("accountId", "movementId") },
    responses: gone,
  }),
  async (c) => {
    const { accountId, movementId } = c.req.valid("param")
    await removeMovement(c.var, accountId, movementId)
    return c.body(null, 204)
  },
)
