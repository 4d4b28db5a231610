import { expect, test } from "./fixtures"

test("a business is entered into the register, changed by who entered it, and joined by another", async ({
  freshAccount,
}) => {
  const name = `Atelier ${crypto.randomUUID().slice(0, 8)}`
  const { page } = await freshAccount()
  const field = (each: string) => page.locator(`main form [name="${each}"]`)
  const save = page.locator("main form[method=post] button[type=submit]").last()
  const saved = "Votre entreprise a été mis à jour avec succès."
  await page.goto("/admin/settings", { waitUntil: "networkidle" })
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Entreprises/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/register$/)
  await page.getByRole("link", { name: "Ajouter mon entreprise" }).first().click()
  await field("siren").fill("732829321")
  await field("name").fill(name)
  await save.click()
  await expect(field("siren")).toHaveAttribute("aria-invalid", "true")
  await expect(field("name")).toHaveValue(name)
  await field("siren").fill("")
  await save.click()
  await expect(page.getByText(saved).first()).toBeVisible()
  await expect(page.locator("main")).toContainText("Vous appartenez à cette entreprise.")
  await page.getByRole("link", { name: "Modifier" }).click()
  await field("sector").fill("Menuiserie")
  await save.click()
  await expect(page.locator("main")).toContainText("Menuiserie")

  const { page: other } = await freshAccount("thomas")
  await other.goto(`/admin/register?q=${encodeURIComponent(name.toLowerCase())}`)
  await other.getByRole("link", { name, exact: true }).first().click()
  await expect(other.getByRole("link", { name: "Modifier" })).toHaveCount(0)
  await other.getByRole("button", { name: "C’est mon entreprise" }).click()
  await expect(other.getByText(saved).first()).toBeVisible()
  await expect(other.locator("main")).toContainText("Vous appartenez à cette entreprise.")
  await other.goto("/admin/register?own=true")
  await expect(other.getByRole("link", { name, exact: true })).not.toHaveCount(0)
})
