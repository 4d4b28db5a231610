import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

const account = (page: Page) => page.getByLabel("Compte de")
const html = (page: Page) => page.locator("html")

test("a theme is chosen in the account menu, kept, and worn by the sign-in page as well", async ({
  page,
}) => {
  await page.goto("/admin/products?q=lampe")
  await expect(html(page)).not.toHaveAttribute("data-theme")
  await account(page).click()
  const remembered = page.waitForResponse((answer) => answer.url().endsWith("/appearance"))
  await page.getByRole("button", { name: "Sombre" }).click()
  await remembered
  await expect(html(page)).toHaveAttribute("data-theme", "dark")
  await expect(page).toHaveURL(/\/admin\/products\?q=lampe$/)
  await page.goto("/")
  await expect(html(page)).toHaveAttribute("data-theme", "dark")
  const sheet = await page.request.get("/identity/assets/theme.css")
  expect(await sheet.text()).toContain("dark")
})

test("the navigation is folded to its icons, and keeps its names", async ({ page }) => {
  await page.goto("/admin/products")
  const remembered = page.waitForResponse((answer) => answer.url().endsWith("/appearance"))
  await page.getByRole("button", { name: "Réduire le menu" }).click()
  await remembered
  await expect(html(page)).toHaveAttribute("data-side", "narrow")
  await page.goto("/admin/bills")
  await expect(html(page)).toHaveAttribute("data-side", "narrow")
  const navigation = page.getByRole("navigation", { name: "Navigation principale" })
  await expect(navigation.getByRole("link", { name: "Factures", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  )
  await page.getByRole("button", { name: "Déployer le menu" }).click()
  await expect(html(page)).not.toHaveAttribute("data-side")
})

test("a phone shows three places at its lower edge, what one may add, and the others in a drawer", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/ap/bills")
  const navigation = page.getByRole("navigation", { name: "Navigation principale" })
  await expect(navigation.getByRole("link")).toHaveText(["Accueil", "Factures", "Entreprises"])
  await navigation.getByText("Menu", { exact: true }).click()
  // Without scripts the button would load the page anew: there all groups are open.
  if (javaScriptEnabled) await navigation.getByRole("button", { name: "Clients" }).click()
  await navigation.getByRole("link", { name: "Contacts" }).click()
  await expect(page).toHaveURL(/\/ap\/contacts$/)
  await expect(navigation.getByRole("link")).toHaveCount(3)
  await navigation.getByRole("link", { name: "Entreprises" }).click()
  await expect(page).toHaveURL(/\/ap\/companies$/)
  await navigation.getByLabel("Ajouter", { exact: true }).first().click()
  await navigation.getByRole("link", { name: "Devis" }).click()
  await expect(page).toHaveURL(/\/ap\/quotes\/new$/)
})

test("the breadcrumb leads to what is above the screen", async ({ page, records }) => {
  await page.goto(await records.url("/admin/bills/:billId/payments"))
  const breadcrumb = page.getByRole("navigation", { name: "Fil d’Ariane" })
  await expect(breadcrumb.getByRole("link")).toHaveCount(2)
  await breadcrumb.getByRole("link").last().click()
  await expect(page).toHaveURL(/\/admin\/bills\/[0-9a-f-]{36}$/)
  await expect(breadcrumb.getByRole("link")).toHaveText(["Factures"])
  await breadcrumb.getByRole("link", { name: "Factures", exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/bills$/)
})
