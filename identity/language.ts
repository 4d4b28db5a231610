import { type Call, keepLocale } from "./answers"
import { readForm } from "./form-values"
import { isLocale } from "./messages"

/** Keeps the language that was chosen below a page, and goes back to the page. */
export async function chooseLanguage(c: Call, origin: string): Promise<Response> {
  const asked = (await readForm(c))("locale")
  if (isLocale(asked)) keepLocale(c, origin, asked)
  return c.redirect(pageBefore(c.req.header("referer"), origin), 303)
}

/** One of our own pages, as the browser says; what else it may say is not gone to. */
function pageBefore(referrer = "", origin: string): string {
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined
  const isOurs = page?.origin === origin && /^\/identity\/[\w-]/.test(page.pathname)
  return isOurs ? `${page.pathname}${page.search}` : "/identity/account"
}
