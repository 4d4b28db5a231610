import { addAccount, authenticate } from "../accounts"
import { answer, type Call, keepLocale, localeOf, type Status } from "../answers"
import { withoutFirstLink } from "../first-account"
import { type FormValues, formFaults, readForm } from "../form-values"
import { isLocale } from "../messages"
import { type AccountForm, renderAccountForm } from "../pages/account-form"
import type { PageParts } from "../parts"
import { BusyError } from "../passwords"
import { findSecondFactors, hasSecondStep } from "../second-factor/second-factors"
import { beginSecondStep } from "../second-factor/second-step"
import type { Pages } from "../site"
import { finish, type Interaction, openInteraction, targetOf } from "./interaction"

type Kind = AccountForm["kind"]

const paths: Record<Kind, string> = { signIn: "sign-in", signUp: "sign-up" }

/** The pages between a client's authorization request and its answer: to sign in, to sign up. */
export function addInteractions(app: Pages, parts: PageParts): void {
  app.get("/interaction/:uid", async (c) => {
    const interaction = await openInteraction(parts, c)
    const kind = interaction.prompt.name === "create" ? "signUp" : "signIn"
    const closed = kind === "signUp" && (await withoutFirstLink(parts, c))
    return closed || show(parts, c, interaction, kind)
  })
  for (const kind of ["signIn", "signUp"] as const) {
    app.get(`/interaction/:uid/${paths[kind]}`, async (c) => {
      const isCreated = kind === "signIn" && c.req.query("created") !== undefined
      const interaction = await openInteraction(parts, c)
      const closed = kind === "signUp" && (await withoutFirstLink(parts, c))
      return closed || show(parts, c, interaction, kind, { isCreated })
    })
    app.post(`/interaction/:uid/${paths[kind]}`, async (c) => submit(parts, c, kind))
  }
}

async function submit(parts: PageParts, c: Call, kind: Kind): Promise<Response> {
  const interaction = await openInteraction(parts, c)
  const typed = await readForm(c)
  const email = typed("email").trim()
  const locale = typed("locale")
  if (isLocale(locale)) {
    keepLocale(c, parts.origin, locale)
    return show(parts, c, interaction, kind, { email, locale })
  }
  const faults = formFaults(kind, typed)
  if (faults.length > 0) return show(parts, c, interaction, kind, { email, faults }, 422)
  try {
    return kind === "signIn"
      ? await signIn(parts, c, interaction, email, typed)
      : await signUp(parts, c, interaction, email, typed)
  } catch (error) {
    if (!(error instanceof BusyError)) throw error
    c.header("Retry-After", "5")
    return show(parts, c, interaction, kind, { email, faults: [{ fault: "busy" }] }, 503)
  }
}

async function signIn(
  parts: PageParts,
  c: Call,
  interaction: Interaction,
  email: string,
  typed: FormValues,
) {
  const from = parts.addressOf(c.env)
  const wait = await parts.limits.beforeSignIn(email, from)
  if (wait) return refuse(parts, c, interaction, "signIn", email, wait)
  const account = await authenticate(parts.pool, email, typed("password"))
  if (!account) {
    await parts.record({ kind: "signInFailed", email, from })
    const faults = [{ fault: "credentials" as const }]
    return show(parts, c, interaction, "signIn", { email, faults }, 401)
  }
  await parts.limits.signedIn(email, from)
  if (hasSecondStep(await findSecondFactors(parts.pool, account.id)))
    return beginSecondStep(parts, c, interaction, account)
  return finish(parts, c, interaction, account, ["pwd"])
}

/**
 * Whether the address is free or taken, the answer is the same, as are the steps to it (security A26);
 * who owns a taken address is told by a letter.
 */
async function signUp(
  parts: PageParts,
  c: Call,
  interaction: Interaction,
  email: string,
  typed: FormValues,
) {
  const closed = await withoutFirstLink(parts, c)
  if (closed) return closed
  const from = parts.addressOf(c.env)
  const wait = await parts.limits.beforeSignUp(from)
  if (wait) return refuse(parts, c, interaction, "signUp", email, wait)
  const locale = localeOf(c, interaction)
  const now = parts.clock()
  const account = await addAccount(parts.pool, { email, password: typed("password"), locale, now })
  if (account) parts.onFirstAccount?.()
  await parts.record(
    account
      ? { kind: "accountCreated", accountId: account.id, email, from }
      : { kind: "addressTaken", email, from },
  )
  if (!(await parts.limits.beforeWelcome(email)))
    await parts.post(
      account
        ? { to: account.email, locale, kind: "confirmEmail", accountId: account.id }
        : { to: email, locale, kind: "addressTaken" },
    )
  interaction.params.login_hint = email
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000))
  return c.redirect(`/identity/interaction/${interaction.uid}/sign-in?created`, 303)
}

function refuse(
  parts: PageParts,
  c: Call,
  interaction: Interaction,
  kind: Kind,
  email: string,
  wait: number,
) {
  c.header("Retry-After", String(wait))
  return show(parts, c, interaction, kind, { email, faults: [{ fault: "tooMany" }] }, 429)
}

function show(
  { isFree }: PageParts,
  c: Call,
  interaction: Interaction,
  kind: Kind,
  reply: Partial<AccountForm> = {},
  status: Status = 200,
) {
  const base = `/identity/interaction/${interaction.uid}`
  const page = renderAccountForm({
    kind,
    locale: localeOf(c, interaction),
    action: `${base}/${paths[kind]}`,
    otherAction: `${base}/${paths[kind === "signIn" ? "signUp" : "signIn"]}`,
    email: hintedEmail(interaction),
    confirms: kind === "signIn" && interaction.prompt.reasons.includes("login_prompt"),
    faults: [],
    isFree,
    ...reply,
  })
  return answer(c, status, page, [targetOf(interaction)])
}

function hintedEmail(interaction: Interaction): string {
  const hint = interaction.params.login_hint
  return typeof hint === "string" ? hint : ""
}
