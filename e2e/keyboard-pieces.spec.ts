import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { keyboard } from "./hand"
import { world } from "./world"

/** The tour by keyboard goes on: what one fills in, reads and does with many rows at once. */
const settled = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" })

test.describe("the pieces", () => {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  test.use({ storageState: async ({}, use) => use(world().admin.state) })

  test("a recurrence is told by its arrows and digits, and says the days that it falls on", async ({
    page,
  }) => {
    await settled(page, "/admin/design/forms")
    const field = (name: string) => page.locator(`main form [name="recurrence.${name}"]`)
    await field("start").fill("2026-11-30")
    const hand = keyboard(page)
    await field("frequency").focus()
    await page.keyboard.press("Home")
    await expect(field("every")).toBeHidden()
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown")
    await expect(field("frequency")).toHaveValue("monthly")
    await hand.type(field("every"), "3")
    await expect(page.getByText("30/11/2026, 28/02/2027, 30/05/2027")).toBeVisible()
  })

  test("a chart is read point by point by arrows, and Escape puts the reading away", async ({
    page,
  }) => {
    await settled(page, "/admin/design/charts")
    const slider = page.getByRole("slider").first()
    await page.keyboard.press("Tab")
    await slider.focus()
    await page.keyboard.press("ArrowLeft")
    await expect(slider).toHaveAttribute("aria-valuetext", /^novembre 2026, .*\d.€/)
    const tip = page.locator("main .shadow-over").filter({ hasText: "novembre 2026" })
    await expect(tip).toBeVisible()
    await page.keyboard.press("Home")
    await expect(slider).toHaveAttribute("aria-valuetext", /^janvier 2026/)
    await page.keyboard.press("Escape")
    await expect(page.locator("main .shadow-over")).toHaveCount(0)
    await expect(slider).toBeFocused()
  })

  test("a list that searches is chosen from by arrows, and Escape brings back what was chosen", async ({
    page,
  }) => {
    await settled(page, "/admin/design/forms-choices")
    const box = page.getByRole("combobox", { name: "Liste avec recherche" })
    const options = page.getByRole("listbox", { name: "Liste avec recherche" }).getByRole("option")
    await box.focus()
    await page.keyboard.type("po")
    await expect(options.first()).toBeVisible()
    await page.keyboard.press("ArrowDown")
    const second = (await options.nth(1).textContent()) ?? ""
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("Enter")
    await expect(box).toHaveValue(second)
    await expect(options.first()).toBeHidden()
    await page.keyboard.type("zz")
    await page.keyboard.press("Escape")
    await expect(box).toHaveValue(second)
    await expect(box).toBeFocused()
  })

  test("a tag is made by Enter, taken back by Backspace, and taken out by its button", async ({
    page,
  }) => {
    await settled(page, "/admin/design/forms-choices")
    const sent = page.locator('main form [name="tags"]')
    await expect(sent).toHaveAttribute("aria-hidden", "true")
    await page.getByLabel("Étiquettes", { exact: true }).focus()
    for (const tag of ["peinture", "parquet", "plomberie"]) {
      await page.keyboard.type(tag)
      await page.keyboard.press("Enter")
    }
    await page.keyboard.press("Backspace")
    await expect(sent).toHaveValue("peinture, parquet")
    await keyboard(page).press(page.getByRole("button", { name: /peinture/ }))
    await expect(sent).toHaveValue("parquet")
  })
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
