import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { keyboard } from "./hand"

/** The tour by keyboard goes on: what one opens, and does with many rows at once. */
const settled = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" })

test("on a phone, a setting is found by its word and opened, by keys alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page, "/admin/settings")
  const search = page.getByRole("main").getByRole("searchbox")
  await search.fill("tva")
  await search.press("Enter")
  await page.getByRole("main").getByRole("link", { name: /^TVA/ }).press("Enter")
  await expect(page).toHaveURL("/admin/profile/vat")
})

test.describe("a list", () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test("shows the columns that are ticked by keyboard, and its menu keeps the focus", async ({
    page,
    records,
  }) => {
    await records.url("/admin/companies/:clientId")
    await settled(page, "/admin/companies")
    const hand = keyboard(page)
    const menu = page.locator("summary", { hasText: "Colonnes" })
    const head = page.getByRole("columnheader", { name: "SIREN" })
    await expect(head).toHaveCount(0)
    await hand.press(menu)
    await hand.tick(page.getByRole("checkbox", { name: "SIREN" }))
    await hand.press(page.getByRole("button", { name: "Appliquer" }).last())
    await expect(head).toBeVisible()
    await expect(menu).toBeFocused()
    await page.keyboard.press("Enter")
    await hand.press(page.getByRole("button", { name: "Par défaut" }))
    await expect(head).toHaveCount(0)
    await expect(menu).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("checkbox", { name: "SIREN" })).toBeHidden()
    await expect(menu).toBeFocused()
  })

  test("lets rows be ticked and something be done with them, by keyboard alone", async ({
    page,
    records,
  }) => {
    const path = await records.another("/admin/products/:productId")
    await settled(page, path)
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? ""
    await settled(page, `/admin/products?q=${encodeURIComponent(name)}`)
    const hand = keyboard(page)
    const id = path.slice(path.lastIndexOf("/") + 1)
    await hand.tick(page.locator(`tbody input[name=id][value="${id}"]`))
    const actions = page.getByRole("group", { name: "Actions sur la sélection" })
    await expect(actions.getByRole("status")).toHaveText("1 sélectionné")
    await hand.press(actions.getByRole("button", { name: "Supprimer" }))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Supprimer la sélection/)
    await hand.press(page.getByRole("button", { name: /^Supprimer/ }))
    await expect(page).toHaveURL(/\/admin\/products\?q=/)
    await expect(page.getByText("1 produit supprimé")).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page introuvable")
  })
})
