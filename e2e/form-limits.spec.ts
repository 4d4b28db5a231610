import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const submit = (page: Page) =>
  page.locator("main form[method=post] button[type=submit]").last().click()

test("a name that is too long is said to be, and none of it is cut off", async ({ page }) => {
  const long = "Lampe d’atelier ".repeat(12)
  await page.goto("/admin/products/new")
  await field(page, "name").fill(long)
  await submit(page)
  await expect(field(page, "name")).toHaveAccessibleDescription(/120 caractères au plus/)
  await expect(field(page, "name")).toHaveValue(long)
  await field(page, "name").fill("Lampe d’atelier")
  await submit(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lampe d’atelier")
})

test("an amount that is too large is told the largest", async ({ page }) => {
  await page.goto("/admin/products/new")
  await field(page, "name").fill("Lampe")
  await field(page, "sellingPrice").fill("1 000 000 000 000 000,00")
  await submit(page)
  await expect(field(page, "sellingPrice")).toHaveAccessibleDescription(
    /ne peut pas dépasser 99.999.999.999,99.€/,
  )
  await expect(field(page, "sellingPrice")).toHaveValue("1 000 000 000 000 000,00")
})

test("money is not collected before it was paid, and the field says so", async ({
  page,
  records,
}) => {
  await page.goto(`${await records.another("/admin/bills/:billId")}/payments`)
  const day = await field(page, "paidOn").inputValue()
  await field(page, "collectedOn").fill(`${Number(day.slice(0, 4)) - 1}${day.slice(4)}`)
  await submit(page)
  await expect(field(page, "collectedOn")).toHaveAccessibleDescription(
    /encaissement ne peut pas précéder/,
  )
  // The address of the page, without the `?index` that frameworks add.
  await expect(page).toHaveURL(/\/payments$/)
})

test("a form says what its asterisk means where it has one", async ({ page }) => {
  const note = page.getByText("* champ obligatoire")
  await page.goto("/admin/profile/brand")
  await expect(note).toBeHidden()
  await page.goto("/admin/profile/address")
  await expect(note).toBeVisible()
})
