import { expect, test } from "./fixtures"
import { keyboard } from "./hand"
import { expectAccessible } from "./page-checks"

test("the shell is walked by keyboard: past the navigation, to a place, through the account menu", async ({
  page,
}) => {
  await page.goto("/admin/products")
  await page.waitForFunction(() => document.readyState === "complete")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.locator("#content")).toBeFocused()

  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const hand = keyboard(page)
  await page.getByRole("link", { name: "Aller au contenu" }).focus()
  await hand.press(page.getByRole("link", { name: "Factures", exact: true }))
  await expect(page).toHaveURL(/\/admin\/bills$/)
  await expect(page.locator("#content")).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: "Factures · Plume" })).toHaveCount(1)
  expect(await page.evaluate(() => "stayed" in window), "without loading the page").toBe(true)

  const account = page.getByLabel("Compte de")
  await page.getByRole("link", { name: "Aller au contenu" }).focus()
  await hand.press(account)
  const signOut = page.getByRole("button", { name: "Se déconnecter" })
  await expect(signOut).toBeVisible()
  await expectAccessible(page, "[data-menu][open]")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expect(signOut).toBeHidden()
  await expect(account).toBeFocused()
})

test("what was opened before the scripts came stays open", async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/*.js", async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/admin/products", { waitUntil: "commit" })
  await page.getByLabel("Compte de").click()
  const signOut = page.getByRole("button", { name: "Se déconnecter" })
  await expect(signOut).toBeVisible()
  release()
  await page.waitForLoadState("networkidle")
  await expect(signOut).toBeVisible()
  // The scripts listen.
  await page.keyboard.press("Escape")
  await expect(signOut).toBeHidden()
})

test("who marks a bill as paid is led to what it now is", async ({ page, records }) => {
  await page.goto(await records.another("/admin/bills/:billId"), { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Marquer comme payée" }).press("Enter")
  const title = page.locator("#content [data-arrival]")
  await expect(title).toContainText("Payée")
  await expect(title).toBeFocused()
})

test("what the browser takes over is what the server sent", async ({ page, records }) => {
  const complaints: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
  for (const path of ["/admin/dashboard", "/ap/bills/:billId", "/admin/companies/new"]) {
    await page.goto(await records.url(path), { waitUntil: "networkidle" })
    expect(complaints, path).toEqual([])
  }
})

test("a phone's drawer takes the focus in, and Escape gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/admin/products")
  const menu = page.locator("summary", { hasText: /^Menu/ })
  await expect(async () => {
    await menu.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#content")).toHaveJSProperty("inert", true, { timeout: 500 })
  }).toPass()
  await menu.focus()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Accueil", exact: true })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(menu).toBeFocused()
  await expect(page.locator("#content")).toHaveJSProperty("inert", false)
})

test("a bill that is not issued yet is called a draft, in the tab and in the breadcrumb", async ({
  page,
  records,
}) => {
  await page.goto((await records.url("/admin/bills/:billId/edit")).replace(/\/edit$/, ""))
  await expect(page).toHaveTitle("Brouillon pour Atelier Vasseur · Plume")
  await expect(
    page.getByRole("navigation", { name: "Fil d’Ariane" }).locator("[aria-current]"),
  ).toHaveText("Brouillon pour Atelier Vasseur")
})
