import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { world } from "./world"

/** A tour by keyboard of the pieces that ask for more than a link or a field. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
test.use({ storageState: async ({}, use) => use(world().admin.state) })

const pieces = "/admin/design/screens"
const dialog = (page: Page) => page.getByRole("dialog")
const opener = (page: Page, name: string) => page.getByRole("link", { name }).first()

test("a confirmation lies over the page, keeps the focus and gives it back", async ({ page }) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
  const link = opener(page, "Ouvrir la confirmation")
  await link.press("Enter")
  await expect(dialog(page)).toHaveAccessibleName(/Voulez-vous vraiment essayer/)
  await expect(dialog(page).getByRole("link", { name: "Annuler" })).toBeFocused()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab")
    // Out of a dialog one comes to the browser's own controls, never to the page below.
    expect(await page.evaluate(() => document.activeElement?.closest("main") === null)).toBe(true)
  }
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(pieces)
})

test("the back button closes what lies over the page, and Cancel does", async ({ page }) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
  await opener(page, "Ouvrir la confirmation").click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await opener(page, "Ouvrir la confirmation").click()
  await dialog(page).getByRole("link", { name: "Annuler" }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(pieces)
})

test("what is confirmed in the dialog is done, and said", async ({ page }) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
  await opener(page, "Ouvrir la confirmation").click()
  await dialog(page).getByRole("button", { name: "Supprimer" }).press("Enter")
  await expect(messages(page)).toContainText("La confirmation a été envoyée.")
  await expect(dialog(page)).toHaveCount(0)
})

test("a side sheet shows the page of a thing, and closes by its button", async ({ page }) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
  const link = opener(page, "Ouvrir le panneau")
  await link.press("Enter")
  await expect(dialog(page)).toHaveAccessibleName("Camille Aubry")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.press("Enter")
  await dialog(page).getByRole("button", { name: "Fermer" }).press("Enter")
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test("a message leaves after five seconds, unless one points at it or enters it", async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(pieces, { waitUntil: "networkidle" })
  const message = messages(page).getByText("Le client a été enregistré.")
  await page.getByRole("button", { name: "Montrer : réussite" }).click()
  await message.hover()
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await messages(page).getByRole("button", { name: "Fermer" }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(message).toBeVisible()
  await page.locator("body").press("Shift+Tab")
  await page.clock.runFor(5_500)
  await expect(message).toHaveCount(0)
})

test("what failed stays until it is closed, beside what came after", async ({ page }) => {
  await page.clock.install()
  await page.goto(pieces, { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Montrer : erreur" }).click()
  const failure = messages(page).getByRole("alert")
  await expect(failure).toContainText("ne répond pas")
  await page.getByRole("button", { name: "Montrer : information" }).click()
  await expect(messages(page)).toContainText("Une nouvelle version")
  await page.clock.runFor(20_000)
  await expect(messages(page)).not.toContainText("Une nouvelle version")
  await failure.getByRole("button", { name: "Fermer" }).press("Enter")
  await page.clock.runFor(500)
  await expect(failure).toHaveCount(0)
})

test("tabs are links: one goes through them by Tab, and Enter opens", async ({ page }) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
  const tabs = page.getByRole("navigation", { name: "Pages des éléments" })
  await expect(tabs.getByRole("link", { name: "Détails et dialogues" })).toHaveAttribute(
    "aria-current",
    "page",
  )
  await tabs.getByRole("link", { name: "Fondations" }).press("Enter")
  await expect(page).toHaveURL("/admin/design")
  await expect(tabs.getByRole("link", { name: "Fondations" })).toHaveAttribute(
    "aria-current",
    "page",
  )
})

test("on a phone, the parts of the profile open from a button that says which one is open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/admin/profile/bank", { waitUntil: "networkidle" })
  const parts = page.getByRole("navigation", { name: "Profil" })
  const links = parts.getByRole("link")
  await expect(links).toHaveCount(0)
  const button = parts.locator("summary")
  await expect(button).toHaveText("Banque")
  await button.focus()
  await page.keyboard.press("Enter")
  for (const link of await links.all()) expect((await link.boundingBox())?.x).toBeLessThan(390 - 24)
  await page.keyboard.press("Escape")
  await expect(links).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press("Enter")
  await parts.getByRole("link", { name: "TVA" }).press("Enter")
  await expect(page).toHaveURL("/admin/profile/vat")
  await expect(button).toHaveText("TVA")
})

test("what is done more seldom to a bill opens from a button, and Escape gives the focus back", async ({
  page,
}) => {
  await page.goto("/admin/design/screens", { waitUntil: "networkidle" })
  const button = page.locator(".more-actions > summary").first()
  const link = page.locator(".more-actions a").first()
  await expect(link).toBeHidden()
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(link).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press("Enter")
  await page.locator(".more-actions a[data-overlay]").first().press("Enter")
  await expect(dialog(page).getByRole("link", { name: "Annuler" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test("nothing moves for who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto(pieces, { waitUntil: "networkidle" })
  await opener(page, "Ouvrir le panneau").click()
  await expect(dialog(page)).toBeVisible()
  const lasting = await page.evaluate(() =>
    document.getAnimations().map((each) => Number(each.effect?.getComputedTiming().duration)),
  )
  expect(Math.max(0, ...lasting)).toBeLessThanOrEqual(1)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the same links lead to pages, and a message is a banner", async ({ page }) => {
    await page.goto(pieces)
    await opener(page, "Ouvrir le panneau").click()
    await expect(page).toHaveURL("/admin/design/detail")
    await page.goto(pieces)
    await opener(page, "Ouvrir la confirmation").click()
    await page.getByRole("button", { name: "Supprimer" }).click()
    await expect(page).toHaveURL(pieces)
    await expect(page.getByText("La confirmation a été envoyée.")).toBeVisible()
  })
})

function messages(page: Page) {
  return page.getByRole("region", { name: "Messages", exact: true })
}

test("a day is chosen in the calendar by arrows, and the focus comes back to its button", async ({
  page,
}) => {
  await page.goto("/admin/design/forms", { waitUntil: "networkidle" })
  const day = page.locator('main [name="day"]')
  await day.fill("2026-11-21")
  const button = page.locator("main div:has(> [name=day])").getByRole("button")
  await button.press("Enter")
  const calendar = page.getByRole("dialog")
  await expect(calendar.getByRole("button", { name: /21 novembre 2026/ })).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(day).toHaveValue("2026-11-29")
  await button.press("Enter")
  await expect(calendar).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(calendar).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(day).toHaveValue("2026-11-29")
})
