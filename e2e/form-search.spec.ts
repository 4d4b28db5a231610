import { expect, test } from "./fixtures"

test("a company is found by a part of its name, and opened", async ({
  page,
  records,
  javaScriptEnabled,
}) => {
  const company = await records.url("/admin/companies/:clientId")
  await page.goto("/admin/search")
  await page.getByRole("searchbox").fill("VASSEUR")
  await page.locator("main form[role=search] button").click()
  await expect(page).toHaveURL(/\/search\?q=VASSEUR$/)
  await expect(page.locator("main [role=status]")).toContainText(/\d+ résultats?/)
  await expect(page.locator("main section").filter({ hasText: "Entreprises" })).toBeVisible()
  await page.getByRole("link", { name: "Tout voir dans Entreprises" }).click()
  await expect(page).toHaveURL(/\/companies\?q=VASSEUR$/)
  expect(company).toMatch(/companies\/[0-9a-f-]{36}$/)
  if (javaScriptEnabled === false) {
    await page.locator("header a.shell-search").click()
    await expect(page).toHaveURL(/\/search$/)
  }
})

test("screens are found by what they are about, and nothing found leads on", async ({ page }) => {
  await page.goto("/admin/search?q=rib")
  await page
    .locator("main")
    .getByRole("link", { name: /Banque/ })
    .click()
  await expect(page).toHaveURL(/\/profile\/bank$/)
  await page.goto("/admin/search?q=qqqqq")
  await expect(page.locator("main")).toContainText("Aucun résultat pour")
  await page.getByRole("link", { name: "Voir tous les écrans" }).click()
  await expect(
    page.locator("main").getByRole("link", { name: "Nouvelle facture", exact: true }),
  ).toBeVisible()
})
