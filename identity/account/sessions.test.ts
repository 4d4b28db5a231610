import { decodeJwt } from "jose"
import { expect, test } from "vitest"
import { camille, startWithCamille, withPassword } from "../../tests/camille"
import { authorizationRequest, redeem, refresh, signedUp } from "../../tests/identity"

/** The ids of the sessions that the page lists, this browser's last. */
const sessionsOn = (body: string) =>
  [...body.matchAll(/name="session" value="([^"]+)"/g)].map(([, uid = ""]) => uid)

const thisOn = (body: string) =>
  /class="badge"[\s\S]*?name="session" value="([^"]+)"/.exec(body)?.[1] ?? ""

test("one session is ended and no other: its tokens go, this one's stay", async () => {
  const { identity, browser, tokens, at } = await startWithCamille()
  const elsewhere = identity.browser()
  const request = authorizationRequest(identity)
  const callback = new URL((await withPassword(identity, elsewhere, undefined, request)).url)
  const other = await redeem(identity, callback, request.verifier)
  const page = await browser.visit(at(""))
  const [uid = ""] = sessionsOn(page.body).filter((one) => one !== thisOn(page.body))
  const done = await browser.visit(at("/session/end"), { session: uid })
  expect(done.body).toContain("Cette session est fermée.")
  expect(sessionsOn(done.body)).toEqual([thisOn(page.body)])
  expect((await refresh(identity, other.tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  expect((await refresh(identity, tokens.refresh_token)).status).toBe(200)
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  expect((await elsewhere.visit(silent)).url).toContain("error=login_required")
  expect((await browser.visit(silent)).url).toContain("code=")
  expect(identity.events.at(-1)).toMatchObject({ kind: "sessionsEnded", detail: { sessions: 1 } })
})

test("an administrator ends the sessions that were open, and none that was opened since", async () => {
  const { identity, browser, tokens } = await startWithCamille()
  const { sub: id = "" } = decodeJwt(tokens.access_token)
  const signInAgain = async () => {
    const elsewhere = identity.browser()
    const request = authorizationRequest(identity)
    const callback = new URL((await withPassword(identity, elsewhere, undefined, request)).url)
    return { elsewhere, tokens: (await redeem(identity, callback, request.verifier)).tokens }
  }
  const until = new Date(identity.clock.now)
  identity.clock.now += 1_000
  const since = await signInAgain()
  await identity.accounts.endSessions(id, until)
  const silent = authorizationRequest(identity, { prompt: "none" }).url
  expect((await browser.visit(silent)).url).toContain("error=login_required")
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  expect((await since.elsewhere.visit(silent)).url).toContain("code=")
  expect((await refresh(identity, since.tokens.refresh_token)).status).toBe(200)
})

test("one's own session may be the one that ends", async () => {
  const { browser, at } = await startWithCamille()
  const page = await browser.visit(at(""))
  const done = await browser.visit(at("/session/end"), { session: thisOn(page.body) })
  expect(done.body).toContain("Vous êtes déconnecté")
})

test("someone else's session cannot be ended, and answers like one that is not there", async () => {
  const { identity, browser, tokens, at } = await startWithCamille()
  const mine = thisOn((await browser.visit(at(""))).body)
  const thomas = identity.browser()
  await signedUp(identity, "thomas@exemple.fr", thomas)
  const answers = []
  for (const session of [mine, "no-such-session", "", "' or true --"])
    answers.push(await thomas.visit(at("/session/end"), { session }))
  for (const answer of answers) expect(answer.body).toBe(answers[1]?.body)
  expect((await refresh(identity, tokens.refresh_token)).status).toBe(200)
  expect((await browser.visit(at(""))).body).toContain(camille)
  expect(identity.events.map(({ kind }) => kind)).not.toContain("sessionsEnded")
})

test("signing out, a token that comes twice, and attempts that are too many are written down", async () => {
  const { identity, browser, tokens, at } = await startWithCamille({ rateLimits: true })
  for (let n = 0; n < 6; n += 1) await browser.visit(at("/app"), { currentPassword: "guessed" })
  expect(identity.events.at(-1)).toMatchObject({
    kind: "attemptsRefused",
    email: camille,
    detail: { at: "signIn" },
  })
  await refresh(identity, tokens.refresh_token)
  await refresh(identity, tokens.refresh_token)
  const { rows } = await identity.pool.query("select id from identity.accounts")
  expect(identity.events.at(-1)).toMatchObject({ kind: "tokenReused", accountId: rows[0].id })
  const end = `${identity.origin}/identity/session/end?id_token_hint=${tokens.id_token}`
  await browser.visit(end)
  expect(identity.events.at(-1)).toMatchObject({ kind: "signedOut", accountId: rows[0].id })
})

test("whoever is removed is found in nothing that this server keeps, not in a sign-in that was left either", async () => {
  const { identity, tokens } = await startWithCamille()
  const hinted = authorizationRequest(identity, { prompt: "login", login_hint: camille })
  await identity.browser().visit(hinted.url)
  const { sub = "" } = decodeJwt(tokens.access_token)
  const kept = async () => {
    const { rows } = await identity.pool.query<{ row: string }>(
      `select to_jsonb(a)::text as row from identity.accounts a
        union all select to_jsonb(a)::text from identity.artifacts a
        union all select to_jsonb(d)::text from identity.devices d
        union all select to_jsonb(l)::text from identity.links l
        union all select to_jsonb(l)::text from identity.letters l`,
    )
    return rows.map(({ row }) => row).join("\n")
  }
  expect(await kept()).toMatch(new RegExp(`login_hint": "${camille}`))
  await identity.accounts.remove(sub)
  const left = await kept()
  expect([left.includes(camille), left.includes(sub)]).toEqual([false, false])
})
