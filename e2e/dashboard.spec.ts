import type { Browser, Page } from "@playwright/test"
import { expect, test } from "./fixtures"
import { expectAccessible, expectReflow } from "./page-checks"

/** The same person in a browser without scripts. */
async function unscripted(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  return context.newPage()
}

test("the first day begins with what a first bill needs, and says what will be here", async ({
  freshAccount,
}) => {
  const { page } = await freshAccount()
  await page.goto("/admin/dashboard")
  const steps = page.getByRole("list").filter({ hasText: "Compléter votre profil" })
  await expect(steps.getByRole("listitem")).toHaveCount(3)
  await expect(page.getByRole("link", { name: "Continuer" })).toHaveAttribute("href", /first-run$/)
  await expect(page.getByRole("heading", { name: "Bientôt ici" })).toBeVisible()
  await expect(page.locator("main svg[role=img]")).toHaveCount(0)
  await expectAccessible(page)
  await expectReflow(page)
})

test.describe("with bills", () => {
  test.beforeEach(async ({ records, page }) => {
    await page.goto(await records.url("/admin/bills/:billId"))
  })

  test("without scripts, figures and tables are there, and each leads to its list", async ({
    browser,
    page,
  }) => {
    const plain = await unscripted(browser, page)
    await plain.goto("/ap/dashboard")
    await expect(plain.locator("h1")).toBeVisible()
    const toDo = plain.getByRole("region", { name: "À faire" })
    await expect(toDo.getByRole("listitem").first()).toBeVisible()
    await expect(plain.getByRole("region", { name: "Aujourd’hui et cette semaine" })).toBeVisible()
    const tiles = plain.getByRole("region", { name: "En un coup d’œil" })
    await expect(tiles.getByRole("link")).toHaveCount(4)
    const chart = plain.getByRole("img", { name: /^Chiffre d’affaires HT par mois/ })
    await expect(chart).toBeVisible()
    const figure = plain.locator("figure").first()
    await figure.getByText("Voir le tableau").click()
    await expect(figure.getByRole("row")).toHaveCount(13)
    await figure.getByRole("row").nth(1).getByRole("link").click()
    await expect(plain).toHaveURL(/\/ap\/bills\?state=issued&from=\d{4}-01-01&to=\d{4}-01-31$/)
    await plain.goBack()
    await tiles.getByRole("link", { name: /^Encaissé/ }).click()
    await expect(plain).toHaveURL(/\/ap\/dashboard\/collections\?month=\d{4}-\d{2}$/)
    await expect(plain.locator("h1")).toContainText("Encaissements en")
    await plain.context().close()
  })

  test("a chart is read by the keyboard, point by point, and put away by Escape", async ({
    page,
  }) => {
    await page.goto("/admin/dashboard")
    const slider = page.getByRole("slider").first()
    await slider.focus()
    await page.keyboard.press("Home")
    const tip = page
      .locator("figure")
      .first()
      .getByText(/^janvier \d{4}$/)
      .first()
    await expect(tip).toBeVisible()
    await expect(slider).toHaveAttribute("aria-valuetext", /^janvier \d{4}, \d{4} /)
    await page.keyboard.press("ArrowRight")
    await expect(slider).toHaveAttribute("aria-valuetext", /^février \d{4}/)
    await page.keyboard.press("Escape")
    await expect(page.locator("figure [aria-hidden] p")).toHaveCount(0)
  })

  test("the charts have no fault that is known, in both themes, tables opened", async ({
    page,
  }) => {
    const said: string[] = []
    page.on("console", (message) => message.type() === "error" && said.push(message.text()))
    await page.goto("/admin/dashboard")
    for (const table of await page.locator("details.chart-table summary").all()) await table.click()
    await expectAccessible(page)
    await expectReflow(page)
    expect(said.filter((text) => !/404/.test(text))).toEqual([])
  })
})
