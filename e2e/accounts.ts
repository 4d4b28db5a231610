import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { clockTimeIn } from "#domain/zone"
import { mailsTo } from "./mail-server"

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

/** The link of the latest letter with this subject, once so many have arrived. */
export async function linkOf(
  mails: string,
  email: string,
  subject: string,
  count = 1,
): Promise<string> {
  const letters = async () =>
    (await mailsTo(mails, email)).filter((letter) => letter.subject === subject)
  await expect.poll(async () => (await letters()).length, { timeout: 60_000 }).toBe(count)
  return /https?:\S+/.exec((await letters()).at(-1)?.text ?? "")?.[0] ?? ""
}

/** Confirms the address, as who opens the letter's link does. */
export async function confirmEmail(
  page: Page,
  { email }: Account,
  mails: string,
  letters = 1,
): Promise<void> {
  await page.goto(await linkOf(mails, email, "Confirmez votre adresse e-mail", letters))
  await page.getByRole("button", { name: "Confirmer cette adresse" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Votre adresse est confirmée")
}

/** Lets mails leave now, at whichever hour the tests run: puts the account's quiet hours half a day away. */
export async function keepHoursElsewhere(page: Page): Promise<void> {
  await page.goto("/admin/notifications/preferences")
  const noon = Date.now() + 12 * 3_600_000
  for (const [name, minutes] of [
    ["quietFrom", 0],
    ["quietTo", 1],
  ] as const) {
    const time = clockTimeIn("Europe/Paris", new Date(noon + minutes * 60_000)).slice(11)
    await page.locator(`main form [name=${name}]`).fill(time)
  }
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/notifications$/)
}
