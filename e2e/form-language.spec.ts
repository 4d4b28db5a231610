import { expect, test } from "./fixtures"

test("the language is French at first, switched by a form, and kept", async ({ page }) => {
  await page.goto("/ap/products?q=lampe")
  await expect(page.locator("html")).toHaveAttribute("lang", "fr")
  await page.getByLabel("Compte de").click()
  await page.getByRole("button", { name: "English" }).click()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(page).toHaveURL(/\/ap\/products\?q=lampe$/)
  await page.goto("/")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.goto("/admin/bills")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bills")
  await page.getByLabel("Account of").click()
  await page.getByRole("button", { name: "Français" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Factures")
})
