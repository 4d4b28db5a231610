import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import {
  Access,
  AccessAct,
  AccessChanges,
  Invitation,
  NewAccess,
  OpenAccount,
} from "#contract/accesses"
import { allow, allowEveryone } from "../../access/allow"
import type { Call } from "../../http/env"
import { area, created, gone, idOf, json, ok } from "../../http/operation"
import { found } from "../../http/problem"
import * as commands from "./commands"
import * as queries from "./queries"
import { show, showAct } from "./rules"

/** Someone else in one's account; and what one was invited to oneself. */
export const accesses = area()

const one = idOf("accessId")
const bySecret = z.object({ secret: z.string().max(100) })

const shown = (c: Call, row: queries.AccessRow): Access =>
  show(row, { ...c.var, origin: c.var.parts.origin })

accesses.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "listAccesses",
    description: "Whom the caller let into their account or invited to it: the latest hundred.",
    middleware: allow("accesses.see"),
    responses: ok(z.array(Access)),
  }),
  async (c) => {
    const rows = await queries.listAccesses(c.var.db, c.var.owner)
    return c.json(
      rows.map((row) => shown(c, row)),
      200,
    )
  },
)

accesses.openapi(
  createRoute({
    method: "post",
    path: "/",
    operationId: "addAccess",
    description:
      "Invites someone by mail, to read, to read and export, or menu by menu. Asks for a recent sign-in. The invitation is open for fourteen days, and taken up once.",
    middleware: allow("accesses.create"),
    request: { body: json(NewAccess) },
    responses: created(Access),
  }),
  async (c) => c.json(shown(c, await commands.invite(c.var, c.req.valid("json"))), 201),
)

accesses.openapi(
  createRoute({
    method: "get",
    path: "/invitations/{secret}",
    operationId: "findInvitation",
    description: "What the holder of an invitation's link is invited to.",
    middleware: allowEveryone(),
    request: { params: bySecret },
    responses: ok(Invitation),
  }),
  async (c) => {
    const { secret } = c.req.valid("param")
    const row = await commands.findInvitation(c.var, secret)
    const { accountName, label, extent, permissions, endsOn, isOwn } = row
    return c.json({ accountName, label, extent, permissions, endsOn, isOwn }, 200)
  },
)

accesses.openapi(
  createRoute({
    method: "post",
    path: "/invitations/{secret}/acceptance",
    operationId: "acceptInvitation",
    description:
      "Takes an invitation up, once. From then on the caller may be in that account: calls that bear its id in the header Plume-Account are about it.",
    middleware: allowEveryone(),
    request: { params: bySecret },
    responses: created(OpenAccount),
  }),
  async (c) => c.json(await commands.accept(c.var, c.req.valid("param").secret), 201),
)

accesses.openapi(
  createRoute({
    method: "delete",
    path: "/accounts/{hostId}",
    operationId: "leaveAccount",
    description: "Ends, by the one who was let in, what they were let into.",
    middleware: allowEveryone(),
    request: { params: idOf("hostId") },
    responses: gone,
  }),
  async (c) => {
    await commands.leave(c.var, c.req.valid("param").hostId.toLowerCase())
    return c.body(null, 204)
  },
)

accesses.openapi(
  createRoute({
    method: "get",
    path: "/{accessId}",
    operationId: "findAccess",
    middleware: allow("accesses.see"),
    request: { params: one },
    responses: ok(Access),
  }),
  async (c) => {
    const { accessId } = c.req.valid("param")
    return c.json(shown(c, found(await queries.findAccess(c.var.db, c.var.owner, accessId))), 200)
  },
)

accesses.openapi(
  createRoute({
    method: "put",
    path: "/{accessId}",
    operationId: "changeAccess",
    description: "Holds from the guest's next call on. Asks for a recent sign-in.",
    middleware: allow("accesses.edit"),
    request: { params: one, body: json(AccessChanges) },
    responses: ok(Access),
  }),
  async (c) => {
    const { accessId } = c.req.valid("param")
    return c.json(shown(c, await commands.changeAccess(c.var, accessId, c.req.valid("json"))), 200)
  },
)

accesses.openapi(
  createRoute({
    method: "delete",
    path: "/{accessId}",
    operationId: "withdrawAccess",
    description: "Shuts the account to the guest, from their next call on. What they did stays.",
    middleware: allow("accesses.delete"),
    request: { params: one },
    responses: gone,
  }),
  async (c) => {
    await commands.withdraw(c.var, c.req.valid("param").accessId)
    return c.body(null, 204)
  },
)

accesses.openapi(
  createRoute({
    method: "post",
    path: "/{accessId}/invitations",
    operationId: "inviteAgain",
    description:
      "Sends an invitation that nobody took up once more; the link before opens nothing.",
    middleware: allow("accesses.create"),
    request: { params: one },
    responses: ok(Access),
  }),
  async (c) =>
    c.json(shown(c, await commands.inviteAgain(c.var, c.req.valid("param").accessId)), 200),
)

accesses.openapi(
  createRoute({
    method: "get",
    path: "/{accessId}/acts",
    operationId: "listAccessActs",
    description: "What the guest added, changed and took away: the latest hundred.",
    middleware: allow("accesses.see"),
    request: { params: one },
    responses: ok(z.array(AccessAct)),
  }),
  async (c) => {
    const { db, owner } = c.var
    const { id } = found(await queries.findAccess(db, owner, c.req.valid("param").accessId))
    return c.json((await queries.listAccessActs(db, owner, id)).map(showAct), 200)
  },
)
