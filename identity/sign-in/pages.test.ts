import { readFileSync } from "node:fs"
import { decodeJwt } from "jose"
import { expect, test } from "vitest"
import {
  authorizationRequest,
  enter,
  formAction,
  goodPassword,
  redeem,
  refresh,
  signedUp,
  startIdentity,
  type TestIdentity,
} from "../../tests/identity"
import { addAccount } from "../accounts"
import { hashPassword, inTurn, passwordMatches } from "../passwords"
import { stylesheet, themeStylesheet } from "../stylesheet"

const camille = { email: "camille@exemple.fr", password: goodPassword }

async function addCamille({ pool }: TestIdentity) {
  await addAccount(pool, { ...camille, locale: "fr", now: new Date("2026-11-21T09:00:00Z") })
}

/** A browser on the form, and what posting the form answers. */
async function openForm(identity: TestIdentity, replaced: Record<string, string> = {}) {
  const browser = identity.browser()
  const page = await browser.visit(authorizationRequest(identity, replaced).url)
  const action = formAction(page)
  const post = (fields: Record<string, string>, headers?: Record<string, string>) =>
    browser.visit(action, fields, headers)
  return { browser, page, action, post }
}

test("of five people who sign up at once, the first is the administrator, and only one is", async () => {
  const identity = await startIdentity()
  const roles = await Promise.all(
    [1, 2, 3, 4, 5].map(async (n) => {
      const { tokens } = await signedUp(identity, `person${n}@exemple.fr`)
      return decodeJwt<{ realm_access: { roles: string[] } }>(tokens.access_token).realm_access
        .roles
    }),
  )
  expect(roles.flat().sort()).toEqual(["admin", ...Array(4).fill("freelancer")])
})

test("who signed up can sign in, in any case of the address, and comes back to the client", async () => {
  const identity = await startIdentity()
  await addCamille(identity)
  const request = authorizationRequest(identity)
  const callback = await enter(identity, "signIn", "CAMILLE@exemple.fr", request)
  expect((await redeem(identity, callback, request.verifier)).status).toBe(200)
})

test("A26 a wrong password and an unknown address are answered alike", async () => {
  const identity = await startIdentity()
  await addCamille(identity)
  const answers = await Promise.all(
    [camille.email, "nobody@exemple.fr"].map(async (email) => {
      const form = await openForm(identity)
      const answer = await form.post({ email, password: "something else" })
      expect(answer.status).toBe(401)
      expect(answer.body).toContain("L’adresse e-mail ou le mot de passe est incorrect")
      expect(answer.body).not.toContain("something else")
      return answer.body
        .replaceAll(email, "EMAIL")
        .replaceAll(new URL(answer.url).pathname.split("/")[3] ?? "", "UID")
    }),
  )
  expect(answers[0]).toBe(answers[1])
})

test("A26 signing up answers alike for a free address and for a taken one; its owner is told", async () => {
  const identity = await startIdentity()
  await addCamille(identity)
  const answers = await Promise.all(
    [camille.email, "thomas@exemple.fr"].map(async (email) => {
      const form = await openForm(identity, { prompt: "create", ui_locales: "en" })
      const password = "another good phrase"
      const answer = await form.post({ email, password, passwordConfirmation: password })
      expect(answer.status).toBe(200)
      expect(answer.body).toContain(
        "Account created successfully, you can log in with your credentials",
      )
      expect(answer.body).toContain(`value="${email}"`)
      return answer.body
        .replaceAll(email, "EMAIL")
        .replaceAll(new URL(answer.url).pathname.split("/")[3] ?? "", "UID")
    }),
  )
  expect(answers[0]).toBe(answers[1])
  const [told] = await identity.mailsTo(camille.email)
  expect(told?.subject).toBe("You already have a Plume account")
  // The account is as it was.
  expect((await (await openForm(identity)).post(camille)).url).toContain("code=")
})

test.each([
  [{ email: "", password: "" }, ["Enter your e-mail address", "Enter your password"]],
  [{ email: "no address" }, ["This e-mail address is not valid"]],
  [{ password: "1234567", passwordConfirmation: "1234567" }, ["at least 8 characters"]],
  [{ password: "é".repeat(257) }, ["no more than 256 characters"]],
  [{ password: "Azertyuiop" }, ["too easy to guess"]],
  [{ password: "aaaaaaaaaaaa" }, ["too easy to guess"]],
  [{ password: "camille@exemple.fr" }, ["too easy to guess"]],
  [{ password: "Camille2026!" }, ["too easy to guess"]],
  [{ password: "plume-2026" }, ["too easy to guess"]],
  [{ password: "ncc1701d" }, ["too easy to guess"]],
  [{ passwordConfirmation: "another one" }, ["Please Make sure your passwords match"]],
])("signing up with %o is refused at the field", async (typed, messages) => {
  const identity = await startIdentity()
  const form = await openForm(identity, { prompt: "create", ui_locales: "en" })
  const right = { ...camille, passwordConfirmation: goodPassword }
  const same = "password" in typed ? { passwordConfirmation: typed.password } : {}
  const answer = await form.post({ ...right, ...same, ...typed })
  expect(answer.status).toBe(422)
  for (const message of messages) expect(answer.body).toContain(message)
  expect(answer.body).toContain('aria-invalid="true"')
})

test("what happens to an account is told, and a failure to tell it stops it", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille.email)
  await (await openForm(identity)).post({ ...camille, password: "something else" })
  await (await openForm(identity)).post(camille)
  expect(identity.events.map(({ kind }) => kind)).toEqual([
    "accountCreated",
    "signedIn",
    "signInFailed",
    "signedIn",
  ])
  expect(identity.events[3]).toEqual({
    kind: "signedIn",
    accountId: identity.events[0]?.accountId,
    email: camille.email,
    from: "127.0.0.1",
    detail: { with: "pwd" },
  })
  identity.events.push = () => {
    throw new Error("the log is away")
  }
  const answer = await (await openForm(identity)).post(camille)
  expect([answer.status, answer.url.includes("code=")]).toEqual([500, false])
})

test("a password of 256 characters of any script is taken whole", async () => {
  const long = "🪶".repeat(255)
  const hash = await hashPassword(`${long}a`)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(hash, `${long}a`)).toBe(true)
  expect(await passwordMatches(hash, `${long}b`)).toBe(false)
  expect(await passwordMatches(await hashPassword("caf\u00e9 noir"), "cafe\u0301 noir")).toBe(true)
})

test("A27 the sixth wrong password waits; the person elsewhere does not", async () => {
  const identity = await startIdentity({ rateLimits: true })
  await addCamille(identity)
  const form = await openForm(identity)
  const wrong = { email: camille.email, password: "something else" }
  for (let n = 0; n < 5; n += 1) expect((await form.post(wrong)).status).toBe(401)
  const sixth = await form.post({ email: camille.email, password: camille.password })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(sixth.body).toContain("Trop de tentatives.")
  const forwarded = await form.post(wrong, { "X-Forwarded-For": "203.0.113.9" })
  expect(forwarded.status).toBe(429)
  const { rows } = await identity.pool.query("select key from identity.rate_limits")
  expect(JSON.stringify(rows)).not.toMatch(/camille|127\.0/)
})

test("A27 twenty wrong passwords from one address, for twenty people, are the last", async () => {
  const identity = await startIdentity({ rateLimits: true })
  const form = await openForm(identity)
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1)
    statuses.push((await form.post({ email: `p${n}@exemple.fr`, password: "Summer2026" })).status)
  expect(statuses).toEqual([...Array(20).fill(401), 429])
})

test("a right password clears what was counted", async () => {
  const identity = await startIdentity({ rateLimits: true })
  await addCamille(identity)
  for (let round = 0; round < 3; round += 1) {
    const form = await openForm(identity)
    for (let n = 0; n < 3; n += 1)
      await form.post({ email: camille.email, password: "something else" })
    const entered = await form.post({ email: camille.email, password: camille.password })
    expect(entered.url).toContain("code=")
  }
})

test.each(["https://evil.example", "null"])("a form from %s is refused", async (origin) => {
  const identity = await startIdentity()
  await addCamille(identity)
  const form = await openForm(identity)
  expect((await form.post(camille, { Origin: origin })).status).toBe(403)
})

test("French at first whatever the browser prefers; then the client's wish; then the person's", async () => {
  const identity = await startIdentity()
  const open = async (path: string, cookie = "") => {
    const headers = { "Accept-Language": "en", ...(cookie && { Cookie: cookie }) }
    return (await identity.browser().visit(path, undefined, headers)).body
  }
  expect(await open(authorizationRequest(identity).url)).toContain('lang="fr"')
  const form = await openForm(identity, { ui_locales: "en-GB fr" })
  expect(form.page.body).toContain("30-day free trial, no card required, no commitment")
  const switched = await form.post({ email: "typed@exemple.fr", password: "x", locale: "fr" })
  expect(switched.body).toContain(
    "30\u00a0jours d’essai gratuit, sans carte bancaire, sans engagement",
  )
  expect(switched.body).toContain('value="typed@exemple.fr"')
  expect([...form.browser.cookies.values()].map((cookie) => cookie.pair)).toContain(
    "plume_locale=fr",
  )
  const later = authorizationRequest(identity, { ui_locales: "en" })
  expect((await form.browser.visit(later.url)).body).toContain("Se connecter")
})

test("every page below the account may be read in the other language, and one stays on it", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, camille.email, browser)
  const pages = ["", "/password", "/email", "/app", "/passkeys/new", "/recovery-codes"]
  const paths = [...pages.map((path) => `/account${path}`), "/password-reset/sent", "/nothing"]
  for (const path of paths) {
    const url = `${identity.origin}/identity${path}`
    const french = await browser.visit(url)
    expect([path, french.body]).toEqual([path, expect.stringContaining('lang="fr"')])
    expect(french.body).toContain('name="locale" value="en"')
    const choose = `${identity.origin}/identity/language`
    const english = await browser.visit(choose, { locale: "en" }, { Referer: url })
    expect([english.url, english.body]).toEqual([url, expect.stringContaining('<html lang="en"')])
    await browser.visit(choose, { locale: "fr" }, { Referer: url })
  }
  for (const Referer of ["https://evil.example/identity/account", "//evil", `${identity.origin}/x`])
    expect(
      (await browser.visit(`${identity.origin}/identity/language`, { locale: "fr" }, { Referer }))
        .url,
    ).toBe(`${identity.origin}/identity/account`)
})

test("where too many passwords wait, pages answer 503 and say when to try again", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, camille.email, browser)
  const url = `${identity.origin}/identity/account/password`
  const fields = { password: "six plumes grises", passwordConfirmation: "six plumes grises" }
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  const full = Promise.all(Array.from({ length: 202 }, () => inTurn(() => gate)))
  const asked = await browser.visit(url, { ...fields, currentPassword: goodPassword })
  expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "5"])
  expect(asked.body).toContain("Le service est très sollicité")
  expect(asked.body).toContain('name="currentPassword"')
  const { url: form, body } = await browser.visit(`${identity.origin}/identity/account/app`, {
    currentPassword: goodPassword,
  })
  expect([form, body]).toEqual([
    expect.stringContaining("/app"),
    expect.stringContaining("sollicité"),
  ])
  release()
  await full
})

test("what is typed is shown as text, and the page holds no script and no inline style", async () => {
  const identity = await startIdentity()
  const form = await openForm(identity)
  const answer = await form.post({ email: '"><script>alert(1)</script>', password: "x" })
  expect(answer.body).not.toContain("<script")
  expect(answer.body).not.toContain("style=")
  const policy = answer.headers.get("content-security-policy")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`form-action 'self' ${identity.origin};`)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const sheet = /href="(\/identity\/assets\/[^"]+)"/.exec(answer.body)?.[1] ?? ""
  expect((await identity.call(sheet)).headers.get("content-type")).toContain("text/css")
})

test("the pages wear the product's colours, and the theme that was chosen there", async () => {
  const tokens = (css: string) =>
    new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
  const [first = ""] = readFileSync("app/styles.css", "utf8").split("[data-theme")
  const product = tokens(first)
  const own = [...tokens(stylesheet)]
  expect(own.length).toBeGreaterThan(10)
  for (const [name, value] of own) expect(value, name).toBe(product.get(name ?? ""))
  expect(themeStylesheet("plume_locale=en; plume_theme=dark")).toContain("color-scheme: dark")
  expect(themeStylesheet("plume_theme=system")).toBe("")
  expect(themeStylesheet("plume_theme=dark}body{")).toBe("")
  expect(themeStylesheet(undefined)).toBe("")
})

test("another browser's address, or one that has expired, leads to a fresh start", async () => {
  const identity = await startIdentity()
  await addCamille(identity)
  const form = await openForm(identity)
  const stranger = await identity.browser().visit(form.action)
  expect(stranger.status).toBe(400)
  expect(stranger.body).toContain("Cette page a expiré")
  await identity.pool.query("update identity.artifacts set expires_at = now() - interval '1 s'")
  expect((await form.post(camille)).body).toContain("Cette page a expiré")
  expect(
    (await identity.call("/identity/nothing", { headers: { Accept: "text/html" } })).status,
  ).toBe(404)
})

test("signing out with the ID token ends session and tokens at once, without a question", async () => {
  const identity = await startIdentity()
  const browser = identity.browser(`${identity.origin}/?`)
  const { tokens } = await signedUp(identity, camille.email, browser)
  const end = new URL(`${identity.origin}/identity/session/end`)
  end.search = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${identity.origin}/`,
    state: "bye",
  }).toString()
  expect((await browser.visit(end.href)).url).toBe(`${identity.origin}/?state=bye`)
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  const silent = authorizationRequest(identity, { prompt: "none" })
  const returning = identity.browser()
  for (const [key, cookie] of browser.cookies) returning.cookies.set(key, cookie)
  expect((await returning.visit(silent.url)).url).toContain("error=login_required")
  expect((await browser.visit(end.href)).url).toBe(`${identity.origin}/?state=bye`)
})

test("signing out without the ID token asks first, and foreign addresses are not gone to", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  await signedUp(identity, camille.email, browser)
  const end = `${identity.origin}/identity/session/end`
  const page = await browser.visit(`${end}?post_logout_redirect_uri=https://evil.example/`)
  expect(page.body).toContain("Se déconnecter")
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ""
  const done = await browser.visit(formAction(page), { xsrf, logout: "yes" })
  expect(done.url).toBe(`${end}/success`)
  expect(done.body).toContain("Vous êtes déconnecté")
})

test("signing in as someone else ends the open session by a button, not by a script", async () => {
  const identity = await startIdentity()
  await addCamille(identity)
  const browser = identity.browser()
  await signedUp(identity, "thomas@exemple.fr", browser)
  const page = await browser.visit(authorizationRequest(identity, { prompt: "login" }).url)
  const question = await browser.visit(formAction(page), camille)
  expect(question.body).toContain("Changer de compte")
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.body)?.[1] ?? ""
  const done = await browser.visit(formAction(question), { xsrf, logout: "yes" })
  expect(new URL(done.url).searchParams.get("code")).toBeTruthy()
})
