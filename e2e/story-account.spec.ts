import type { Page } from "@playwright/test"
import { Secret, TOTP } from "otpauth"
import { type Account, confirmEmail, enter, linkOf, signUp } from "./accounts"
import { expect, test } from "./fixtures"
import { world } from "./world"

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).click()

/** Leaves this browser as one that nobody ever signed in on. */
async function startOver(page: Page, account: Account): Promise<void> {
  await page.context().clearCookies()
  await page.goto("/auth/sign-in")
  await enter(page, account)
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto("/admin/dashboard")
  await page.getByRole("banner").locator("details summary").last().click()
  await page.getByRole("link", { name: "Sécurité du compte" }).click()
  await expect(heading(page)).toHaveText("Sécurité du compte")
}

test("a forgotten password is replaced by the link of a letter", async ({ freshAccount }) => {
  const { account, page } = await freshAccount()
  await page.context().clearCookies()
  await page.goto("/auth/sign-in")
  await follow(page, "Mot de passe oublié\u202f?")
  await field(page, "email").fill(account.email)
  await press(page, "Recevoir le lien")
  await expect(heading(page)).toHaveText("Consultez votre messagerie")
  const link = await linkOf(world().mails, account.email, "Choisissez un nouveau mot de passe")
  await page.goto(link)
  const password = "six plumes grises au vent"
  await field(page, "password").fill(password)
  await field(page, "passwordConfirmation").fill("autre chose")
  await press(page, "Enregistrer le mot de passe")
  await expect(page.locator("#passwordConfirmation-fault")).toHaveText(
    "Assurez-vous que les deux mots de passe sont identiques",
  )
  await field(page, "password").fill(password)
  await field(page, "passwordConfirmation").fill(password)
  await press(page, "Enregistrer le mot de passe")
  await expect(heading(page)).toHaveText("Votre mot de passe a été changé")
  await page.goto(link)
  await expect(heading(page)).toHaveText("Ce lien n’est plus valable")
  await startOver(page, { ...account, password })
  await expect(page).toHaveURL(/\/admin/)
})

test("an address is confirmed from the account's page, by a link that is sent again", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  await openSecurity(page)
  await expect(page.locator("main")).toContainText("Adresse à confirmer")
  await press(page, "Renvoyer le lien")
  await expect(page.getByRole("status")).toHaveText("Un nouveau lien vient de vous être envoyé.")
  await confirmEmail(page, account, world().mails, 2)
  await openSecurity(page)
  await expect(page.locator("main")).toContainText("Adresse confirmée")
})

test("an app is added, and sign-in asks for its code or for a recovery code", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  await openSecurity(page)
  await follow(page, "Ajouter une application")
  await field(page, "currentPassword").fill(account.password)
  await press(page, "Continuer")
  await expect(page.getByRole("img", { name: "Code QR" })).toBeVisible()
  const secret = ((await page.locator(".secret code").textContent()) ?? "").replaceAll(" ", "")
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await field(page, "code").fill(totp.generate())
  await press(page, "Activer")
  await expect(heading(page)).toHaveText("Vos codes de secours")
  const codes = await page.locator(".codes code").allTextContents()
  expect(codes).toHaveLength(10)
  await follow(page, "Je les ai rangés")
  await expect(page.locator("main")).toContainText("Codes restants\u00a0: 10")

  await startOver(page, account)
  await expect(heading(page)).toHaveText("Vérifier que c’est bien vous")
  await field(page, "code").fill("000000")
  await press(page, "Continuer")
  await expect(page.locator("#code-fault")).toBeVisible()
  // The next step's code: the first one was taken when the app was added.
  await field(page, "code").fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await press(page, "Continuer")
  await expect(page).toHaveURL(/\/admin/)

  await startOver(page, account)
  await field(page, "code").fill(codes[0] ?? "")
  await press(page, "Continuer")
  await expect(page).toHaveURL(/\/admin/)
  await startOver(page, account)
  await field(page, "code").fill(codes[0] ?? "")
  await press(page, "Continuer")
  await expect(page.locator("#code-fault")).toBeVisible()
})

test("A3 signing out everywhere ends every browser's session within five seconds", async ({
  freshAccount,
  browser,
  baseURL,
}) => {
  const { account, page } = await freshAccount()
  const elsewhere = await browser.newContext({ baseURL, storageState: undefined })
  const other = await elsewhere.newPage()
  await other.goto("/auth/sign-in")
  await enter(other, account)
  await expect(other).toHaveURL(/\/admin/)
  expect((await other.request.get("/auth/session")).status()).not.toBe(401)
  await openSecurity(page)
  await expect(page.locator(".rows li")).toHaveCount(2)
  await press(page, "Se déconnecter partout")
  await expect(heading(page)).toHaveText("Vous êtes déconnecté")
  for (const one of [page, other])
    await expect.poll(async () => (await one.request.get("/auth/session")).status()).toBe(401)
  await elsewhere.close()
})

test("who signs up in English finds an account in English, in another browser too", async ({
  visitor,
  browser,
}) => {
  await visitor.goto("/auth")
  const url = visitor.url()
  await visitor.context().addCookies([{ name: "plume_locale", value: "en", url }])
  const account = await signUp(visitor, "english")
  const context = await browser.newContext({ storageState: undefined })
  const elsewhere = await context.newPage()
  await elsewhere.goto(new URL("/auth/sign-in", url).href)
  await enter(elsewhere, account)
  await expect(elsewhere).toHaveURL(/\/(admin|ap|completion)/)
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "en")
  await context.close()
})
