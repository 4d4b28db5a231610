import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { isSecure } from "~/services/cookies.server"
import { entriesOf } from "~/services/form-body.server"
import { firstLocale, isLocale, localeCookie } from "~/services/locale"
import { requireSameOrigin } from "~/services/origin.server"
import { safeReturnTo } from "~/services/return-to"

const aYear = 365 * 24 * 60 * 60

/** Remembers the person's language, and goes back to the page where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const form = new URLSearchParams(await entriesOf(request))
  const asked = form.get("locale")
  const locale = isLocale(asked) ? asked : firstLocale
  const secure = isSecure() ? "; Secure" : ""
  return redirect(safeReturnTo(form.get("returnTo")), {
    headers: {
      "Set-Cookie": `${localeCookie}=${locale}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`,
    },
  })
}

/** The address holds no page. */
export function loader() {
  return redirect("/")
}
