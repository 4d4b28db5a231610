import { type Account, findAccount } from "../accounts"
import { answer, type Call, localeOf, type Status } from "../answers"
import { type FormValues, readForm } from "../form-values"
import type { FieldFault } from "../pages/form"
import { renderSecondStep } from "../pages/second-step"
import type { PageParts } from "../parts"
import { finish, type Interaction, openInteraction, targetOf } from "../sign-in/interaction"
import type { Pages } from "../site"
import { verifyAppCode } from "./authenticator-app"
import { askForPasskey, canHavePasskeys, verifyPasskey } from "./passkeys"
import { endPending, findPending, keepPending } from "./pending"
import { consumeRecoveryCode } from "./recovery-codes"
import { findSecondFactors } from "./second-factors"

const kind = "SecondStep"

/** What is asked after the password, of who has set it up: a code of an app, a passkey, a recovery code. */
export function addSecondStep(app: Pages, parts: PageParts): void {
  app.get("/interaction/:uid/second-step", async (c) => {
    const interaction = await openInteraction(parts, c)
    const account = await waiting(parts, interaction)
    return account ? show(parts, c, interaction, account) : restart(c, interaction)
  })
  app.post("/interaction/:uid/second-step", (c) => submit(parts, c))
}

/** The password was right: notes it for this interaction alone, and goes on to the second step. */
export async function beginSecondStep(
  parts: PageParts,
  c: Call,
  { uid }: Interaction,
  account: Account,
): Promise<Response> {
  await keepPending(parts.pool, kind, uid, { accountId: account.id })
  return c.redirect(`/identity/interaction/${uid}/second-step`, 303)
}

async function submit(parts: PageParts, c: Call): Promise<Response> {
  const interaction = await openInteraction(parts, c)
  const account = await waiting(parts, interaction)
  if (!account) return restart(c, interaction)
  const typed = await readForm(c)
  if (!typed("code").trim() && !typed("passkey"))
    return show(parts, c, interaction, account, [{ field: "code", fault: "codeRequired" }], 422)
  const wait = await parts.limits.beforeSecondStep(account.id)
  if (wait) {
    c.header("Retry-After", String(wait))
    return show(parts, c, interaction, account, [{ fault: "tooMany" }], 429)
  }
  const factor = await taken(parts, interaction, account, typed)
  if (!factor) {
    const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
    await parts.record({ kind: "signInFailed", ...event, detail: { step: 2 } })
    const wrong: FieldFault = typed("passkey")
      ? { fault: "passkeyFailed" }
      : { field: "code", fault: "codeWrong" }
    return show(parts, c, interaction, account, [wrong], 401)
  }
  await parts.limits.secondStepTaken(account.id)
  await endPending(parts.pool, kind, interaction.uid)
  if (factor === "recovery") await tellOfRecoveryCode(parts, c, account)
  return finish(parts, c, interaction, account, [
    "pwd",
    factor === "passkey" ? "swk" : "otp",
    "mfa",
  ])
}

/** Which factor the person has shown. */
async function taken(
  parts: PageParts,
  interaction: Interaction,
  { id: accountId }: Account,
  typed: FormValues,
): Promise<"app" | "passkey" | "recovery" | undefined> {
  const now = parts.clock()
  const passkey = typed("passkey")
  if (passkey) {
    const { challenge } = (await findPending(parts.pool, kind, interaction.uid)) ?? {}
    if (!challenge) return undefined
    // A challenge is answered once.
    await keepPending(parts.pool, kind, interaction.uid, { accountId })
    const isTaken = await verifyPasskey(parts, { accountId, challenge, answer: passkey, now })
    return isTaken ? "passkey" : undefined
  }
  if (await verifyAppCode(parts.pool, accountId, typed("code"), now)) return "app"
  return (await consumeRecoveryCode(parts.pool, accountId, typed("code"))) ? "recovery" : undefined
}

async function tellOfRecoveryCode(parts: PageParts, c: Call, account: Account): Promise<void> {
  const { recoveryCodes } = await findSecondFactors(parts.pool, account.id)
  const event = { accountId: account.id, email: account.email, from: parts.addressOf(c.env) }
  await parts.record({ kind: "recoveryCodeUsed", ...event, detail: { left: recoveryCodes } })
  await parts.post({ to: account.email, locale: account.locale, kind: "recoveryCodeUsed" })
}

/** Whose second step this interaction waits for. */
async function waiting({ pool }: PageParts, { uid }: Interaction): Promise<Account | undefined> {
  const pending = await findPending(pool, kind, uid)
  return pending && findAccount(pool, pending.accountId)
}

const restart = (c: Call, { uid }: Interaction) =>
  c.redirect(`/identity/interaction/${uid}/sign-in`, 303)

async function show(
  parts: PageParts,
  c: Call,
  interaction: Interaction,
  account: Account,
  faults: FieldFault[] = [],
  status: Status = 200,
) {
  const { hasApp, passkeys } = await findSecondFactors(parts.pool, account.id)
  const passkey =
    passkeys.length > 0 && canHavePasskeys(parts.origin)
      ? await askForPasskey(parts, account.id)
      : undefined
  if (passkey)
    await keepPending(parts.pool, kind, interaction.uid, {
      accountId: account.id,
      challenge: passkey.challenge,
    })
  const page = renderSecondStep({
    locale: localeOf(c, interaction),
    faults,
    action: `/identity/interaction/${interaction.uid}/second-step`,
    hasApp,
    passkey,
  })
  return answer(c, status, page, [targetOf(interaction)])
}
