import { enter } from "./accounts"
import { expect, test } from "./fixtures"

test("a passkey is made, asked for at sign-in, and removed", async ({ freshAccount }) => {
  const { account, page } = await freshAccount()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto("/auth/account")
  await page.getByRole("link", { name: "Ajouter une clé d’accès" }).click()
  await page.locator("[name=name]").fill("Ordinateur du bureau")
  await page.locator("[name=currentPassword]").fill(account.password)
  await page.getByRole("button", { name: "Continuer" }).click()
  await page.getByRole("button", { name: "Créer la clé d’accès" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vos codes de secours")
  await page.getByRole("link", { name: "Je les ai rangés" }).click()
  await expect(page.locator(".rows").first()).toContainText("Ordinateur du bureau")

  await page.context().clearCookies()
  await page.goto("/auth/sign-in")
  await enter(page, account)
  await page.getByRole("button", { name: "Utiliser une clé d’accès" }).click()
  await expect(page).toHaveURL(/\/admin/)

  await page.goto("/auth/account")
  await page.getByRole("link", { name: "Retirer Ordinateur du bureau" }).click()
  await page.locator("[name=currentPassword]").fill(account.password)
  await page.getByRole("button", { name: "Retirer" }).click()
  await expect(page.getByRole("status")).toHaveText("Cette étape a été retirée.")
  await page.context().clearCookies()
  await page.goto("/auth/sign-in")
  await enter(page, account)
  await expect(page).toHaveURL(/\/admin/)
})
