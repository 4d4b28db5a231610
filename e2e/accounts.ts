import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"

export interface Account {
  email: string
  password: string
}

/** Signs a new person up, as a visitor does. Needs no JavaScript. */
export async function signUp(page: Page, name: string): Promise<Account> {
  const account = {
    email: `${name}-${randomUUID().slice(0, 8)}@example.fr`,
    password: `Écluse-${randomUUID().slice(0, 13)}`,
  }
  await page.goto("/auth/sign-up")
  await page.locator("[name=email]").fill(account.email)
  await page.locator("[name=password]").fill(account.password)
  await page.locator("[name=passwordConfirmation]").fill(account.password)
  await page.locator("form#account button.primary").click()
  await page.locator("[name=password]:not([minlength])").fill(account.password)
  await page.locator("form#account button.primary").click()
  await expect(page).toHaveURL(/\/(admin|ap|completion)/)
  return account
}

/** Signs in on the page that asks for it. */
export async function enter(page: Page, account: Account): Promise<void> {
  await page.locator("[name=email]").fill(account.email)
  await page.locator("[name=password]").fill(account.password)
  await page.locator("form#account button.primary").click()
}
