import { createRoute } from "@hono/zod-openapi"
import { z } from "zod"
import type { Permission } from "#contract/permissions"
import { FirstConnection, Permissions, User, UserRecord } from "#contract/users"
import { noticeOn } from "#domain/subscription"
import { allowEveryone, allowWithoutTransaction, isOneself } from "../../access/allow"
import { hasEndedOn } from "../../access/guests.rules"
import { area, idOf, ok } from "../../http/operation"
import { found } from "../../http/problem"
import { countUnread } from "../../notifications/queries"
import { endFirstConnection, findNames } from "../../people/profile/queries"
import type { GivenAccess, GuestAccount } from "../../ports/access-book"
import { listPinnedViews } from "../../views/commands"
import { findRunning } from "../../work/time-entries/queries"
import { running } from "../../work/time-entries/rules"
import { findNavigation, wantsAssistant } from "../navigation/queries"
import { sayFirstConnection } from "./person.commands"

/** The calls of everyone about themselves. */
export const users = area()

const shownAccount = ({ owner, accountName, label }: GivenAccess) => ({
  ...{ id: owner, name: accountName, label },
})

/** What the caller may do where they are; in someone else's account their notifications stay their own. */
const permissionsIn = (account: GuestAccount | undefined, own: ReadonlySet<Permission>) =>
  account
    ? [...account.rights, ...[...own].filter((right) => right.startsWith("notifications."))]
    : [...own]

users.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findUser",
    description: "The caller; with `list=true`, what GET /Users/all answers.",
    middleware: allowEveryone(),
    request: { query: z.object({ list: z.enum(["true", "false"]).optional() }) },
    responses: ok(z.union([User, z.array(UserRecord)])),
  }),
  async (c) => {
    const { owner, db, person, rights, parts, now, today, subscription, account, guestOf } = c.var
    const [names, navigation, pinnedViews, unreadNotifications, timer, assistant] =
      await Promise.all([
        findNames(db, owner),
        findNavigation(db, owner),
        account ? [] : listPinnedViews(c.var),
        rights.has("notifications.see") ? countUnread(db, owner, now) : 0,
        rights.has("projects.see") && !account ? findRunning(db, owner) : undefined,
        parts.assistant !== "off" && rights.has("assistant.see") && wantsAssistant(db, owner),
      ])
    return c.json(
      {
        id: owner,
        username: person.username,
        email: person.email,
        firstName: names?.firstName ?? null,
        lastName: names?.lastName ?? null,
        roles: [...person.roles],
        permissions: permissionsIn(account, rights),
        sendsMail: parts.sendsMail,
        language: names?.language ?? null,
        firstConnection: names?.firstConnection ?? true,
        unreadNotifications,
        navigation,
        pinnedViews,
        runningTimer: timer ? running(timer, now) : null,
        assistant,
        subscriptionNotice: (!account && subscription && noticeOn(subscription, today)) || null,
        account: account ? shownAccount(account.access) : null,
        accounts: guestOf.filter((given) => !hasEndedOn(given, today)).map(shownAccount),
      },
      200,
    )
  },
)

users.openapi(
  createRoute({
    method: "get",
    path: "/permissions",
    operationId: "listPermissions",
    description: "What the caller may do.",
    middleware: allowEveryone(),
    responses: ok(Permissions),
  }),
  async (c) => c.json(permissionsIn(c.var.account, c.var.rights), 200),
)

users.openapi(
  createRoute({
    method: "post",
    path: "/confirmFirstConnection",
    operationId: "confirmFirstConnection",
    description:
      "Ends the caller's first connection, once: said again, it changes nothing. A body is not read.",
    middleware: allowEveryone(),
    responses: ok(FirstConnection),
  }),
  async (c) => {
    const { owner, db, person } = c.var
    await endFirstConnection(db, owner, person.email)
    return c.json({ userId: owner, firstConnection: false }, 200)
  },
)

users.openapi(
  createRoute({
    method: "put",
    path: "/{personId}/firstConnection/{value}",
    operationId: "changeFirstConnection",
    description:
      "Says whether someone is at their first connection: oneself, or anyone for who may edit users.",
    middleware: allowWithoutTransaction(),
    request: { params: idOf("personId").extend({ value: z.enum(["true", "false"]) }) },
    responses: ok(FirstConnection),
  }),
  async (c) => {
    const { personId: userId, value } = c.req.valid("param")
    const firstConnection = value === "true"
    // Someone else's is not told apart from a missing one.
    found(isOneself(c) || c.var.rights.has("users.edit") || null)
    await sayFirstConnection(c.var, userId, firstConnection)
    return c.json({ userId, firstConnection }, 200)
  },
)
