import type { Page } from "@playwright/test"
import { enter } from "./accounts"
import { expect, test } from "./fixtures"
import { closedBusiness, registerAnswers } from "./registers"

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

async function begin(page: Page): Promise<void> {
  await page.goto("/admin/first-run", { waitUntil: "networkidle" })
  await page.getByRole("link", { name: "Commencer" }).click()
  await expect(page).toHaveURL(/first-run\/company$/)
}

async function lookUp(page: Page, siren: string): Promise<void> {
  await page.getByLabel("Numéro SIREN ou SIRET").fill(siren)
  await page.locator('main button[name="_search"][value="company"]').click()
}

test("the first run is filled from the register, taken up on another device, and ends once", async ({
  freshAccount,
  visitor,
}) => {
  test.slow()
  const { account, page } = await freshAccount()
  await begin(page)
  await lookUp(page, registerAnswers.known.siren)
  await expect(field(page, "commercialName")).toHaveValue("ATELIER MARTIN")
  await expect(field(page, "legalStatus")).toHaveValue("SASU")
  await press(page, "Suivant")
  await expect(heading(page)).toHaveText("Votre régime de TVA")
  await expect(page.locator("main")).toContainText("FR44732829320")
  await field(page, "vatRegime").first().check()
  await press(page, "Suivant")
  await expect(heading(page)).toHaveText("Votre métier")
  await page.getByRole("link", { name: "Précédent" }).click()
  await expect(field(page, "vatRegime").first()).toBeChecked()
  await press(page, "Passer")
  await expect(heading(page)).toHaveText("Votre métier")
  await press(page, "Passer")
  await expect(heading(page)).toHaveText("Votre adresse")

  await visitor.goto("/auth/sign-in")
  await enter(visitor, account)
  await visitor.goto("/admin/first-run", { waitUntil: "networkidle" })
  await visitor.getByRole("link", { name: "Reprendre" }).click()
  await expect(heading(visitor)).toHaveText("Votre adresse")
  await expect(field(visitor, "streetAddress")).toHaveValue("8 RUE DE LA RÉPUBLIQUE")
  await press(visitor, "Suivant")
  await field(visitor, "iban").fill("FR76 3000 6000 0112 3456 7890 188")
  await press(visitor, "Suivant")
  await expect(field(visitor, "iban")).toHaveAttribute("aria-invalid", "true")
  await field(visitor, "iban").fill("FR76 3000 6000 0112 3456 7890 189")
  await press(visitor, "Suivant")
  await expect(heading(visitor)).toHaveText("Votre logo")
  await press(visitor, "Passer")
  await expect(visitor).toHaveURL(/\/bills\/new$/)

  await visitor.goto("/admin/first-run")
  await expect(visitor.getByRole("button", { name: "Plus tard" })).toHaveCount(0)
  await visitor.goto("/completion")
  await expect(heading(visitor)).toHaveText(/35.%/)
  await expect(visitor.locator("main, body").first()).toContainText(
    "C’est par elle qu’on vous trouve",
  )
})

test("what is skipped stays on the completion page, with what it is for", async ({
  freshAccount,
}) => {
  const { page } = await freshAccount()
  await begin(page)
  for (const next of ["vat", "activity", "address", "bank", "logo"]) {
    await press(page, "Passer")
    await expect(page).toHaveURL(new RegExp(`first-run/${next}$`))
  }
  await press(page, "Passer")
  await expect(page).toHaveURL(/\/completion$/)
  await expect(heading(page)).toHaveText(/0.%/)
  await expect(page.locator("body")).toContainText("Sans lui, une facture n’est pas valable.")
  await expect(page.getByRole("link", { name: /^Compléter/ })).toHaveCount(17)
})

const { known: _, ...failures } = registerAnswers
const unknown = { siren: "404833048" }
const silent = "Le registre public ne répond pas"
const answers = {
  ...Object.fromEntries(
    Object.entries(failures).map(([how, one]) => [how, { ...one, told: silent }]),
  ),
  "does not know the number": { ...unknown, told: /Aucune entreprise|inconnu|ne connaît pas/ },
  "says that it is closed": { ...closedBusiness, told: "cette entreprise est fermée" },
}
for (const [how, { siren, told }] of Object.entries(answers))
  test(`a register that ${how} lets one go on by hand`, async ({ freshAccount }) => {
    const { page } = await freshAccount()
    await begin(page)
    await field(page, "firstName").fill("Camille")
    await lookUp(page, siren)
    await expect(page.locator("main")).toContainText(told)
    await expect(field(page, "commercialName")).toHaveValue("")
    await expect(field(page, "firstName")).toHaveValue("Camille")
    await expect(field(page, "siren")).toHaveValue(
      new RegExp(siren.match(/.{3}/g)?.join(".?") ?? ""),
    )
    await field(page, "legalStatus").selectOption("entrepreneur")
    await field(page, "lastName").fill("Roux")
    await press(page, "Suivant")
    await expect(heading(page)).toHaveText("Votre régime de TVA")
  })
