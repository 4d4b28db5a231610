import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import { entriesOf } from "~/services/form/form-body.server"
import { keepInProfile, rememberLocale } from "~/services/language/language-choice.server"
import { firstLocale, isLocale } from "~/services/language/locale"
import { requireSameOrigin } from "~/services/session/origin.server"
import { safeReturnTo } from "~/services/session/return-to"

/** Remembers the person's language, and goes back to the page where it was chosen. */
export async function action(args: ActionFunctionArgs) {
  requireSameOrigin(args.request)
  const form = new URLSearchParams(await entriesOf(args.request))
  const asked = form.get("locale")
  const locale = isLocale(asked) ? asked : firstLocale
  await keepInProfile(args, locale)
  return redirect(safeReturnTo(form.get("returnTo")), {
    headers: { "Set-Cookie": rememberLocale(locale) },
  })
}

/** The address holds no page. */
export function loader() {
  return redirect("/")
}
