import { confirmEmail, findAccount, setEmail } from "../accounts"
import { answer, type Call, localeOf } from "../answers"
import { readForm } from "../form-values"
import { endLinks, findLink, followLink, type LinkPurpose } from "../mail/links"
import { renderConfirm, renderConfirmed } from "../pages/confirmation"
import { renderInvalidLink } from "../pages/password-reset"
import type { PageParts } from "../parts"
import type { Pages } from "../site"
import { inTransaction } from "../transaction"
import { currentSession } from "./current-account"

type Confirmation = Exclude<LinkPurpose, "resetPassword">

const paths: Record<Confirmation, string> = {
  confirmEmail: "/confirmation",
  changeEmail: "/confirmation/new-address",
}

/**
 * Where the links of letters lead that prove an address. Opening one changes nothing: mail servers
 * open links to look at them. The button does.
 */
export function addConfirmation(app: Pages, parts: PageParts): void {
  for (const purpose of ["confirmEmail", "changeEmail"] as const) {
    app.get(paths[purpose], async (c) => {
      const token = c.req.query("token") ?? ""
      const link = await findLink(parts.pool, purpose, token, parts.clock())
      if (!link) return invalid(c)
      const action = `/identity${paths[purpose]}`
      const form = { locale: localeOf(c), purpose, email: link.email, token, action }
      return answer(c, 200, renderConfirm(form))
    })
    app.post(paths[purpose], async (c) => {
      const token = (await readForm(c))("token")
      const isDone = await (purpose === "confirmEmail" ? confirm : change)(parts, c, token)
      return isDone ? c.redirect(`/identity${paths[purpose]}/done`, 303) : invalid(c)
    })
    app.get(`${paths[purpose]}/done`, (c) => answer(c, 200, renderConfirmed(localeOf(c), purpose)))
  }
}

async function confirm(parts: PageParts, c: Call, token: string): Promise<boolean> {
  const now = parts.clock()
  const link = await inTransaction(parts.pool, async (client) => {
    const used = await followLink(client, "confirmEmail", token, now)
    if (used) await confirmEmail(client, used.accountId, used.email, now)
    return used
  })
  if (!link) return false
  await parts.record({ kind: "emailConfirmed", ...link, from: parts.addressOf(c.env) })
  return true
}

/** The account's address becomes the one that the link was sent to; the former one is told. */
async function change(parts: PageParts, c: Call, token: string): Promise<boolean> {
  const now = parts.clock()
  const link = await findLink(parts.pool, "changeEmail", token, now)
  const account = link && (await findAccount(parts.pool, link.accountId))
  if (!link || !account) return false
  const isChanged = await inTransaction(parts.pool, async (client) => {
    if (!(await followLink(client, "changeEmail", token, now))) return false
    if (!(await setEmail(client, account.id, link.email, now))) return false
    await endLinks(client, account.id)
    return true
  })
  if (!isChanged) return false
  const here = await currentSession(parts, c)
  const kept = here?.accountId === account.id ? here.uid : undefined
  const sessions = await parts.sessions.endAll(account.id, { uid: kept })
  const event = { accountId: account.id, email: link.email, from: parts.addressOf(c.env) }
  const detail = { before: account.email, after: link.email, sessions }
  await parts.record({ kind: "emailChanged", ...event, detail })
  await parts.post({ to: account.email, locale: account.locale, kind: "emailChanged" })
  return true
}

function invalid(c: Call) {
  return answer(c, 400, renderInvalidLink(localeOf(c), "/identity/account"))
}
