import { createRoute } from "@hono/zod-openapi"
import { Permissions, User } from "../../contract/users"
import { allow } from "../http/allow"
import { area, ok } from "../http/operation"
import { countUnread } from "../notifications/queries"
import { findProfile } from "../profile/queries"

export const users = area()

users.openapi(
  createRoute({
    method: "get",
    path: "/",
    operationId: "findUser",
    // The caller's own record: what everyone may see.
    middleware: allow("dashboard.see"),
    responses: ok(User),
  }),
  async (c) => {
    const { owner, db, person, rights } = c.var
    const [profile, unreadNotifications] = await Promise.all([
      findProfile(db, owner),
      countUnread(db, owner),
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
    middleware: allow("dashboard.see"),
    responses: ok(Permissions),
  }),
  async (c) => c.json([...c.var.rights], 200),
)
