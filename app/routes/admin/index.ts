import { redirect } from "@remix-run/node"

/** The mount itself shows the dashboard. */
export function loader() {
  return redirect("dashboard")
}
