import { type ActionFunctionArgs, redirect } from "@remix-run/node"
import {
  densityCookie,
  groupCookie,
  isDensity,
  isGroup,
  isSide,
  isTheme,
  sideCookie,
  themeCookie,
} from "~/services/appearance/appearance"
import { entriesOf } from "~/services/form/form-body.server"
import { isSecure } from "~/services/session/cookies.server"
import { requireSameOrigin } from "~/services/session/origin.server"
import { safeReturnTo } from "~/services/session/return-to"

const aYear = 365 * 24 * 60 * 60

/** Remembers how the person wants pages to look, and goes back to the page where it was chosen. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const form = new URLSearchParams(await entriesOf(request))
  const headers = new Headers()
  const secure = isSecure() ? "; Secure" : ""
  const remember = (name: string, value: string) =>
    headers.append(
      "Set-Cookie",
      `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`,
    )
  const theme = form.get("theme")
  const side = form.get("side")
  const density = form.get("density")
  const group = form.get("group")
  if (isGroup(group)) remember(groupCookie, group)
  if (isTheme(theme)) remember(themeCookie, theme)
  if (isSide(side)) remember(sideCookie, side)
  if (isDensity(density)) remember(densityCookie, density)
  return redirect(safeReturnTo(form.get("returnTo")), { headers })
}

/** The address holds no page. */
export function loader() {
  return redirect("/")
}
