import { timingSafeEqual } from "node:crypto"
import { getCookie, setCookie } from "hono/cookie"
import { hasAccounts } from "./accounts"
import { answer, type Call, localeOf } from "./answers"
import { renderFirstAccount, renderFirstAccountMade } from "./pages/notices"
import type { PageParts } from "./parts"
import type { Pages } from "./site"

const cookie = "_first_account"
const path = "/identity"

/**
 * The first account of an installation administers it. Where others than who uses the machine can reach it, only
 * who followed the link that the start printed may make that account. Once it is made the link is of no use, and says so.
 */
export function addFirstAccount(app: Pages, parts: PageParts): void {
  app.get("/first-account", async (c) => {
    if (await hasAccounts(parts.pool)) return answer(c, 410, renderFirstAccountMade(localeOf(c)))
    const secret = c.req.query("secret") ?? ""
    if (parts.firstAccount && isIt(parts.firstAccount, secret))
      setCookie(c, cookie, secret, {
        path,
        httpOnly: true,
        sameSite: "Lax",
        maxAge: 60 * 60,
        secure: parts.origin.startsWith("https:"),
      })
    return c.redirect("/auth/sign-up", 303)
  })
}

/** The page that asks for the link, where this browser may not make the first account; else undefined. */
export async function withoutFirstLink(parts: PageParts, c: Call): Promise<Response | undefined> {
  const { firstAccount, pool } = parts
  if (!firstAccount || (await hasAccounts(pool))) return undefined
  if (isIt(firstAccount, getCookie(c, cookie) ?? "")) return undefined
  return answer(c, 403, renderFirstAccount(localeOf(c)))
}

function isIt(secret: string, given: string): boolean {
  const [own, said] = [Buffer.from(secret), Buffer.from(given)]
  return own.length === said.length && timingSafeEqual(own, said)
}
