import type { Page } from "@playwright/test"
import { expect, test } from "./gallery"
import { keyboard } from "./hand"

/** A tour by keyboard of the pieces that ask for more than a link or a field. */
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

test("what is done more seldom to a bill opens from a button, and Escape gives the focus back", async ({
  page,
}) => {
  await page.goto(pieces, { waitUntil: "networkidle" })
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

test("a recurrence is told by its arrows and digits, and says the days that it falls on", async ({
  page,
}) => {
  await page.goto("/admin/design/forms", { waitUntil: "networkidle" })
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
  await page.goto("/admin/design/charts", { waitUntil: "networkidle" })
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
  await page.goto("/admin/design/forms-choices", { waitUntil: "networkidle" })
  const box = page.getByRole("combobox", { name: "Liste avec recherche" })
  const options = page.getByRole("listbox", { name: "Liste avec recherche" }).getByRole("option")
  // On a busy machine the page may listen only after the network has fallen silent.
  await expect(async () => {
    await box.focus()
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("po")
    await expect(options.first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
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
  await page.goto("/admin/design/forms-choices", { waitUntil: "networkidle" })
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
