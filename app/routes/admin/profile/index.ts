import { redirect } from "@remix-run/node"

/** The profile opens on its first part. */
export function loader() {
  return redirect("personal")
}
