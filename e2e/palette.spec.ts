import type { Page } from "@playwright/test"
import { faintTexts, faultsOf } from "./axe"
import { expect, test } from "./fixtures"

/** By its key; until its scripts run, a page knows none, and pressed again on an open one it closes. */
async function openPalette(page: Page) {
  const field = page.getByRole("combobox", { name: /Chercher/ })
  await expect(async () => {
    if (!(await page.getByRole("dialog").isVisible())) await page.keyboard.press("Control+k")
    await expect(field).toBeFocused({ timeout: 5_000 })
  }).toPass()
  return field
}

test("the palette opens by Ctrl K, finds, and leads on, all by keyboard", async ({
  page,
  records,
}) => {
  const company = await records.url("/admin/companies/:clientId")
  await page.goto("/admin/products")
  await openPalette(page)
  await expect(page.getByRole("option", { name: "Nouvelle facture", exact: true })).toBeVisible()
  await page.keyboard.type("nouv fact")
  const chosen = page.getByRole("dialog").getByRole("option", { selected: true })
  await expect(chosen).toHaveText("Nouvelle facture")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/admin\/bills\/new$/)

  await page.keyboard.press("Control+k")
  await expect(page.getByRole("option", { name: "Produits" }).first()).toBeVisible()
  await page.keyboard.type("vasseur")
  await expect(page.getByRole("group", { name: "Entreprises" })).toBeVisible()
  expect([...(await faultsOf(page)), ...(await faintTexts(page))]).toEqual([])
  const companies = page.locator(`[role=option][href*="/companies/"]`)
  for (let steps = 0; steps < 12; steps++) {
    if ((await companies.first().getAttribute("aria-selected")) === "true") break
    await page.keyboard.press("ArrowDown")
  }
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/admin\/companies\/[0-9a-f-]{36}$/)
  expect(company).toContain("/companies/")
})

test("the palette does what the open record offers, and knows settings in spite of a slip", async ({
  page,
  records,
}) => {
  await page.goto(await records.url("/admin/products/:productId"))
  const field = await openPalette(page)
  const here = page.getByRole("group", { name: "Sur cette page" })
  await expect(here.getByRole("option", { name: "Modifier" })).toBeVisible()
  await page.keyboard.type("numertation")
  await expect(page.getByRole("option", { name: /^Numérotation Réglages/ })).toBeVisible()
  await field.fill("modif")
  await expect(here.getByRole("option", { selected: true })).toHaveText("Modifier")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}\/edit$/)
})

test("Escape closes the palette and gives the focus back", async ({ page }) => {
  await page.goto("/admin/products")
  const trigger = page.locator("a.shell-search")
  await trigger.focus()
  await openPalette(page)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(trigger).toBeFocused()
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test("the bell unfolds the latest, which marks what one opens as read", async ({
  page,
  records,
}) => {
  const bill = await records.another("/admin/bills/:billId")
  await page.goto(`${bill}/payments`)
  await page.locator("main form[method=post] button[type=submit]").last().click()
  await expect(page).toHaveURL(new RegExp(`${bill}$`))
  await page.goto("/admin/products")
  const sheet = page.getByRole("dialog", { name: "Notifications" })
  await expect(async () => {
    await page.locator("a.shell-bell").click()
    await expect(sheet).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect([...(await faultsOf(page)), ...(await faintTexts(page))]).toEqual([])
  await page.keyboard.press("Escape")
  await expect(sheet).toBeHidden()
  await page.locator("a.shell-bell").click()
  await sheet.getByRole("listitem").first().getByRole("link").click()
  await expect(page).toHaveURL(new RegExp(`${bill}$`))
})
