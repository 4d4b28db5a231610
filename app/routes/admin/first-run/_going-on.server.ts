import { redirect } from "@remix-run/node"
import type { Profile } from "#contract/profile"
import type { Api } from "~/services/api.server"

/** On to a step, which is where one is from now on, on every device. */
export async function goOnTo(api: Api, step: NonNullable<Profile["firstRunStep"]>) {
  await api.put("/Profile/firstRunStep", { body: { step } })
  return redirect(`../first-run/${step}`)
}

/** Ends the path, once however often it is said: to a first bill, or to the list of what it still lacks. */
export async function endPath(api: Api) {
  const { data } = await api.post("/Profile/firstConnection")
  return redirect(data?.missing.length === 0 ? "../bills/new" : "/completion")
}
