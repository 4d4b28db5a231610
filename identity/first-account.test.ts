import { expect, test, vi } from "vitest"
import { authorizationRequest, formAction, goodPassword, startIdentity } from "../tests/identity"
import { hasAccounts } from "./accounts"

const secret = "a-secret-that-the-start-printed-once"

test("the first account is made by whoever followed the link of the start, and by nobody else", async () => {
  const onFirstAccount = vi.fn()
  const identity = await startIdentity({ firstAccount: secret, onFirstAccount })
  const signUp = { prompt: "create" }
  const fields = {
    email: "camille@exemple.fr",
    password: goodPassword,
    passwordConfirmation: goodPassword,
  }
  const stranger = identity.browser()
  const refused = await stranger.visit(authorizationRequest(identity, signUp).url)
  expect(refused.status).toBe(403)
  expect(refused.body).toContain("n’a pas encore d’administrateur")
  // Nor by the address of the form, which is known from the sign-in page.
  const signIn = await stranger.visit(authorizationRequest(identity).url)
  const form = formAction(signIn).replace("sign-in", "sign-up")
  expect((await stranger.visit(form, fields)).status).toBe(403)
  await stranger.visit(`${identity.origin}/identity/first-account?secret=${secret}x`)
  expect((await stranger.visit(form, fields)).status).toBe(403)
  expect(await hasAccounts(identity.pool)).toBe(false)

  const owner = identity.browser()
  await owner.visit(`${identity.origin}/identity/first-account?secret=${secret}`)
  const page = await owner.visit(authorizationRequest(identity, signUp).url)
  // What one agrees to stands beside the form.
  expect(page.body).toContain('href="/legal/terms"')
  expect(page.status).toBe(200)
  expect(onFirstAccount).not.toHaveBeenCalled()
  await owner.visit(formAction(page), fields)
  expect(await hasAccounts(identity.pool)).toBe(true)
  // The link goes (its file, server/identity.ts), and whoever follows it again is told so.
  expect(onFirstAccount).toHaveBeenCalled()
  const used = await identity
    .browser()
    .visit(`${identity.origin}/identity/first-account?secret=${secret}`)
  expect([used.status, used.body.includes("Ce lien a déjà servi")]).toEqual([410, true])
  // From then on everyone may come.
  const next = await stranger.visit(authorizationRequest(identity, signUp).url)
  expect(next.status).toBe(200)
})

test("C49 a form that is too large is refused as such", async () => {
  const identity = await startIdentity()
  const browser = identity.browser()
  const page = await browser.visit(authorizationRequest(identity).url)
  const answer = await browser.visit(formAction(page), { email: "x".repeat(40_000) })
  expect(answer.status).toBe(413)
})
