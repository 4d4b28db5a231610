import { expect, test } from "vitest"
import { another, camille, minute, startWithCamille, withPassword } from "../../tests/camille"
import {
  authorizationRequest,
  enter,
  formAction,
  goodPassword,
  linkIn,
  refresh,
  signedUp,
  startIdentity,
  type TestIdentity,
} from "../../tests/identity"

async function askReset(identity: TestIdentity, email = camille, headers = {}) {
  const url = `${identity.origin}/identity/password-reset`
  return identity.browser().visit(url, { email }, headers)
}

/** The link of the n-th letter with this subject. */
async function resetLink(identity: TestIdentity, count = 1): Promise<string> {
  // The first letter is the one that confirms the address.
  const mails = await identity.mailsTo(camille, count + 1)
  const mail = mails.at(-1)
  expect(mail?.subject).toBe("Choisissez un nouveau mot de passe")
  return linkIn(mail)
}

async function choose(identity: TestIdentity, link: string, password = another) {
  const browser = identity.browser()
  const page = await browser.visit(link)
  if (page.status !== 200) return page
  const token = new URL(link).searchParams.get("token") ?? ""
  return browser.visit(formAction(page), { token, password, passwordConfirmation: password })
}

test("a forgotten password is replaced by a letter's link; sessions end and the owner is told", async () => {
  const identity = await startIdentity()
  const { tokens } = await signedUp(identity, camille)
  const answer = await askReset(identity)
  expect(answer.body).toContain("Consultez votre messagerie")
  const done = await choose(identity, await resetLink(identity))
  expect(done.body).toContain("Votre mot de passe a été changé")
  expect((await refresh(identity, tokens.refresh_token)).tokens.error).toBe("invalid_grant")
  expect((await withPassword(identity)).status).toBe(401)
  expect((await withPassword(identity, identity.browser(), another)).url).toContain("code=")
  expect((await identity.mailsTo(camille, 3)).at(-1)?.subject).toBe(
    "Votre mot de passe a été changé",
  )
  expect(identity.events).toContainEqual(
    expect.objectContaining({ kind: "passwordReset", email: camille, detail: { sessions: 1 } }),
  )
})

test("A23 the letters' links are made of the configured origin, whatever the request claims", async () => {
  const identity = await startIdentity({ origin: "https://plume.example" })
  await signedUp(identity, camille)
  const [confirmation] = await identity.mailsTo(camille)
  expect(linkIn(confirmation)).toMatch(/^https:\/\/plume\.example\/identity\/confirmation\?token=/)
  await identity.call("/identity/password-reset", {
    method: "POST",
    headers: {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "http",
      Origin: "https://plume.example",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: `email=${camille}`,
  })
  expect(await resetLink(identity)).toMatch(
    /^https:\/\/plume\.example\/identity\/password-reset\/new\?token=/,
  )
  for (const { text, html, attachments } of await identity.mailsTo(camille, 2)) {
    expect(`${text}${html}`).not.toMatch(/evil|127\.0\.0\.1|http:/)
    // The mark travels in the letter: a picture that is fetched would tell when it is read.
    expect(html).toContain('src="cid:mark@plume"')
    expect(attachments).toMatchObject([{ contentId: "<mark@plume>", mimeType: "image/png" }])
  }
})

test("A24 a link sets a password once", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  await askReset(identity)
  const link = await resetLink(identity)
  const browser = identity.browser()
  const page = await browser.visit(link)
  const token = new URL(link).searchParams.get("token") ?? ""
  const fields = { token, password: another, passwordConfirmation: another }
  const answers = await Promise.all(
    [1, 2, 3].map(() => identity.browser().visit(formAction(page), fields)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect((await choose(identity, link, goodPassword)).status).toBe(400)
  expect((await withPassword(identity, identity.browser(), another)).url).toContain("code=")
})

test("A24 a link is refused after an hour", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  await askReset(identity)
  const link = await resetLink(identity)
  identity.clock.now += 59 * minute
  expect((await identity.browser().visit(link)).status).toBe(200)
  identity.clock.now += 2 * minute
  const late = await choose(identity, link)
  expect(late.status).toBe(400)
  expect(late.body).toContain("Ce lien n’est plus valable")
})

test("A24 a link is refused after another one was asked for, and its token is not kept", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  await askReset(identity)
  const first = await resetLink(identity)
  await askReset(identity)
  const second = await resetLink(identity, 2)
  expect((await choose(identity, first)).status).toBe(400)
  const token = new URL(second).searchParams.get("token") ?? ""
  const { rows } = await identity.pool.query("select * from identity.links")
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await choose(identity, second)).status).toBe(200)
})

test("A26 a reset is answered alike for a known and an unknown address", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  const answers = [await askReset(identity), await askReset(identity, "nobody@exemple.fr")]
  expect(answers[0]).toMatchObject({ status: answers[1]?.status, url: answers[1]?.url })
  expect(answers[0]?.body).toBe(answers[1]?.body)
})

test("the sixth letter within an hour waits, for known and unknown addresses", async () => {
  const identity = await startIdentity({ rateLimits: true })
  for (const email of [camille, "nobody@exemple.fr"]) {
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await askReset(identity, email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  }
  const refused = await askReset(identity)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
})

test("a new password is judged at the field, and the link stays good", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  await askReset(identity)
  const link = await resetLink(identity)
  const refused = await choose(identity, link, "password1")
  expect(refused.status).toBe(422)
  expect(refused.body).toContain("trop facile à deviner")
  expect((await choose(identity, link)).body).toContain("Votre mot de passe a été changé")
})

test("an address is confirmed by a button, once; opening the link alone confirms nothing", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  const link = linkIn((await identity.mailsTo(camille))[0])
  const isConfirmed = async () =>
    (
      await identity.pool.query(
        "select email_verified_at is not null as yes from identity.accounts",
      )
    ).rows[0].yes
  const page = await identity.browser().visit(link)
  expect(await isConfirmed()).toBe(false)
  const token = new URL(link).searchParams.get("token") ?? ""
  const done = await identity.browser().visit(formAction(page), { token })
  expect(done.body).toContain("Votre adresse est confirmée")
  expect(await isConfirmed()).toBe(true)
  const again = await identity.browser().visit(formAction(page), { token })
  expect(again.status).toBe(400)
})

test("an address that waits for confirmation does not keep its owner out", async () => {
  const identity = await startIdentity()
  await signedUp(identity, camille)
  const callback = await enter(identity, "signIn", camille, authorizationRequest(identity))
  expect(callback.searchParams.get("code")).toBeTruthy()
})

test("B39 the link of one letter opens nothing that another letter's link does", async () => {
  const { identity, browser, at } = await startWithCamille()
  const asked = { newEmail: "camille@ailleurs.fr", currentPassword: goodPassword }
  await browser.visit(at("/email"), asked)
  await askReset(identity)
  const links = {
    "/confirmation": linkIn((await identity.mailsTo(camille))[0]),
    "/confirmation/new-address": linkIn((await identity.mailsTo(asked.newEmail))[0]),
    "/password-reset/new": await resetLink(identity),
  }
  for (const [path, link] of Object.entries(links))
    for (const other of Object.keys(links).filter((each) => each !== path)) {
      const token = new URL(link).searchParams.get("token") ?? ""
      const url = `${identity.origin}/identity${other}`
      const fields = { token, password: another, passwordConfirmation: another }
      expect((await identity.browser().visit(`${url}?token=${token}`)).status).toBe(400)
      expect((await identity.browser().visit(url, fields)).status).toBe(400)
    }
  // They are still good for what they were sent for.
  for (const link of Object.values(links))
    expect((await identity.browser().visit(link)).status).toBe(200)
})
