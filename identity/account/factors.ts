import { answer, type Call, localeOf } from "../answers"
import { type FormValues, readForm } from "../form-values"
import {
  type BeginForm,
  renderApp,
  renderBegin,
  renderNewPasskey,
  renderPasskeyBegin,
  renderRecoveryCodes,
} from "../pages/factors"
import type { FieldFault } from "../pages/form"
import { renderNotFound } from "../pages/notices"
import type { PageParts } from "../parts"
import { beginApp, begunApp, removeApp, verifyAppCode } from "../second-factor/authenticator-app"
import {
  addPasskey,
  askForNewPasskey,
  canHavePasskeys,
  removePasskey,
} from "../second-factor/passkeys"
import { endPending, findPending, keepPending } from "../second-factor/pending"
import { makeRecoveryCodes } from "../second-factor/recovery-codes"
import { endLonelyCodes, findSecondFactors } from "../second-factor/second-factors"
import type { Pages } from "../site"
import {
  type CurrentAccount,
  checkCurrentPassword,
  type FormProblem,
  withAccount,
} from "./current-account"

/** What is added to the password, or taken away: each act asks for the password first. */
export function addFactors(app: Pages, parts: PageParts): void {
  addApps(app, parts)
  addPasskeys(app, parts)
  guarded(app, parts, "recovery-codes", async (c, person) => giveCodes(parts, c, person))
}

function addApps(app: Pages, parts: PageParts): void {
  guarded(app, parts, "app", async (c, { account }) => {
    await beginApp(parts.pool, account.id, parts.clock())
    return c.redirect("/identity/account/app/scan", 303)
  })
  app.get(
    "/account/app/scan",
    withAccount(parts, (c, person) => scan(parts, c, person)),
  )
  app.post(
    "/account/app/scan",
    withAccount(parts, async (c, person) => {
      const code = (await readForm(c))("code")
      if (!code.trim()) return scan(parts, c, person, [{ field: "code", fault: "codeRequired" }])
      const { account } = person
      const now = parts.clock()
      const wait = await parts.limits.beforeSecondStep(account.id)
      if (wait) {
        c.header("Retry-After", String(wait))
        return scan(parts, c, person, [{ fault: "tooMany" }])
      }
      if (!(await verifyAppCode(parts.pool, account.id, code, now, "begun")))
        return scan(parts, c, person, [{ field: "code", fault: "codeWrong" }])
      await parts.limits.secondStepTaken(account.id)
      return added(parts, c, person, "app")
    }),
  )
  guarded(app, parts, "app/remove", async (c, person) => {
    const isRemoved = await removeApp(parts.pool, person.account.id)
    return removed(parts, c, person, isRemoved ? "app" : undefined)
  })
}

function addPasskeys(app: Pages, parts: PageParts): void {
  app.get(
    "/account/passkeys/new",
    withAccount(parts, (c) =>
      answer(c, 200, renderPasskeyBegin({ locale: localeOf(c), faults: [], name: "" })),
    ),
  )
  app.post(
    "/account/passkeys/new",
    withAccount(parts, async (c, { account, uid }) => {
      const typed = await readForm(c)
      const name = typed("name").trim()
      const refused = await checkCurrentPassword(parts, c, account, typed)
      const faults = [...nameFaults(name), ...(refused?.faults ?? [])]
      if (faults.length > 0 || !canHavePasskeys(parts.origin))
        return answer(
          c,
          refused?.status ?? 422,
          renderPasskeyBegin({ locale: localeOf(c), faults, name }),
        )
      const options = await askForNewPasskey(parts, account)
      const { challenge } = options
      await keepPending(parts.pool, "NewPasskey", uid, { accountId: account.id, name, challenge })
      return answer(c, 200, renderNewPasskey(localeOf(c), options))
    }),
  )
  app.get("/account/passkeys", (c) => c.redirect("/identity/account/passkeys/new", 303))
  app.post(
    "/account/passkeys",
    withAccount(parts, (c, person) => keepPasskey(parts, c, person)),
  )
  guarded(app, parts, "passkeys/remove", async (c, person, typed) => {
    const isRemoved = await removePasskey(parts.pool, person.account.id, typed("id"))
    return removed(parts, c, person, isRemoved ? "passkey" : undefined)
  })
}

async function keepPasskey(parts: PageParts, c: Call, person: CurrentAccount): Promise<Response> {
  const { account, uid } = person
  const answered = (await readForm(c))("passkey")
  const pending = await findPending(parts.pool, "NewPasskey", uid)
  await endPending(parts.pool, "NewPasskey", uid)
  const { name = "", challenge = "" } = pending?.accountId === account.id ? pending : {}
  const passkey = { accountId: account.id, name, challenge, answer: answered, now: parts.clock() }
  if (challenge && (await addPasskey(parts, passkey))) return added(parts, c, person, "passkey")
  const faults: FieldFault[] = [{ fault: "passkeyFailed" }]
  return answer(c, 422, renderPasskeyBegin({ locale: localeOf(c), faults, name }))
}

/** A page that says what is to be done, and asks for the password; then it is done. */
function guarded(
  app: Pages,
  parts: PageParts,
  path: BeginForm["path"],
  act: (c: Call, person: CurrentAccount, typed: FormValues) => Promise<Response>,
): void {
  app.get(
    `/account/${path}`,
    withAccount(parts, (c, person) => begin(parts, c, person, path, c.req.query("id") ?? "")),
  )
  app.post(
    `/account/${path}`,
    withAccount(parts, async (c, person) => {
      const typed = await readForm(c)
      const refused = await checkCurrentPassword(parts, c, person.account, typed)
      if (!refused) return act(c, person, typed)
      return begin(parts, c, person, path, typed("id"), refused)
    }),
  )
}

async function begin(
  parts: PageParts,
  c: Call,
  { account }: CurrentAccount,
  path: BeginForm["path"],
  id: string,
  { faults, status }: FormProblem = { faults: [], status: 200 },
): Promise<Response> {
  const locale = localeOf(c)
  if (path !== "passkeys/remove") return answer(c, status, renderBegin({ locale, faults, path }))
  const { passkeys } = await findSecondFactors(parts.pool, account.id)
  const passkey = passkeys.find((one) => one.id === id)
  if (!passkey) return answer(c, 404, renderNotFound(locale))
  return answer(c, status, renderBegin({ locale, faults, path, passkey }))
}

async function scan(
  parts: PageParts,
  c: Call,
  { account }: CurrentAccount,
  faults: FieldFault[] = [],
) {
  const begun = await begunApp(parts.pool, account, parts.clock())
  if (!begun) return c.redirect("/identity/account/app", 303)
  const status = faults.length === 0 ? 200 : faults[0]?.fault === "tooMany" ? 429 : 422
  return answer(c, status, renderApp({ locale: localeOf(c), faults, ...begun }))
}

/** The first factor brings recovery codes with it, which are shown this once. */
async function added(parts: PageParts, c: Call, person: CurrentAccount, factor: string) {
  await tell(parts, c, person, "factorAdded", factor)
  const { recoveryCodes } = await findSecondFactors(parts.pool, person.account.id)
  if (recoveryCodes > 0) return c.redirect("/identity/account?done=added", 303)
  return giveCodes(parts, c, person)
}

async function giveCodes(
  parts: PageParts,
  c: Call,
  { account }: CurrentAccount,
): Promise<Response> {
  const codes = await makeRecoveryCodes(parts.pool, account.id)
  return answer(c, 200, renderRecoveryCodes(localeOf(c), codes))
}

async function removed(parts: PageParts, c: Call, person: CurrentAccount, factor?: string) {
  if (factor) {
    await endLonelyCodes(parts.pool, person.account.id)
    await tell(parts, c, person, "factorRemoved", factor)
  }
  return c.redirect("/identity/account?done=removed", 303)
}

async function tell(
  parts: PageParts,
  c: Call,
  { account }: CurrentAccount,
  kind: "factorAdded" | "factorRemoved",
  factor: string,
): Promise<void> {
  const { id: accountId, email, locale } = account
  const from = parts.addressOf(c.env)
  await parts.record({ kind, accountId, email, from, detail: { factor } })
  await parts.post({ to: email, locale, kind })
}

function nameFaults(name: string): FieldFault[] {
  if (!name) return [{ field: "name", fault: "nameRequired" }]
  return [...name].length > 60 ? [{ field: "name", fault: "nameTooLong" }] : []
}
