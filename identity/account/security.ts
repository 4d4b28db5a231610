import { setPassword } from "../accounts"
import { answer, type Call, localeOf, type Status } from "../answers"
import { emailFaults, newPasswordFaults, readForm } from "../form-values"
import { endLinks } from "../mail/links"
import type { FieldFault } from "../pages/form"
import { type Notice, renderEmailForm, renderPasswordForm, renderSecurity } from "../pages/security"
import type { PageParts } from "../parts"
import { hashPassword } from "../passwords"
import { canHavePasskeys } from "../second-factor/passkeys"
import { findSecondFactors } from "../second-factor/second-factors"
import type { Pages } from "../site"
import { inTransaction } from "../transaction"
import { type CurrentAccount, checkCurrentPassword, withAccount } from "./current-account"

const notices: readonly string[] = [
  "sent",
  "changeSent",
  "passwordDone",
  "added",
  "removed",
  "sessionEnded",
]

/** The page of an account's security, and what is changed from it: password, address, sessions. */
export function addSecurity(app: Pages, parts: PageParts): void {
  app.get(
    "/account",
    withAccount(parts, (c, person) => show(parts, c, person)),
  )
  app.post(
    "/account/confirmation",
    withAccount(parts, (c, person) => confirmAgain(parts, c, person)),
  )
  app.get(
    "/account/password",
    withAccount(parts, (c, { account }) =>
      answer(c, 200, renderPasswordForm({ locale: localeOf(c), faults: [], email: account.email })),
    ),
  )
  app.post(
    "/account/password",
    withAccount(parts, (c, person) => changePassword(parts, c, person)),
  )
  app.get(
    "/account/email",
    withAccount(parts, (c) =>
      answer(c, 200, renderEmailForm({ locale: localeOf(c), faults: [], newEmail: "" })),
    ),
  )
  app.post(
    "/account/email",
    withAccount(parts, (c, person) => changeEmail(parts, c, person)),
  )
  app.post(
    "/account/session/end",
    withAccount(parts, (c, person) => endOne(parts, c, person)),
  )
  app.post(
    "/account/sessions/end",
    withAccount(parts, async (c, { account }) => {
      const sessions = await parts.sessions.endAll(account.id)
      const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
      await parts.record({ kind: "sessionsEnded", ...event, detail: { sessions } })
      return c.redirect("/identity/session/end/success", 303)
    }),
  )
}

/** One that is gone meanwhile, or was never theirs, is as ended as it can be. */
async function endOne(
  parts: PageParts,
  c: Call,
  { account, uid }: CurrentAccount,
): Promise<Response> {
  const asked = (await readForm(c))("session")
  if (await parts.sessions.end(account.id, asked)) {
    const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
    await parts.record({ kind: "sessionsEnded", ...event, detail: { sessions: 1 } })
  }
  const next = asked === uid ? "session/end/success" : "account?done=sessionEnded"
  return c.redirect(`/identity/${next}`, 303)
}

async function show(
  parts: PageParts,
  c: Call,
  { account, uid }: CurrentAccount,
  faults: FieldFault[] = [],
  status: Status = 200,
): Promise<Response> {
  const asked = c.req.query("done") ?? ""
  const page = renderSecurity({
    locale: localeOf(c),
    faults,
    account,
    factors: await findSecondFactors(parts.pool, account.id),
    canHavePasskeys: canHavePasskeys(parts.origin),
    sessions: await parts.sessions.list(account.id, uid),
    here: uid,
    notice: notices.includes(asked) ? (asked as Notice) : undefined,
  })
  return answer(c, status, page)
}

async function confirmAgain(parts: PageParts, c: Call, { account, uid }: CurrentAccount) {
  const wait = await parts.limits.beforeLetter(account.email, parts.addressOf(c.env))
  if (wait) {
    c.header("Retry-After", String(wait))
    return show(parts, c, { account, uid }, [{ fault: "tooMany" }], 429)
  }
  if (!account.emailVerifiedAt)
    await parts.post({
      to: account.email,
      locale: localeOf(c),
      kind: "confirmEmail",
      accountId: account.id,
    })
  return c.redirect("/identity/account?done=sent", 303)
}

async function changePassword(parts: PageParts, c: Call, { account, uid }: CurrentAccount) {
  const typed = await readForm(c)
  const form = { locale: localeOf(c), email: account.email }
  const faults = newPasswordFaults(typed, account.email)
  const refused = await checkCurrentPassword(parts, c, account, typed)
  if (refused || faults.length > 0)
    return answer(
      c,
      refused?.status ?? 422,
      renderPasswordForm({ ...form, faults: [...(refused?.faults ?? []), ...faults] }),
    )
  const passwordHash = await hashPassword(typed("password"))
  await inTransaction(parts.pool, async (client) => {
    await setPassword(client, account.id, passwordHash)
    await endLinks(client, account.id)
  })
  const sessions = await parts.sessions.endAll(account.id, { uid })
  const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
  await parts.record({ kind: "passwordChanged", ...event, detail: { sessions } })
  await parts.post({ to: account.email, locale: account.locale, kind: "passwordChanged" })
  return c.redirect("/identity/account?done=passwordDone", 303)
}

/** The answer is the same whether the new address is free or taken; its owner is told by a letter. */
async function changeEmail(
  parts: PageParts,
  c: Call,
  { account }: CurrentAccount,
): Promise<Response> {
  const typed = await readForm(c)
  const email = typed("newEmail").trim()
  const locale = localeOf(c)
  const faults = emailFaults("newEmail", typed)
  if (email.toLowerCase() === account.email.toLowerCase())
    faults.push({ field: "newEmail", fault: "emailSame" })
  const refused = await checkCurrentPassword(parts, c, account, typed)
  if (refused || faults.length > 0)
    return answer(
      c,
      refused?.status ?? 422,
      renderEmailForm({ locale, newEmail: email, faults: [...faults, ...(refused?.faults ?? [])] }),
    )
  const from = parts.addressOf(c.env)
  const wait = await parts.limits.beforeLetter(email, from)
  if (wait) {
    c.header("Retry-After", String(wait))
    const form = { locale, newEmail: email, faults: [{ fault: "tooMany" as const }] }
    return answer(c, 429, renderEmailForm(form))
  }
  await parts.record({
    kind: "emailChangeAsked",
    accountId: account.id,
    email: account.email,
    from,
  })
  await parts.post({ to: email, locale, kind: "changeEmail", accountId: account.id })
  return c.redirect("/identity/account?done=changeSent", 303)
}
