import { expect, test } from "vitest"
import {
  addApp,
  another,
  camille,
  codeAt,
  minute,
  startWithCamille,
  withPassword,
} from "../../tests/camille"
import {
  authorizationRequest,
  formAction,
  goodPassword,
  linkIn,
  refresh,
  signedUp,
  startIdentity,
} from "../../tests/identity"

test("who is not signed in is led to sign in, and comes back", async () => {
  const identity = await startIdentity()
  const answer = await identity.call("/identity/account")
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/auth/sign-in?again&returnTo=/identity/account",
  ])
})

test("an address that waits says so, and its link is sent again", async () => {
  const { identity, browser, at } = await startWithCamille()
  expect((await browser.visit(at(""))).body).toContain("Adresse à confirmer")
  const again = await browser.visit(at("/confirmation"), {})
  expect(again.body).toContain("Un nouveau lien vient de vous être envoyé.")
  const [first, second] = await identity.mailsTo(camille, 2)
  expect((await browser.visit(linkIn(first))).status).toBe(400)
  const page = await browser.visit(linkIn(second))
  const token = new URL(linkIn(second)).searchParams.get("token") ?? ""
  await browser.visit(formAction(page), { token })
  expect((await browser.visit(at(""))).body).toContain("Adresse confirmée")
})

test("a password is changed with the current one; other sessions end, this one stays", async () => {
  const { identity, browser, tokens, at } = await startWithCamille()
  const elsewhere = identity.browser()
  await withPassword(identity, elsewhere)
  const fields = { password: another, passwordConfirmation: another }
  const wrong = await browser.visit(at("/password"), { ...fields, currentPassword: "guessed" })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toContain("Ce n’est pas votre mot de passe actuel")
  const done = await browser.visit(at("/password"), { ...fields, currentPassword: goodPassword })
  expect(done.body).toContain("Votre mot de passe a été changé")
  expect((await refresh(identity, tokens.refresh_token)).status).toBe(200)
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  expect((await elsewhere.visit(silent)).url).toContain("error=login_required")
  expect((await identity.mailsTo(camille, 2)).at(-1)?.subject).toBe(
    "Votre mot de passe a été changé",
  )
  expect((await withPassword(identity)).status).toBe(401)
  expect((await withPassword(identity, identity.browser(), another)).url).toContain("code=")
})

test("A27 the current password is guessed five times, and then waits", async () => {
  const { browser, at } = await startWithCamille({ rateLimits: true })
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1)
    statuses.push((await browser.visit(at("/app"), { currentPassword: "guessed" })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})

test("A25 a new address is confirmed there; the old one is told and other sessions end", async () => {
  const { identity, browser, at } = await startWithCamille()
  const elsewhere = identity.browser()
  await withPassword(identity, elsewhere)
  const asked = { newEmail: "camille@ailleurs.fr", currentPassword: goodPassword }
  expect((await browser.visit(at("/email"), asked)).body).toContain("Ouvrez le lien envoyé")
  const link = linkIn((await identity.mailsTo(asked.newEmail))[0])
  const page = await browser.visit(link)
  const token = new URL(link).searchParams.get("token") ?? ""
  const done = await browser.visit(formAction(page), { token })
  expect(done.body).toContain("Votre adresse a été changée")
  expect((await identity.mailsTo(camille, 2)).at(-1)?.subject).toBe(
    "L’adresse de votre compte a été changée",
  )
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  expect((await elsewhere.visit(silent)).url).toContain("error=login_required")
  expect((await browser.visit(at(""))).body).toContain("camille@ailleurs.fr")
  expect((await withPassword(identity)).status).toBe(401)
})

test("A26 a new address that is taken is answered alike, and stays its owner's", async () => {
  const { identity, browser, at } = await startWithCamille()
  await signedUp(identity, "thomas@exemple.fr")
  const answers = []
  for (const newEmail of ["thomas@exemple.fr", "free@exemple.fr"])
    answers.push(await browser.visit(at("/email"), { newEmail, currentPassword: goodPassword }))
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect((await identity.mailsTo("thomas@exemple.fr", 2)).at(-1)?.subject).toBe(
    "Cette adresse a déjà un compte Plume",
  )
})

test("A3 signing out everywhere ends five sessions and revokes their refresh tokens", async () => {
  const { identity, browser, tokens, at } = await startWithCamille()
  const others = [1, 2, 3, 4].map(() => identity.browser())
  for (const other of others) await withPassword(identity, other)
  expect((await browser.visit(at(""))).body.match(/dernière activité le/g)).toHaveLength(5)
  const done = await browser.visit(at("/sessions/end"), {})
  expect(done.body).toContain("Vous êtes déconnecté")
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  for (const one of [browser, ...others])
    expect((await one.visit(silent)).url).toContain("error=login_required")
  const { rows } = await identity.pool.query(
    "select model from identity.artifacts where model in ('RefreshToken', 'Grant', 'Session') and payload ? 'accountId'",
  )
  expect(rows).toEqual([])
})

test("an app is added by a QR code or by hand, and then asked for at sign-in", async () => {
  const one = await startWithCamille()
  const { identity } = one
  const { page, secret, codes } = await addApp(one)
  expect(page.body).toContain("<svg")
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(new Set(codes).size).toBe(10)
  identity.clock.now += minute
  const browser = identity.browser()
  const step = await withPassword(identity, browser)
  expect(step.body).toContain("Vérifier que c’est bien vous")
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  const bystander = identity.browser()
  for (const [key, cookie] of browser.cookies) bystander.cookies.set(key, cookie)
  expect((await bystander.visit(silent)).url).toContain("error=login_required")
  const entered = await browser.visit(formAction(step), {
    code: codeAt(secret, identity.clock.now),
  })
  expect(entered.url).toContain("code=")
})

test("a code is good one step of 30 s early or late, and never twice", async () => {
  const one = await startWithCamille()
  const { identity } = one
  const { secret } = await addApp(one)
  const attempt = async (timestamp: number) => {
    const browser = identity.browser()
    const step = await withPassword(identity, browser)
    return (await browser.visit(formAction(step), { code: codeAt(secret, timestamp) })).url
  }
  // The code that was typed to add the app.
  expect(await attempt(identity.clock.now)).not.toContain("code=")
  identity.clock.now += 10 * minute
  const { now } = identity.clock
  expect(await attempt(now - 60_000)).not.toContain("code=")
  expect(await attempt(now + 60_000)).not.toContain("code=")
  expect(await attempt(now - 30_000)).toContain("code=")
  expect(await attempt(now - 30_000)).not.toContain("code=")
  expect(await attempt(now + 30_000)).toContain("code=")
  // An older step than one that was taken.
  expect(await attempt(now)).not.toContain("code=")
})

test("a recovery code stands in once, as one types it; its owner is told", async () => {
  const one = await startWithCamille()
  const { identity } = one
  const { codes } = await addApp(one)
  const attempt = async (code = "") => {
    const browser = identity.browser()
    const step = await withPassword(identity, browser)
    return browser.visit(formAction(step), { code })
  }
  const [first = ""] = codes
  expect((await attempt(` ${first.replaceAll("-", "").toUpperCase()} `)).url).toContain("code=")
  expect((await attempt(first)).status).toBe(401)
  expect((await identity.mailsTo(camille, 3)).at(-1)?.subject).toBe(
    "Un code de secours a été utilisé",
  )
  const { rows } = await identity.pool.query("select * from identity.recovery_codes")
  expect(rows).toHaveLength(9)
  expect(JSON.stringify(rows)).not.toContain(codes[1]?.replaceAll("-", ""))
  const fresh = await one.browser.visit(one.at("/recovery-codes"), {
    currentPassword: goodPassword,
  })
  expect(fresh.body.match(/<li><code>/g)).toHaveLength(10)
  expect((await attempt(codes[1])).status).toBe(401)
})

test("A27 the sixth wrong code waits, from wherever it comes; what was typed is not sent back", async () => {
  const one = await startWithCamille({ rateLimits: true })
  await addApp(one)
  const statuses: number[] = []
  const browser = one.identity.browser()
  const step = await withPassword(one.identity, browser)
  for (let n = 0; n < 6; n += 1) {
    const answer = await browser.visit(formAction(step), { code: "000000" })
    statuses.push(answer.status)
    if (n === 5) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(answer.body).not.toContain("000000")
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test("the second step cannot be reached past the password, nor from another sign-in", async () => {
  const one = await startWithCamille()
  await addApp(one)
  const browser = one.identity.browser()
  const page = await browser.visit(authorizationRequest(one.identity).url)
  const step = formAction(page).replace("/sign-in", "/second-step")
  expect((await browser.visit(step)).body).toContain('name="password"')
  expect((await browser.visit(step, { code: "000000" })).body).toContain('name="password"')
})

test("an app is removed with the password, and its recovery codes go too", async () => {
  const one = await startWithCamille()
  const { codes } = await addApp(one)
  expect((await one.browser.visit(one.at("/app/remove"), { currentPassword: "x" })).status).toBe(
    422,
  )
  await one.browser.visit(one.at("/app/remove"), { currentPassword: goodPassword })
  expect((await withPassword(one.identity)).url).toContain("code=")
  const { rows } = await one.identity.pool.query("select * from identity.recovery_codes")
  expect([codes.length, rows.length]).toEqual([10, 0])
  expect(one.identity.events.filter(({ kind }) => kind.startsWith("factor"))).toMatchObject([
    { kind: "factorAdded", detail: { factor: "app" } },
    { kind: "factorRemoved", detail: { factor: "app" } },
  ])
})
