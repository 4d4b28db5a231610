import { createRoute } from "@hono/zod-openapi"
import { Permissions, User } from "../../contract/users"
import { allowEveryone } from "../http/allow"
import { area, ok } from "../http/operation"
import { countUnread } from "../notifications/queries"
import { findProfile } from "../profile/queries"

/** The calls of everyone about themselves. */
export const users = area()

users.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findUser",
    description: "The caller.",
    middleware: allowEveryone(),
    responses: ok(User),
  }),
  async (c) => {
    const { owner, db, person, rights } = c.var
    const [profile, unreadNotifications] = await Promise.all([
      findProfile(db, owner),
      rights.has("notifications.see") ? countUnread(db, owner) : 0,
    ])
    return c.json(
      {
        id: owner,
        username: person.username,
        email: person.email,
        firstName: profile?.firstName ?? null,
        lastName: profile?.lastName ?? null,
        roles: [...person.roles],
        permissions: [...rights],
        firstConnection: profile?.firstConnection ?? true,
        unreadNotifications,
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
  async (c) => c.json([...c.var.rights], 200),
)
