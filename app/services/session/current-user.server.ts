import type { User } from "#contract/users"
import type { Api } from "../api.server"

/** Who calls: what the API answers where no list of people is asked for. */
export async function currentUser(api: Api): Promise<User> {
  const user = await api.get("/Users")
  if (Array.isArray(user)) throw new Error("the API answered a list that was not asked for")
  return user
}
