import type { UserDetails } from "#contract/users"
import type { Api } from "~/services/api.server"
import { forbidden } from "~/services/forbidden.server"
import type { Args } from "~/services/session/request-session.server"

/** The whole record of the person in the address, for those who may see users. */
export async function findRecord(api: Api, args: Args & { params: { userId?: string } }) {
  const path = { personId: args.params.userId ?? "" }
  const user = await api.get("/Users/{personId}", { path })
  // Whoever may not see users is told what is public of some of them, which is not what this screen shows.
  if (!isRecord(user)) throw forbidden(args)
  return user
}

const isRecord = (user: object): user is UserDetails => "username" in user
