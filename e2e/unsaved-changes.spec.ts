import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

const title = "Modifications non enregistrées, voulez-vous continuer ?".replace(" ?", "\u202f?")

test("a page with something typed is not left without a question", async ({ page }) => {
  await page.goto("/admin/products/new")
  await page.locator("main [name=name]").fill("Lampe")
  await leave(page)
  const question = page.getByRole("dialog", { name: title })
  await expect(question).toBeVisible()
  await question.getByRole("button", { name: "Rester sur la page" }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/products\/new$/)
  await expect(page.locator("main [name=name]")).toHaveValue("Lampe")

  await leave(page)
  await question.getByRole("button", { name: "Continuer sans enregistrer" }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

test("Escape stays, and the back button asks too", async ({ page }) => {
  await page.goto("/admin/products")
  await page.locator('main a[href$="/products/new"]').first().click()
  await page.locator("main [name=name]").fill("Lampe")
  await page.goBack()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(page.locator("main [name=name]")).toHaveValue("Lampe")
})

test("the browser asks before the tab is closed", async ({ page }) => {
  await page.goto("/admin/products/new")
  await page.locator("main [name=name]").fill("Lampe")
  const asked = page.waitForEvent("dialog")
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe("beforeunload")
  await dialog.accept()
})

test("nothing is asked where nothing was typed, nor once it is saved", async ({ page }) => {
  await page.goto("/admin/products/new")
  await leave(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto("/admin/products/new")
  await page.locator("main [name=name]").fill("Lampe")
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await leave(page)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accueil", exact: true }).click()
}
