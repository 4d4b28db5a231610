import { redirect } from "@remix-run/node"
import { today } from "~/services/today.server"

/** The years open on the one that runs. */
export function loader() {
  return redirect(today().slice(0, 4))
}
