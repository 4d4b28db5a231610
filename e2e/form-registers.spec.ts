import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { registerAnswers } from "./registers"

/** Whatever the public registers answer, who fills in a client goes on, and keeps what they typed. */
const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

async function begin(page: Page): Promise<void> {
  await page.goto("/admin/companies/new", { waitUntil: "networkidle" })
  await field(page, "name").fill("Chez Lucie")
}

async function lookUp(page: Page, siren: string): Promise<void> {
  await page.getByLabel("Numéro SIREN ou SIRET").fill(siren)
  await page.locator('main button[name="_search"][value="company"]').click()
}

async function findCommune(page: Page, postalCode: string, scripts: boolean): Promise<void> {
  await field(page, "city").fill("")
  const answered = scripts
    ? page.waitForResponse((answer) => answer.url().includes(`communes?q=${postalCode}`))
    : undefined
  await field(page, "postalCode").fill(postalCode)
  if (scripts) await answered
  else await page.getByRole("button", { name: "Trouver la commune" }).click()
}

async function save(page: Page): Promise<void> {
  await page.locator("main form[method=post] button[type=submit]").last().click()
  // The tests beside this one have saved the same place.
  const anyway = page.getByRole("button", { name: "Enregistrer quand même" })
  await expect(anyway.or(page.locator('main a[href$="/edit"]').first())).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page).toHaveURL(/\/companies\/[0-9a-f-]{36}$/)
}

test("a number that the register knows fills in what is still empty", async ({ page }) => {
  await begin(page)
  await lookUp(page, registerAnswers.known.siren)
  await expect(page.locator("main")).toContainText("ATELIER MARTIN")
  await expect(field(page, "name")).toHaveValue("Chez Lucie")
  await expect(field(page, "city")).toHaveValue("LYON")
  await expect(field(page, "siret")).toHaveValue(/^732.?829.?320.?000.?74$/)
  await save(page)
})

test("a postal code of one commune fills in its name", async ({ page, javaScriptEnabled }) => {
  await begin(page)
  await findCommune(page, registerAnswers.known.postalCode, javaScriptEnabled !== false)
  await expect(field(page, "city")).toHaveValue("Lozanne")
  await expect(field(page, "name")).toHaveValue("Chez Lucie")
})

const { known: _, ...failures } = registerAnswers
for (const [how, { siren, postalCode }] of Object.entries(failures))
  test(`a register that ${how} stops nobody, and loses nothing`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await begin(page)
    await lookUp(page, siren)
    await expect(page.locator("main")).toContainText("Le registre public ne répond pas")
    await expect(field(page, "siren")).toHaveValue(
      new RegExp(siren.match(/.{3}/g)?.join(".?") ?? ""),
    )
    await findCommune(page, postalCode, javaScriptEnabled !== false)
    await expect(field(page, "postalCode")).toHaveValue(postalCode)
    await field(page, "city").fill("Vourles")
    await expect(field(page, "name")).toHaveValue("Chez Lucie")
    await save(page)
    await expect(page.locator("main")).toContainText("Vourles")
  })
