import { enter } from "./accounts"
import { expect, test } from "./fixtures"

test("a form that was sent after its session was lost is filled again, and not sent", async ({
  freshAccount,
}) => {
  const { account, page } = await freshAccount()
  await page.goto("/ap/products/new")
  await page.locator("main [name=name]").fill("Lampe d’atelier")
  await page.locator("main [name=sellingPrice]").fill("1 234,50")
  await page.context().clearCookies()
  await page.locator("main form[method=post] button[type=submit]").last().click()

  await enter(page, account)
  await expect(page).toHaveURL(/\/ap\/products\/new$/)
  await expect(page.getByRole("status").filter({ hasText: "Votre session" })).toBeVisible()
  await expect(page.locator("main [name=name]")).toHaveValue("Lampe d’atelier")
  await expect(page.locator("main [name=sellingPrice]")).toHaveValue(/^1.?234,50$/)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/ap\/products\/[0-9a-f-]{36}$/)
})
