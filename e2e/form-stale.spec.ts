import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures"

test("F27 a save upon what another tab saved is refused, and loses neither", async ({
  page,
  records,
}) => {
  const edit = await records.url("/admin/products/:productId/edit")
  const other = await page.context().newPage()
  await page.goto(edit)
  await other.goto(edit)
  await other.locator("main [name=name]").fill("Lampe verte")
  await save(other)
  await expect(other).not.toHaveURL(/\/edit$/)

  await page.locator("main [name=name]").fill("Lampe rouge")
  await page.locator("main [name=color]").fill("rouge")
  const answer = page.waitForResponse((response) => response.request().method() === "POST")
  await save(page)
  expect((await answer).status()).toBe(409)
  await expect(page.getByText("Cette fiche a été modifiée entre-temps")).toBeVisible()
  await expect(page.locator("main [name=name]")).toHaveValue("Lampe rouge")
  await expect(page.locator("main [name=color]")).toHaveValue("rouge")
  await expect(page.locator("main form")).toContainText("Lampe verte")

  await save(page)
  await expect(page).not.toHaveURL(/\/edit$/)
  await expect(page.locator("main")).toContainText("Lampe rouge")
})

async function save(page: Page): Promise<void> {
  await page.locator("main form").getByRole("button", { name: "Enregistrer", exact: true }).click()
}
