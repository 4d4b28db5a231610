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
  await expect(
    page.locator(".shell-groups").getByRole("link", { name: "Accueil", exact: true }),
  ).toBeFocused()
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

test("one group is open, the page’s own or the one that was opened, and it is remembered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  const side = page.getByRole("navigation", { name: "Navigation principale" })
  const places = (name: string) => side.getByRole("link", { name, exact: true })
  await page.goto("/admin/bills", { waitUntil: "networkidle" })
  await expect(side.getByRole("button", { expanded: true })).toHaveText("Ventes")
  const kept = page.waitForResponse((response) => response.request().method() === "POST")
  await side.getByRole("button", { name: "Argent" }).click()
  await expect(places("Livres")).toBeVisible()
  await expect(places("Devis")).toBeHidden()
  await kept
  await page.reload()
  await expect(places("Livres")).toBeVisible()
  await places("Livres").click()
  await expect(page).toHaveURL(/\/admin\/books$/)
  await page.goto("/admin/contacts")
  await expect(side.getByRole("button", { expanded: true })).toHaveText("Clients")
})

test("without scripts too a group opens, and the page stays", async ({
  browser,
  page,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto("/ap/products")
  const side = plain.getByRole("navigation", { name: "Navigation principale" })
  await side.getByRole("button", { name: "Clients" }).click()
  await expect(plain).toHaveURL(/\/ap\/products$/)
  await side.getByRole("link", { name: "Contacts", exact: true }).click()
  await expect(plain).toHaveURL(/\/ap\/contacts$/)
  await context.close()
})

test("places are pinned and hidden by a form; with five pins and the longest group all is in sight", async ({
  freshAccount,
}) => {
  const { page } = await freshAccount()
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto("/admin/settings/navigation")
  const pins = page.getByRole("group", { name: /Épinglés/ })
  for (const name of ["Entreprises", "Devis", "Factures", "Récurrentes", "Livres"])
    await pins.getByLabel(name, { exact: true }).check()
  await page
    .getByRole("group", { name: /Masqués/ })
    .getByLabel("Mon site")
    .check()
  await page.locator("main form[method=post] button[type=submit]").last().click()
  const side = page.getByRole("navigation", { name: "Navigation principale" })
  await expect(side.getByRole("list", { name: "Épinglés" }).getByRole("link")).toHaveCount(5)
  await expect(side.getByRole("link", { name: "Mon site" })).toHaveCount(0)
  await page.goto("/admin/products")
  const room = await side.evaluate((it) => [it.scrollHeight, it.clientHeight])
  expect(room).toEqual([594, 594])
})

test("keys lead to places, and not once they are switched off", async ({ freshAccount }) => {
  const { page } = await freshAccount()
  await page.goto("/admin/contacts", { waitUntil: "networkidle" })
  // On a busy machine the page may listen only after the network has fallen silent.
  await expect(async () => {
    await page.keyboard.press("g")
    await page.keyboard.press("p")
    await expect(page).toHaveURL(/\/admin\/products$/, { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press("?")
  await expect(page).toHaveURL(/\/admin\/settings\/shortcuts$/)
  await page.getByRole("button", { name: "Désactiver", exact: true }).click()
  await expect(page.getByRole("button", { name: "Activer", exact: true })).toBeVisible()
  await page.keyboard.press("g")
  await page.keyboard.press("p")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: /Chercher/ })).toBeFocused()
  await expect(page).toHaveURL(/\/settings\/shortcuts$/)
})
