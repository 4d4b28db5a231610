import { confirmEmail, findAccount, findAccountByEmail, setPassword } from "../accounts"
import { answer, type Call, keepLocale, localeOf, type Status } from "../answers"
import { isLocale, type Locale } from "../messages"
import type { FieldFault } from "../pages/form"
import {
  renderInvalidLink,
  renderLetterSent,
  renderNewPassword,
  renderPasswordChanged,
  renderResetForm,
} from "../pages/password-reset"
import type { PageParts } from "../parts"
import { hashPassword, TooBusy } from "../passwords"
import type { Pages } from "../site"
import { inTransaction } from "../transaction"
import { emailFaults, newPasswordFaults, readForm, type Typed } from "../typed"
import { endLinks, findLink, followLink, type Link, makeLink } from "./links"

/** The way back for who forgot the password: a link by mail, and a new password. */
export function addPasswordReset(app: Pages, parts: PageParts): void {
  app.get("/password-reset", (c) => showForm(c))
  app.post("/password-reset", (c) => ask(parts, c))
  app.get("/password-reset/sent", (c) => answer(c, 200, renderLetterSent(localeOf(c))))
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
  if (isLocale(typed("locale"))) {
    keepLocale(c, parts.origin, typed("locale") as Locale)
    return showForm(c, { email, locale: typed("locale") as Locale })
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
  const locale = localeOf(c)
  // After the answer: how long it took must not tell whether there is an account (security A26).
  parts.afterwards(async () => {
    const account = await findAccountByEmail(parts.pool, email)
    if (!account) return
    const link = { accountId: account.id, email: account.email, now: parts.clock() }
    const token = await makeLink(parts.pool, { ...link, purpose: "resetPassword" })
    await parts.post({
      to: account.email,
      locale,
      kind: "resetPassword",
      link: `${parts.origin}/identity/password-reset/new?token=${token}&ui_locales=${locale}`,
    })
  })
  return c.redirect("/identity/password-reset/sent", 303)
}

async function choose(parts: PageParts, c: Call): Promise<Response> {
  const typed = await readForm(c)
  const token = typed("token")
  const link = await linkOf(parts, token)
  if (!link) return invalid(c)
  const faults = newPasswordFaults(typed, link.email)
  if (faults.length > 0) return showNewPassword(c, { ...link, token }, faults, 422)
  try {
    return (await change(parts, c, link, typed)) ?? invalid(c)
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error
    c.header("Retry-After", "5")
    return showNewPassword(c, { ...link, token }, [{ fault: "busy" }], 503)
  }
}

/** Following the link also proves the address. Every session ends, and the owner is told. */
async function change(parts: PageParts, c: Call, { accountId, email }: Link, typed: Typed) {
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
  const again = `${parts.origin}/identity/password-reset?ui_locales=${locale}`
  parts.afterwards(() => parts.post({ to: email, locale, kind: "passwordChanged", link: again }))
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
  faults: FieldFault[] = [],
  status: Status = 200,
) {
  return answer(c, status, renderNewPassword({ ...link, locale: localeOf(c), faults }))
}

function invalid(c: Call) {
  return answer(c, 400, renderInvalidLink(localeOf(c), "/identity/password-reset"))
}
