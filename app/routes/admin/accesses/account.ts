import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { apiFor } from "~/services/api.server"
import { entriesOf } from "~/services/form/form-body.server"
import { currentUser } from "~/services/session/current-user.server"
import { requireSession } from "~/services/session/request-session.server"
import { chooseAccount } from "~/services/session/session.server"
import { withToast } from "~/services/toast.server"

/** Whose account one is in from now on, in this browser: one that one was let into, or one's own. */
export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const asked = new URLSearchParams(await entriesOf(args.request)).get("account")
  const { accounts } = await currentUser(api)
  const chosen = accounts.find(({ id }) => id === asked)
  const { key } = await requireSession(args)
  await chooseAccount(key, chosen?.id ?? null)
  const { headers } = asked && !chosen ? await withToast("accesses.shut", "warning") : {}
  return redirect("..", { headers })
}
