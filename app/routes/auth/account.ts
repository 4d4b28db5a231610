import { redirect } from "@remix-run/node"
import { accountPage } from "~/services/session/account-page.server"

/** On to the identity server, where people look after their own account. */
export function loader() {
  return redirect(accountPage())
}
