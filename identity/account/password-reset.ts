import { confirmEmail, findAccount, setPassword } from "../accounts"
import { answer, type Call, keepLocale, localeOf, type Status } from "../answers"
import { emailFaults, type FormValues, newPasswordFaults, readForm } from "../form-values"
import { endLinks, findLink, followLink, type Link } from "../mail/links"
import { isLocale, type Locale } from "../messages"
import type { FieldFault } from "../pages/form"
import {
  renderEmailSent,
  renderInvalidLink,
  renderNewPassword,
  renderPasswordChanged,
  renderResetForm,
} from "../pages/password-reset"
import type { PageParts } from "../parts"
import { BusyError, hashPassword } from "../passwords"
import type { Pages } from "../site"
import { inTransaction } from "../transaction"

/** The way back for who forgot the password: a link by mail, and a new password. */
export function addPasswordReset(app: Pages, parts: PageParts): void {
  app.get("/password-reset", (c) => showForm(c))
  app.post("/password-reset", (c) => ask(parts, c))
  app.get("/password-reset/sent", (c) => answer(c, 200, renderEmailSent(localeOf(c))))
  app.get("/password-reset/new", async (c) => {
    const link = await linkOf(parts, c.req.query("token"))
    return link ? showNewPassword(c, link) : invalid(c)
  })
  app.post("/password-reset/new", (c) => choose(parts, c))
  app.get("/password-reset/done", (c) => answer(c, 200, renderPasswordChanged(localeOf(c))))
}

async function ask(parts: PageParts, c: Call): Promise<Response> {
  const typed = await readForm(c)
  const email = typed("email").trim()
  const locale = typed("locale")
  if (isLocale(locale)) {
    keepLocale(c, parts.origin, locale)
    return showForm(c, { email, locale })
  }
  const faults = emailFaults("email", typed)
  if (faults.length > 0) return showForm(c, { email, faults }, 422)
  const from = parts.addressOf(c.env)
  const wait = await parts.limits.beforeLetter(email, from)
  if (wait) {
    c.header("Retry-After", String(wait))
    return showForm(c, { email, faults: [{ fault: "tooMany" }] }, 429)
  }
  await parts.record({ kind: "resetAsked", email, from })
  // Whether there is an account is looked up when it is sent: the answer and its time tell nothing (A26).
  await parts.post({ to: email, locale: localeOf(c), kind: "resetPassword" })
  return c.redirect("/identity/password-reset/sent", 303)
}

async function choose(parts: PageParts, c: Call): Promise<Response> {
  const typed = await readForm(c)
  const link = await linkOf(parts, typed("token"))
  if (!link) return invalid(c)
  const locale = typed("locale")
  if (isLocale(locale)) {
    keepLocale(c, parts.origin, locale)
    return showNewPassword(c, link, { locale })
  }
  const faults = newPasswordFaults(typed, link.email)
  if (faults.length > 0) return showNewPassword(c, link, { faults }, 422)
  try {
    return (await change(parts, c, link, typed)) ?? invalid(c)
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    c.header("Retry-After", "5")
    return showNewPassword(c, link, { faults: [{ fault: "busy" }] }, 503)
  }
}

/** Following the link also proves the address. Every session ends, and the owner is told. */
async function change(parts: PageParts, c: Call, { accountId, email }: Link, typed: FormValues) {
  const passwordHash = await hashPassword(typed("password"))
  const now = parts.clock()
  const isChanged = await inTransaction(parts.pool, async (client) => {
    if (!(await followLink(client, "resetPassword", typed("token"), now))) return false
    await setPassword(client, accountId, passwordHash)
    await confirmEmail(client, accountId, email, now)
    await endLinks(client, accountId)
    return true
  })
  if (!isChanged) return undefined
  const ended = await parts.sessions.endAll(accountId)
  const from = parts.addressOf(c.env)
  await parts.record({ kind: "passwordReset", accountId, email, from, detail: { sessions: ended } })
  const locale = (await findAccount(parts.pool, accountId))?.locale ?? localeOf(c)
  await parts.post({ to: email, locale, kind: "passwordChanged" })
  return c.redirect("/identity/password-reset/done", 303)
}

async function linkOf(
  parts: PageParts,
  token = "",
): Promise<(Link & { token: string }) | undefined> {
  const link = await findLink(parts.pool, "resetPassword", token, parts.clock())
  return link && { ...link, token }
}

function showForm(
  c: Call,
  reply: { email?: string; locale?: Locale; faults?: FieldFault[] } = {},
  status: Status = 200,
) {
  const page = renderResetForm({ email: "", locale: localeOf(c), faults: [], ...reply })
  return answer(c, status, page)
}

function showNewPassword(
  c: Call,
  link: Link & { token: string },
  reply: { locale?: Locale; faults?: FieldFault[] } = {},
  status: Status = 200,
) {
  const page = renderNewPassword({ ...link, locale: localeOf(c), faults: [], ...reply })
  return answer(c, status, page)
}

function invalid(c: Call) {
  return answer(c, 400, renderInvalidLink(localeOf(c), "/identity/password-reset"))
}
