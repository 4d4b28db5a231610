import { redirect } from "@remix-run/node"
import { environment } from "../../../config/environment"

/** While the product is not open yet (COMING_SOON), only the landing pages answer. */
export function requireOpen(): void {
  if (environment().comingSoon) throw redirect("/")
}
