import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { FirstRunPlace } from "#contract/profile"
import { apiFor } from "~/services/api.server"
import { goOnTo } from "./_going-on.server"

/** Goes on to a step without what the one before asked. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const asked = FirstRunPlace.safeParse({
    step: new URL(args.request.url).searchParams.get("step"),
  })
  return asked.success ? goOnTo(api, asked.data.step) : redirect("../first-run")
}

export const loader = () => redirect("../first-run")
