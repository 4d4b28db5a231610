import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const save = (page: Page) => page.locator("main form[method=post] button[type=submit]").last()

async function saved(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText("Votre profil a été mis a jour").first()).toBeVisible()
}

test("each part of the profile is saved by itself, and says what a wrong number is", async ({
  freshAccount,
}) => {
  const { page } = await freshAccount()
  await page.goto("/admin/profile/personal", { waitUntil: "networkidle" })
  await field(page, "firstName").fill("Camille")
  await field(page, "phoneNumber").fill("0612")
  await save(page).click()
  await expect(page.locator("main")).toContainText("exemple : +33 6 12 34 56 78")
  await field(page, "phoneNumber").fill("06 12 34 56 78")
  await field(page, "photoAlt").fill("Camille à son bureau")
  await saved(page)

  await page.goto("/admin/profile/professional", { waitUntil: "networkidle" })
  await field(page, "legalStatus").selectOption("entrepreneur")
  await field(page, "siret").fill("35600000009076")
  await save(page).click()
  await expect(page.locator("main")).toContainText("Numéro SIRET invalide")
  await field(page, "siret").fill("356 000 000 49837")
  await field(page, "siren").fill("356 000 000")
  await saved(page)

  await page.goto("/admin/profile/vat", { waitUntil: "networkidle" })
  await expect(page.locator("main")).toContainText("FR39356000000")
  await field(page, "vatRegime").last().check()
  await field(page, "vatNumber").fill("FR40356000000")
  await save(page).click()
  await expect(page.locator("main")).toContainText("Numéro de TVA intracommunautaire invalide")
  await field(page, "vatNumber").fill("FR39356000000")
  await saved(page)
})

test.describe("without JavaScript, which would suggest while one types", () => {
  test.use({ javaScriptEnabled: false })

  test("skills are found by their other names, and kept by the one of the list", async ({
    freshAccount,
  }) => {
    const { page } = await freshAccount()
    await page.goto("/admin/profile/expertise")
    await field(page, "skills").fill("Figma")
    await page.locator('main [name="_q.skills"]').fill("SEO")
    await page.locator('main button[name="_search"][value="skills"]').click()
    await page.getByRole("checkbox", { name: /Référencement naturel/ }).check()
    await saved(page)
    await page.goto("/admin/profile/expertise")
    await expect(field(page, "skills").first()).toHaveValue("Figma, Référencement naturel")
  })
})

test("a signature is drawn with the pointer", async ({ freshAccount }) => {
  const { page } = await freshAccount()
  await page.goto("/admin/profile/brand", { waitUntil: "networkidle" })
  await page.getByRole("button", { name: "Dessiner" }).click()
  const place = page.getByRole("img", { name: "Zone de signature" })
  const keep = page.getByRole("button", { name: "Garder la signature" })
  await expect(keep).toBeDisabled()
  const { x, y, width } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 20, y + 30)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 60, { steps: 5 })
  await page.mouse.up()
  await keep.click()
  await expect(page.locator("main input[type=hidden][name=signatureId]")).toHaveValue(
    /^[0-9a-f-]{36}$/,
  )
  await saved(page)
})
