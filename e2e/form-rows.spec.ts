import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { world } from "./world"

/** Rows of a form, as in the lines of a bill, with scripts and without. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
test.use({ storageState: async ({}, use) => use(world().admin.state) })

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

test("a new row begins at its first field, and a row that goes hands the focus on", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/admin/bills/new")
  await field(page, "lines[0].serviceName").fill("Conseil")
  await page.getByRole("button", { name: "Ajouter une ligne" }).press("Enter")
  await expect(field(page, "lines[1].serviceName")).toBeFocused()
  await expect(field(page, "lines[0].serviceName")).toHaveValue("Conseil")
  if (javaScriptEnabled !== false) {
    await page.getByRole("button", { name: /Monter.*Ligne 2/ }).press("Enter")
    await expect(field(page, "lines[1].serviceName")).toHaveValue("Conseil")
    // The row came to the top: it can only go down again.
    const down = page.getByRole("button", { name: /Descendre.*Ligne 1/ })
    await expect(down).toBeFocused()
    await down.press("Enter")
    await expect(page.getByRole("button", { name: /Monter.*Ligne 2/ })).toBeFocused()
  }
  await page.getByRole("button", { name: /Retirer.*Ligne 2/ }).press("Enter")
  await expect(field(page, "lines[1].serviceName")).toHaveCount(0)
  if (javaScriptEnabled !== false) await expect(field(page, "lines[0].serviceName")).toBeFocused()
})

test("the summary of errors tells which row it means, in the person's language", async ({
  page,
}) => {
  await page.goto("/admin/bills/new")
  await page.getByRole("button", { name: "Ajouter une ligne" }).click()
  await field(page, "lines[0].serviceName").fill("Conseil")
  await field(page, "lines[0].unitPriceHT").fill("-10")
  await page.getByRole("button", { name: "Enregistrer le brouillon" }).click()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Ligne 1 – Prix unitaire HT")
  await expect(alert).toContainText("Le montant doit être d’au moins 0 €")
  await expect(alert).toContainText("Ligne 2 – Prestation")
  await expect(field(page, "lines[0].unitPriceHT")).toHaveValue("-10")
})
